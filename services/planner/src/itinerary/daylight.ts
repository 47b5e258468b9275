import type { DayFacts } from './day-facts.ts'
import type { Window } from './hours-rules.ts'
import { isAfterDark, type Poi } from './places.ts'

/** Sights out of doors that nobody lights, by their names. */
const OUT_OF_DOORS =
  /\b(?:gardens?|g[aä]rten|jardim|jardins?|jard[ií]n|park|parque|beach|playa|praia|hills?|mount(?:ain)?|cliffs?|trail|coast\w*|canyon|sign|cemetery|cementerio|friedhof|ruins|roman forum|palatine|reserve|island|wetlands?|lake|lagoon|falls|springs|point|lookout|mural|farm|zoo|vineyards?|memorials?|mahnmal\w*|denkmal|gedenkst[aä]tte|hundertwasser\w*|murals?|graffiti)\b/i
/** A view with grounds that close, or of what is gone in the dark. */
const GROUNDS = /\b(?:gardens?|g[aä]rten|jardim|jardins?|sign)\b/i
/** What stands in a street, whatever it is called. */
const IN_TOWN = /\b(?:piazza|square|station|street|house)\b/i
/** A gallery that never closes is a wall in the street. */
const OPEN_AIR_GALLERY = /\b(?:gallery|graffiti|street art|laneway)\b/i
const OLD_TOWER = /\b(?:tower|torre|fort|fortress|bastion)\b(?! bridge)/i

/** Who keeps its own hours until then is lit: no summer hours. */
const LIT_UNTIL = 20 * 60 + 30
/** One sees enough for so long after sunset: civil twilight in middle latitudes. */
const TWILIGHT = 30
const MIDNIGHT = 1440

function isOpenAir({ category, name, themes }: Poi, alwaysOpen: boolean): boolean {
  if (category === 'experience') return alwaysOpen && OUT_OF_DOORS.test(name)
  if (category !== 'sight' || IN_TOWN.test(name)) return false
  return OUT_OF_DOORS.test(name) || (alwaysOpen && (themes.includes('outdoors') || OPEN_AIR_GALLERY.test(name)))
}

/**
 * Until when, and from when, there is light enough at a place that is open until `closes`: gardens close at dusk whatever hours their
 * summer has, and a view is none in the dark. All day for what has walls, lamps or a night of its own.
 */
export function daylightOf(poi: Poi, { sun }: Pick<DayFacts, 'sun'>, closes: number | null): Window {
  const allDay: Window = [0, 2 * MIDNIGHT]
  if (sun === null) return allDay
  const alwaysOpen = closes === null || closes >= MIDNIGHT
  const isLit = !alwaysOpen && closes >= LIT_UNTIL
  const light: Window = [sun.rises, sun.sets]
  const twilight: Window = [0, sun.sets + TWILIGHT]
  if (poi.best === 'sunset' && (poi.category === 'park' || poi.category === 'sight')) return twilight
  if (isAfterDark(poi) && poi.best !== 'sunset') return allDay
  if (poi.category === 'park' || isOpenAir(poi, alwaysOpen)) return light
  if (poi.category === 'view' || poi.category === 'viewpoint')
    return isLit ? allDay : GROUNDS.test(poi.name) ? light : twilight
  return poi.category === 'sight' && OLD_TOWER.test(poi.name) && !isLit && !alwaysOpen ? light : allDay
}
