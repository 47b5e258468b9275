import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fold } from '../../data/fold.ts'
import type { City } from '../../data/rows.ts'
import type { Gazetteer } from '../../search/gazetteer.ts'
import { boxAround, type Box } from '../../walking/geo.ts'
import type { Manifest } from '../extract-store.ts'
import { ImportError } from '../pbf-file.ts'
import { ask, download, sizeOf } from './download.ts'
import { readRegions, smallestRegion } from './region-index.ts'

/** One import of a city: what `importExtract` takes. */
export interface CityImport {
  readonly file: string
  readonly name: string
  /** As the gazetteer finds it. */
  readonly city: string
  readonly within: Box
  readonly origin?: NonNullable<Manifest['origin']>
}

export interface CityTools {
  readonly gazetteer: Gazetteer
  /** Folder for downloads under way. */
  readonly downloads: string
  /** Address of the index of extracts. */
  readonly index: string
  /** Imports a file and makes it live. */
  readonly importCity: (what: CityImport) => Promise<void>
  readonly say: (line: string) => void
  /** Whether to go on after what was said. */
  readonly confirm: (question: string) => Promise<boolean>
  readonly progress?: (done: number, total: number) => void
}

export interface AddRequest {
  readonly city: string
  readonly radiusKm: number
  /** A file or an address to take instead of the service's smallest extract. */
  readonly from?: string | undefined
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)
const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6)).toLocaleString('en-AU')} MB`

/** The city of a name. Throws `ImportError` where the gazetteer has none. */
export function cityNamed(gazetteer: Gazetteer, name: string): City {
  const city = gazetteer.resolve(name)
  if (!city)
    throw new ImportError(`The city “${name}” is not in the gazetteer. Write it with its country: “Perth, Australia”.`)
  return city
}

/** The address of the smallest extract that holds a city. */
async function findExtract(index: string, city: City): Promise<{ name: string; url: string }> {
  const response = await ask(index)
  if (!response.ok) throw new ImportError(`${index} answered ${response.status}`)
  const json: unknown = await response.json().catch(() => null)
  const region = smallestRegion(readRegions(json, index), city)
  if (!region) throw new ImportError(`No extract of the service holds ${city.name}. Name a file with --from.`)
  return region
}

const jobOf = (city: City, radiusKm: number) => ({
  name: fold(city.name).replaceAll(' ', '-'),
  city: `${city.name}, ${city.country}`,
  within: boxAround(city, radiusKm * 1000),
})

/** Fetches the extract at an address, if it changed since `since`, and imports what lies round the city. False when it did not. */
async function fetchAndImport(
  url: string,
  city: City,
  radiusKm: number,
  tools: CityTools,
  since?: string,
): Promise<boolean> {
  const file = path.join(tools.downloads, path.basename(new URL(url).pathname))
  const fetched = await download(url, file, { since, ...(tools.progress ? { progress: tools.progress } : {}) })
  if (!fetched) return false
  try {
    await tools.importCity({ ...jobOf(city, radiusKm), file, origin: { url, modified: fetched.modified, radiusKm } })
  } finally {
    rmSync(file, { force: true })
  }
  return true
}

/**
 * Adds a city: finds the smallest extract that holds it, fetches it and imports what lies within the radius. False when the person said
 * no. Throws `ImportError`; what was live before stays live.
 */
export async function addCity({ city: asked, radiusKm, from }: AddRequest, tools: CityTools): Promise<boolean> {
  const city = cityNamed(tools.gazetteer, asked)
  if (from !== undefined && !isAddress(from)) {
    if (!existsSync(from)) throw new ImportError(`There is no file ${from}`)
    await tools.importCity({ ...jobOf(city, radiusKm), file: from })
    return true
  }
  const { name, url } = from === undefined ? await findExtract(tools.index, city) : { name: from, url: from }
  const bytes = await sizeOf(url)
  const size = bytes === null ? 'its server does not say how large it is' : megabytes(bytes)
  tools.say(
    `${city.name}, ${city.country}: ${name} from ${new URL(url).host}, ${size}; ${radiusKm} km round the centre are kept`,
  )
  if (!(await tools.confirm('Fetch it?'))) return false
  return fetchAndImport(url, city, radiusKm, tools)
}

/** Brings a city up to date. False when its extract has not changed, or when nobody knows where it came from. */
export async function updateCity({ name, city, country, origin }: Manifest, tools: CityTools): Promise<boolean> {
  if (!origin) {
    tools.say(`${name}: imported from a file; import a newer one to bring it up to date`)
    return false
  }
  const there = cityNamed(tools.gazetteer, `${city}, ${country}`)
  const changed = await fetchAndImport(origin.url, there, origin.radiusKm, tools, origin.modified ?? undefined)
  tools.say(`${name}: ${changed ? 'brought up to date' : 'has not changed'}`)
  return changed
}
