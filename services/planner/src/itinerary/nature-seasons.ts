/** Seasons of nature, which have no ground of their own: they are seen in parks and on walks, and best where a place is known for them. */

import { site } from '@site/contracts/site'
import type { Poi } from './places.ts'
import type { AskedSeason } from './seasons.ts'

const list = new Intl.ListFormat(site.locale)

/** Month-days outside of which there is nothing to see in any city, whatever the year: from Tokyo and Washington to the north of Japan. */
const NATURE: ReadonlyMap<string, { readonly from: string; readonly until: string }> = new Map([
  ['cherry-blossom', { from: '03-15', until: '05-05' }],
])

/** What a place known for the season is worth more, and any other park or garden (chosen, decision 27). */
const KNOWN_WORTH = 60
const PARK_WORTH = 20

/** Whether a season is nature's, and not somewhere on its own days. */
export const isOfNature = ({ key }: AskedSeason): boolean => NATURE.has(key)

const isThereOn = ({ key }: AskedSeason, dates: readonly string[]): boolean => {
  const season = NATURE.get(key)
  return season !== undefined && dates.some((date) => date.slice(5) >= season.from && date.slice(5) <= season.until)
}

type Known = Pick<Poi, 'category' | 'knownIn'>

const isKnownIn = ({ knownIn }: Known, { key }: AskedSeason): boolean => knownIn?.season === key

/** Whether a place is known for a season of nature that was asked for, on days on which it may be there. */
export const isInBloom = (poi: Known, asked: readonly AskedSeason[], dates: readonly string[]): boolean =>
  asked.some((season) => isThereOn(season, dates) && isKnownIn(poi, season))

/** A place with what it is worth more to who came for a season of nature, on days on which it may be there. */
export function inSeason<P extends Known & Pick<Poi, 'interest'>>(
  poi: P,
  asked: readonly AskedSeason[],
  dates: readonly string[],
): P {
  const there = asked.filter((season) => isThereOn(season, dates))
  if (there.length === 0) return poi
  const more = isInBloom(poi, asked, dates) ? KNOWN_WORTH : poi.category === 'park' ? PARK_WORTH : 0
  return { ...poi, interest: poi.interest + more }
}

interface PlannedCity {
  readonly city: string
  readonly dates: readonly string[]
  /** Every candidate, and the ids of those in the plan. */
  readonly places: readonly (Known & Pick<Poi, 'id' | 'name'>)[]
  readonly planned: ReadonlySet<string>
}

/** Whether a plan has what there is of a season of nature: a place known for it, or a park. */
export const isSeenIn = (season: AskedSeason, { places, planned, dates }: PlannedCity): boolean =>
  isThereOn(season, dates) &&
  places.some((poi) => planned.has(poi.id) && (isKnownIn(poi, season) || poi.category === 'park'))

function noteOf(season: AskedSeason, own: PlannedCity): string {
  const { city, dates, places, planned } = own
  const name = season.name.toLowerCase()
  const usually = places.find((poi) => isKnownIn(poi, season))?.knownIn?.usually
  const when =
    usually === undefined
      ? `The days of ${name} move from year to year, so look at a forecast before you book.`
      : `In ${city} the ${name} is usually at its best ${usually}. It moves from year to year, so look at a forecast before you book.`
  if (!isThereOn(season, dates)) return `${when} Your days are outside its season, so no stop is chosen for it.`
  const stops = places.filter((poi) => planned.has(poi.id) && isKnownIn(poi, season)).map((poi) => poi.name)
  if (stops.length > 0)
    return `${when} In this plan ${list.format(stops)} ${stops.length === 1 ? 'is' : 'are'} known for it.`
  return isSeenIn(season, own)
    ? `${when} We know no place there that is famous for it, so parks and gardens come first.`
    : when
}

/** Says when the seasons of nature asked for usually are, and which stops are known for them; null where none was asked for. */
export function natureNote(asked: readonly AskedSeason[], own: PlannedCity): string | null {
  const told = asked.filter(isOfNature).map((season) => noteOf(season, own))
  return told.length === 0 ? null : told.join(' ')
}
