import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Gazetteer } from '../../src/search/gazetteer.ts'
import type { Extract } from '../../src/import/extract-store.ts'
import { distance } from '../../src/walking/geo.ts'
import { INTERVAL, type Interval } from '../../src/walking/minutes.ts'
import { findDataDir } from '../../src/data/data-dir.ts'
import { loadDataset } from '../../src/data/load.ts'
import { coverage, type Coverage, type Walked } from './coverage.ts'
import { density, WHOLE_NETWORK } from './density.ts'
import { doors } from './doors.ts'
import { enlarged } from './enlarge.ts'
import { equality, type Equality } from './equality.ts'
import { fitInterval } from './fit.ts'
import { imported, importRun, type ImportRun } from './importing.ts'
import { mainPart } from './main-part.ts'
import { plainGraph, type PlainGraph } from './plain.ts'
import { bends, randomWalks } from './street-walks.ts'

const SAMPLES = ['helsinki', 'monaco-latest', 'bayfront_singapore', 'nyc'] as const
/** Random walks judged: starts, and ends of each. */
const STARTS = 500
const ENDS = 40
/** Copies of Helsinki, each new to the importer, for the question whether memory grows with the file. */
const COPIES = [1, 10, 40, 80, 160]

export interface WalkedExtract {
  readonly name: string
  /** Metres east to west and north to south of the box the file says it covers. */
  readonly box: readonly [number, number]
  /** Share of the street nodes inside that box; the others belong to ways that only begin there. */
  readonly nodesInBox: number
  /** Kilometres of walkable way a square kilometre; below `WHOLE_NETWORK` nothing is fitted on the extract. */
  readonly density: number
  readonly whole: boolean
  readonly equality: Equality
  /** An interval fitted on every other whole network. */
  readonly fittedElsewhere: Interval
  /** How it does here, and how the shipped one does: between doors, and between bends of streets. */
  readonly doors: Judged
  readonly bends: Judged
}

interface Judged {
  readonly spots: number
  readonly unseen: Coverage
  /** By a fit on every other extract, fragments too. */
  readonly unseenByAny: Coverage
  readonly shipped: Coverage
}

export interface WalkReport {
  readonly extracts: readonly WalkedExtract[]
  /** All extracts between doors, each judged by a fit that has not seen it and weighing the same: least and most. */
  readonly pooledUnseen: readonly [number, number]
  /** The fit on all whole networks: what the shipped interval is rounded from. */
  readonly fittedOnAll: Interval
  /** The fit on every extract, fragments too. */
  readonly fittedOnAny: Interval
  readonly imports: readonly ImportRun[]
}

export interface WalkOptions {
  readonly pairs?: number
  /** Built importer to measure; imports are left out without it. */
  readonly cli?: string
  readonly say?: (line: string) => void
}

interface Measured extends Omit<WalkedExtract, 'fittedElsewhere' | 'doors' | 'bends'> {
  readonly doors: readonly Walked[]
  readonly bends: readonly Walked[]
  readonly spots: { readonly doors: number; readonly bends: number }
}

function measure(name: string, plain: PlainGraph, extract: Extract, pairs: number): Measured {
  const { south, west, north, east } = plain.box
  const streets = density(plain)
  const [doorSpots, bendSpots] = [doors(plain, extract), bends(plain)]
  return {
    name,
    box: [distance((south + north) / 2, west, (south + north) / 2, east), distance(south, west, north, west)],
    nodesInBox: bendSpots.length / mainPart(plain).length,
    density: streets,
    whole: streets >= WHOLE_NETWORK,
    equality: equality(extract, plain, pairs, 11),
    doors: randomWalks(plain, doorSpots, STARTS, ENDS, 7),
    bends: randomWalks(plain, bendSpots, STARTS, ENDS, 7),
    spots: { doors: doorSpots.length, bends: bendSpots.length },
  }
}

/** Exactness, interval and importer, measured on the extracts that come with the bench. */
export async function benchWalk({ pairs = 1000, cli, say = () => {} }: WalkOptions = {}): Promise<WalkReport> {
  const data = loadDataset(findDataDir())
  const gazetteer = new Gazetteer(data.cities, data.cityNames)
  const file = (name: string) => path.join(findDataDir(), '..', 'bench', 'osm', `${name}.osm.pbf`)
  const measured: Measured[] = []
  for (const name of SAMPLES) {
    say(`walking ${name}`)
    measured.push(measure(name, await plainGraph(file(name)), await imported(file(name), gazetteer), pairs))
  }
  const whole = measured.filter((extract) => extract.whole)
  const extracts = measured.map(({ spots, ...extract }): WalkedExtract => {
    const others = whole.filter(({ name }) => name !== extract.name)
    const fittedElsewhere = fitInterval(others.map(({ bends }) => bends))
    const fittedOnAny = fitInterval(measured.filter(({ name }) => name !== extract.name).map(({ bends }) => bends))
    const judged = (population: 'doors' | 'bends'): Judged => ({
      spots: spots[population],
      unseen: coverage(extract[population], fittedElsewhere),
      unseenByAny: coverage(extract[population], fittedOnAny),
      shipped: coverage(extract[population], INTERVAL),
    })
    return { ...extract, fittedElsewhere, doors: judged('doors'), bends: judged('bends') }
  })
  const pooled = (share: (unseen: Coverage) => number) =>
    extracts.reduce((sum, { doors: { unseen } }) => sum + share(unseen), 0) / extracts.length
  const imports: ImportRun[] = []
  if (cli) {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-files-'))
    try {
      for (const name of SAMPLES) imports.push(importRun(cli, file(name)))
      for (const copies of COPIES) {
        say(`importing ${copies} times Helsinki`)
        imports.push(importRun(cli, enlarged(file('helsinki'), copies, folder)))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return {
    extracts,
    pooledUnseen: [pooled(({ inside }) => inside), pooled(({ inside, undecided }) => inside + undecided)],
    fittedOnAll: fitInterval(whole.map(({ bends }) => bends)),
    fittedOnAny: fitInterval(measured.map(({ bends }) => bends)),
    imports,
  }
}
