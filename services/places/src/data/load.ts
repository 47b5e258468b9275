import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { holidayRow, type HolidayYears } from './holiday-rows.ts'
import { loadBarriers } from './load-barriers.ts'
import { loadGazetteerTables, type GazetteerTables } from './load-gazetteer.ts'
import { closureRow, type Closure } from './closure-rows.ts'
import { cityRow, credit, eventRow, hotelRow, poiRow, venueRow } from './rows.ts'
import type { City, Credit, EventRow, Hotel, Poi, Venue } from './rows.ts'
import type { Barrier } from '../walking/barriers.ts'
import { readJson, readPacked, readTable } from './table.ts'
import { readEventFacts, withTimetables, type EventFacts } from './event-facts.ts'
import { readMoreEvents } from './more-events.ts'
import { readSeasonGrounds, type SeasonGround } from './season-grounds.ts'
import { withSeasonPlaces } from './season-places.ts'
import { usualClosures } from './usual-closures.ts'
import { withCuisines } from './cuisines.ts'
import { withVisitFacts } from './visit-facts.ts'

/** Everything shipped, as rows in memory. */
export interface Dataset extends GazetteerTables {
  readonly hotels: readonly Hotel[]
  readonly venues: readonly Venue[]
  readonly pois: readonly Poi[]
  readonly seasonGrounds: readonly SeasonGround[]
  readonly events: readonly EventRow[]
  /** How events are best gone to, by id. */
  readonly eventFacts: ReadonlyMap<string, EventFacts>
  readonly closures: readonly Closure[]
  readonly holidays: readonly HolidayYears[]
  readonly cities: readonly City[]
  /** Sorted lines `folded name \t city index`. */
  readonly cityNames: readonly string[]
  readonly credits: readonly Credit[]
  /** Rivers and harbours where no streets are known. */
  readonly barriers: readonly Barrier[]
}

function both<T>(dir: string, name: string, row: z.ZodMiniType<T>): T[] {
  return ['open', 'odbl'].flatMap((part) => {
    const file = path.join(dir, part, `${name}.json.br`)
    // An owner may delete the ODbL files to ship without that licence.
    return part === 'odbl' && !existsSync(file) ? [] : readTable(file, row)
  })
}

/** The cities alone and their names, for tools that need no more. Throws `DataError` when they are missing or damaged. */
export function loadCities(dir: string): Pick<Dataset, 'cities' | 'cityNames'> {
  return {
    cities: readTable(path.join(dir, 'open', 'cities.json.br'), cityRow),
    cityNames: readPacked(path.join(dir, 'open', 'city-names.txt.br'))
      .toString('utf8')
      .split('\n'),
  }
}

/** Loads the shipped data. Throws `DataError` when something is missing or damaged. */
export function loadDataset(dir: string): Dataset {
  const venues = both(dir, 'venues', venueRow)
  const listed = new Map<string, Dataset['events'][number]>(
    readTable(path.join(dir, 'open', 'events.json.br'), eventRow).map((row) => [row.id, row]),
  )
  // What is put right of an event are its dates and hours: what is said of it stays.
  for (const row of readMoreEvents(dir, venues).rows)
    listed.set(row.id, { ...row, note: row.note ?? listed.get(row.id)?.note ?? null })
  const events = [...listed.values()]
  return {
    hotels: both(dir, 'hotels', hotelRow),
    venues,
    pois: withSeasonPlaces(withCuisines(withVisitFacts(both(dir, 'pois', poiRow), dir), dir), dir),
    seasonGrounds: readSeasonGrounds(dir),
    events: withTimetables(events, dir),
    eventFacts: readEventFacts(dir),
    closures: [...readTable(path.join(dir, 'open', 'closures.json.br'), closureRow), ...usualClosures],
    holidays: readTable(path.join(dir, 'open', 'holidays.json.br'), holidayRow),
    ...loadCities(dir),
    ...loadGazetteerTables(dir),
    credits: readJson(path.join(dir, 'credits.json'), z.array(credit)),
    barriers: loadBarriers(dir),
  }
}
