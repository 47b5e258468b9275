import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Gazetteer } from '../../src/cities/gazetteer.ts'
import { findDataDir } from '../../src/store/data-dir.ts'
import { loadDataset } from '../../src/store/load.ts'
import { coverage, type Coverage } from './coverage.ts'
import { equality, type Equality } from './equality.ts'
import { importRun, repeated, type ImportRun } from './importing.ts'
import { plainGraph } from './plain.ts'

interface Sample {
  readonly name: string
  /** `fitted`: the interval was fitted on it; `fragment`: cut so small that walks have to go round the cut. */
  readonly role: 'fitted' | 'unseen' | 'fragment'
}

const SAMPLES: readonly Sample[] = [
  { name: 'helsinki', role: 'fitted' },
  { name: 'monaco-latest', role: 'unseen' },
  { name: 'bayfront_singapore', role: 'fragment' },
  { name: 'nyc', role: 'fragment' },
]
/** Copies of the data blocks for the question whether memory grows with the file. */
const COPIES = [1, 10, 40]

export interface WalkReport {
  readonly extracts: readonly (Sample & { readonly equality: Equality; readonly coverage: Coverage })[]
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
  const extracts: (Sample & { equality: Equality; coverage: Coverage })[] = []
  for (const sample of SAMPLES) {
    say(`walking ${sample.name}`)
    const plain = await plainGraph(file(sample.name))
    extracts.push({
      ...sample,
      equality: await equality(file(sample.name), plain, gazetteer, pairs, 11),
      coverage: coverage(plain, 100, 40, 7),
    })
  }
  const imports: ImportRun[] = []
  if (cli) {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-files-'))
    try {
      for (const sample of SAMPLES) imports.push(importRun(cli, file(sample.name)))
      for (const copies of COPIES) {
        say(`importing nyc, ${copies} times the data`)
        imports.push(importRun(cli, repeated(file('nyc'), copies, folder)))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { extracts, imports }
}
