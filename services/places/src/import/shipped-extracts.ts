import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { importExtract } from './import-extract.ts'
import { Gazetteer } from '../search/gazetteer.ts'
import { loadCities } from '../data/load.ts'

interface ShippedExtract {
  readonly city: string
  /** File name without its ending. */
  readonly file: string
  /** Day of the data as the folder's README knows it, where the file does not say it; of joined files the oldest. */
  readonly dataOf: string
}

/** Cities whose streets ship. Most files are a centre, not a whole city; less than a square kilometre of Paris is no map of it. */
const SHIPPED: readonly ShippedExtract[] = [
  { city: 'Austin', file: 'austin-downtown', dataOf: '2019-01-23' },
  { city: 'Barcelona', file: 'barcelona-eixample-2012', dataOf: '2012-01-18' },
  { city: 'Berlin', file: 'berlin-mitte', dataOf: '2014-11' },
  { city: 'Helsinki', file: 'helsinki-centre', dataOf: '2019-04-21' },
  { city: 'London', file: 'london-merged', dataOf: '2020-07-20' },
  { city: 'Monaco', file: 'monaco-latest', dataOf: '2019' },
  { city: 'Munich', file: 'munich-altstadt', dataOf: '2020-07-20' },
  { city: 'New York City', file: 'new-york-midtown', dataOf: '2025-01-25' },
  { city: 'São Paulo', file: 'sao-paulo-centre', dataOf: '2020-09-23' },
  { city: 'Singapore', file: 'bayfront_singapore', dataOf: '2019' },
  { city: 'Tokyo', file: 'tokyo-merged', dataOf: '2025-07-02' },
  { city: 'Toronto', file: 'toronto-queens-park', dataOf: '2020-11-23' },
  { city: 'Vienna', file: 'vienna-old-town', dataOf: '2024-11' },
]

/** Imports the extracts that ship, in place of those that did. */
export async function buildExtracts(source: string, target: string): Promise<void> {
  const root = path.join(target, 'odbl', 'extracts')
  if (existsSync(root)) for (const name of readdirSync(root)) rmSync(path.join(root, name), { recursive: true })
  const { cities, cityNames } = loadCities(target)
  const gazetteer = new Gazetteer(cities, cityNames)
  for (const { city, file, dataOf } of SHIPPED) {
    const { manifest } = await importExtract({
      files: [path.join(source, `${file}.osm.pbf`)],
      root,
      city,
      dataOf,
      gazetteer,
    })
    const { vertices, hotels, addresses } = manifest.counts
    console.log(`streets of ${city}: ${vertices} vertices, ${hotels} hotels, ${addresses} addresses, of ${dataOf}`)
  }
}
