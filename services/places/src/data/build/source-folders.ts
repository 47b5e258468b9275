import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folders the source tables come in. */
export interface SourceFolders {
  /** Hotels, venues, points of interest, cities, and `curated/`. */
  readonly places: string
  /** Airports, stations, postcodes, districts, teams, aliases. */
  readonly gazetteer: string
  /** Judgements of single rows. */
  readonly fixes: string
  /** OpenStreetMap extracts of cities. */
  readonly osm: string
}

/** The folders `places`, `gaz`, `fixes` and `osm` of `source`, which may also be the folder `places` itself. Throws without them. */
export function sourceFolders(source: string): SourceFolders {
  const root = existsSync(path.join(source, 'curated')) ? path.dirname(source) : source
  const folder = (name: string, file: string): string => {
    const found = path.join(root, name)
    if (existsSync(path.join(found, file))) return found
    throw new Error(`No source tables in ${found}: ${file} is missing`)
  }
  return {
    places: existsSync(path.join(source, 'curated')) ? source : folder('places', 'curated'),
    gazetteer: folder('gaz', 'airports.tsv.gz'),
    fixes: folder('fixes', 'place_fixes.tsv'),
    osm: folder('osm', 'README.md'),
  }
}
