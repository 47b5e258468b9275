/** When a place of which no hours are known is visited: in the part of the day in which nearly all of its kind are open. */

import type { DayFacts } from './day-facts.ts'
import { weekday } from './days.ts'
import type { Window } from './hours-rules.ts'
import { isLikeMuseum } from './museum-like.ts'
import { isAfterDark, isCafe, usualFor, visitMinutes, type Poi } from './places.ts'
import { faithOf, type Faith } from './worship.ts'

const at = (hour: number, minute = 0): number => hour * 60 + minute
const span = (from: readonly [number, number?], until: readonly [number, number?]): Window => [
  at(...from),
  at(...until),
]

/** Behind a door: most open by ten and close at five or later (chosen, decision 27). */
const BEHIND_A_DOOR = span([10], [17])
/** A church is left before the evening's services. */
const CHURCH = span([10], [16, 30])
/** Ruins are open with the morning. */
const RUINS = span([9], [16, 30])
const IS_RUIN = /\b(?:roman forum|palatine|colosseum|amphitheat(?:re|er)|baths|ruins|archaeological)\b/i
/** Observation decks stay open longer than museums, and what they look at is gone in the dark (chosen, decision 27). */
const DECK = span([10], [18])
const SHOPS = span([10, 30], [18])
const MARKET = span([10], [14])
const MORNING_MARKET = span([9], [14])
const NIGHT_MARKET = span([18], [22])

/** Sights that one enters, by their names; those that take an hour are known without. */
const DOOR =
  /\b(?:palace|palacio|palais|palazzo|castle|castelo|schloss|library|biblioteca|hall|house|casa|parliament|opera|lift|funicular|cable car|klementinum|pantheon|monastery|monasterio|mosteiro|dome|crypt|tower|state rooms?|memorial hall)\b/i
export const BUILT_DECK =
  /\b(?:tower|turm|eye|deck|observation|sky\w*|wheel|mirador|mirante|rooftop|lookout tower|lift|panorama\w*|summit|terra[cç]o)\b/i
/** Animals and rides are behind a gate, whatever kind the source gives. */
const GATED = /\b(?:zoo\w*|tierpark|aquarium|oceanarium|conservatory|greenhouse|animalier)\b/i
/** Ground that nobody shuts: squares, streets, bridges and what stands on them. */
const OPEN_GROUND =
  /\b(?:squares?|piazza\w*|plaza|pla[cç]a|place|platz|plein|largo|rossio|streets?|stra(?:ss|ß)e|avenue|boulevard|mile|walk\w*|promenade|waterfront|riverwalk|harbou?r\w*|pier|quay|canal\w*|river|bridge|ponte?|brücke|steps|stairs|stairway|fountain|fontana|column|columna|arch|arco|gate|tor|statue|sculpture|monument\w*|memorial|district|quarter|neighbou?rhood|village|town|chinatown|beach|gardens?|park|circus|crossing|sign|lights|mural\w*|walls?|ferry|tram|gata|marina|islands?)\b|(?:platz|straße|strasse|brücke|brunnen|markt|tor)\b/iu
export const isOpenGround = ({ name, themes }: Pick<Poi, 'name' | 'themes'>): boolean =>
  themes.includes('outdoors') || OPEN_GROUND.test(name)

const NIGHT = /\bnight (?:market|bazaar)\b/i
const SHOP_STREET =
  /\b(?:street|road|mall|arcade|cent(?:re|er)|precinct|shopping|outlets?|house|parks?|gallery|galeria|city|bay|souk)\b|-gil\b|-suji\b|&/i

/** Countries whose churches close over noon. */
const CLOSES_AT_NOON = /^(?:IT|ES|PT|GR|HR|MT)$/
/** A church of this interest is visited by so many that it stays open over noon (chosen, decision 27). */
const GREAT_CHURCH = 75
const SUNDAY = 6
const FRIDAY = 4
const SATURDAY = 5

