import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Gazetteer } from '../../src/cities/gazetteer.ts'
import { INTERVAL, type Interval } from '../../src/journey/estimate.ts'
import { findDataDir } from '../../src/store/data-dir.ts'
import { loadDataset } from '../../src/store/load.ts'
import { coverage, randomWalks, type Coverage, type Walked } from './coverage.ts'
import { density, WHOLE_NETWORK } from './density.ts'
import { enlarged } from './enlarge.ts'
import { equality, type Equality } from './equality.ts'
import { fitInterval } from './fit.ts'
import { importRun, type ImportRun } from './importing.ts'
import { plainGraph } from './plain.ts'

const SAMPLES = ['helsinki', 'monaco-latest', 'bayfront_singapore', 'nyc'] as const
/** Random walks judged: starts, and ends of each. */
const STARTS = 500
const ENDS = 40
/** Copies of Helsinki, each new to the importer, for the question whether memory grows with the file. */
const COPIES = [1, 10, 40, 80]

export interface WalkedExtract {
  readonly name: string
  /** Kilometres of walkable way a square kilometre; below `WHOLE_NETWORK` the extract is a fragment. */
  readonly density: number
  readonly whole: boolean
  readonly equality: Equality
  /** The interval the site ships. */
  readonly shipped: Coverage
  /** An interval fitted on every other whole network, and how it does here. */
  readonly fittedElsewhere: Interval
  readonly unseen: Coverage
}

export interface WalkReport {
  readonly extracts: readonly WalkedExtract[]
  /** Every whole network judged by the fit on the others, each weighing the same. */
  readonly pooledUnseen: number
  /** The fit on all whole networks: what the shipped interval is rounded from. */
  readonly fittedOnAll: Interval
  readonly imports: readonly ImportRun[]
}

export interface WalkOptions {
  readonly pairs?: number
  /** Built importer to measure; imports are left out without it. */
  readonly cli?: string
  readonly say?: (line: string) => void
}

/** Exactness, interval and importer, measured on the extracts that come with the bench. */
export async function benchWalk({ pairs = 1000, cli, say = () => {} }: WalkOptions = {}): Promise<WalkReport> {
  const data = loadDataset(findDataDir())
  const gazetteer = new Gazetteer(data.cities, data.cityNames)
  const file = (name: string) => path.join(findDataDir(), '..', 'bench', 'osm', `${name}.osm.pbf`)
  const measured: { name: string; density: number; whole: boolean; equality: Equality; walks: Walked[] }[] = []
  for (const name of SAMPLES) {
    say(`walking ${name}`)
    const plain = await plainGraph(file(name))
    const streets = density(plain)
    measured.push({
      name,
      density: streets,
      whole: streets >= WHOLE_NETWORK,
      equality: await equality(file(name), plain, gazetteer, pairs, 11),
      walks: randomWalks(plain, STARTS, ENDS, 7),
    })
  }
  const whole = measured.filter((extract) => extract.whole)
  const extracts = measured.map(({ walks, ...extract }): WalkedExtract => {
    const others = whole.filter(({ name }) => name !== extract.name)
    const fittedElsewhere = fitInterval(others.map((other) => other.walks))
    return { ...extract, shipped: coverage(walks, INTERVAL), fittedElsewhere, unseen: coverage(walks, fittedElsewhere) }
  })
  const judged = extracts.filter((extract) => extract.whole)
  const pooledUnseen = judged.reduce((sum, { unseen }) => sum + unseen.inside, 0) / judged.length
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
  return { extracts, pooledUnseen, fittedOnAll: fitInterval(whole.map(({ walks }) => walks)), imports }
}