/** Between the services: on Sundays and public holidays from after noon, on Fridays a mosque from after prayers, on the Sabbath no synagogue. */
function betweenServices(
  faith: Faith,
  { interest }: Poi,
  { date, country = '', holiday }: DayFacts,
): readonly Window[] {
  const day = weekday(date)
  switch (faith) {
    case 'church': {
      const hasMass = day === SUNDAY || holiday
      if (CLOSES_AT_NOON.test(country) && interest < GREAT_CHURCH)
        return [...(hasMass ? [] : [span([10], [12])]), span([16], [18, 30])]
      return [hasMass ? span([13], [16, 30]) : CHURCH]
    }
    case 'hindu':
      return [span([9], [11, 30]), span([18], [20])]
    case 'mosque':
      return [...(day === FRIDAY ? [] : [span([10], [12])]), span([14], [16])]
    case 'synagogue':
      return day === SATURDAY ? [] : [day === FRIDAY ? span([10], [14]) : CHURCH]
  }
}

/** What is at its best at night is visited until this hour. */
const NIGHT_UNTIL = at(23)
/** And what is so at sunset until so long after it. */
const AFTER_SUNSET = 60

function market({ name, best }: Poi): Window {
  if (NIGHT.test(name)) return NIGHT_MARKET
  if (SHOP_STREET.test(name)) return SHOPS
  return best === 'morning' ? MORNING_MARKET : MARKET
}

/** A deck of a tower or on a roof, and no hill. */
const isBuiltDeck = (poi: Poi): boolean =>
  poi.category === 'view' && BUILT_DECK.test(poi.name) && !poi.themes.includes('outdoors')

/** A palace or a hall that takes as long is gone through, minutes (chosen, decision 27). */
const GONE_THROUGH = 45

/** Whether a place of which no hours are known is behind a door for sure, and keeps the holidays of those who open it. */
export const isBehindADoor = (poi: Poi): boolean =>
  poi.openingHours === null &&
  faithOf(poi) === null &&
  poi.onDates === undefined &&
  poi.ofEvent === undefined &&
  (poi.category === 'museum' ||
    poi.category === 'gallery' ||
    (poi.category === 'experience' && !poi.themes.includes('outdoors')) ||
    isLikeMuseum(poi) ||
    GATED.test(poi.name) ||
    isBuiltDeck(poi) ||
    // What is looked at from the square before it takes less.
    (poi.category === 'sight' && DOOR.test(poi.name) && visitMinutes(poi) >= GONE_THROUGH) ||
    (poi.category === 'view' && /\bmonument\b/i.test(poi.name)))

/** Where coffee is a matter of the morning, cafés close in the afternoon (chosen, decision 27). */
const COFFEE_IN_THE_MORNING = /^(?:AU|NZ)$/
const CAFE = span([7], [15, 30])

/** The stretches of a day in which a visit to a place of unknown hours begins and ends. */
export function unpublishedHours(poi: Poi, day: DayFacts): readonly Window[] {
  const { from, until, role } = usualFor(poi.category)
  if (isCafe(poi) && COFFEE_IN_THE_MORNING.test(day.country ?? '')) return [CAFE]
  if (role === 'meal') return [[Math.max(from, day.kitchensFrom ?? 0), Math.max(until, day.kitchensUntil ?? 0)]]
  if (isBuiltDeck(poi) && (poi.best ?? 'sunset') === 'sunset') return [DECK]
  if (isAfterDark(poi)) {
    const night = poi.best === 'sunset' && day.sun !== null ? day.sun.sets + AFTER_SUNSET : NIGHT_UNTIL
    return [[from, Math.max(until, night)]]
  }
  if (poi.category === 'market') return [market(poi)]
  if (poi.category === 'shopping') return [SHOPS]
  const faith = faithOf(poi)
  if (faith !== null) return betweenServices(faith, poi, day)
  if (poi.category === 'sight' && IS_RUIN.test(poi.name)) return [RUINS]
  const hasRooms =
    ['museum', 'gallery', 'experience'].includes(poi.category) ||
    isLikeMuseum(poi) ||
    GATED.test(poi.name) ||
    // Of which nobody knows that it has no door may have one.
    (poi.category === 'sight' && (DOOR.test(poi.name) || !isOpenGround(poi)))
  if (!hasRooms) return [[from, until]]
  const [opens, closes] = BEHIND_A_DOOR
  // What takes a whole day, a theme park, is open for it.
  return [[opens, Math.max(closes, opens + visitMinutes(poi))]]
}
