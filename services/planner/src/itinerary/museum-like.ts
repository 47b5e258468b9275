import { visitMinutes, type Poi } from './places.ts'

/** A sight that takes an hour or more is gone into: squares, statues and façades take less (chosen, decision 27). */
const GONE_INTO = 60
/** Places of worship are open on their feast days, and one walks about a quarter or a market as one likes. */
const WORSHIP_OR_OPEN_GROUND =
  /\b(?:cathedral|catedral|bas[ií]lica|church|chapel|abbey|mosque|synagogue|temple|shrine|jingu|wat|market|quarter|district|old town|chinatown|largo|street|square|walk|harbou?rfront)\b|-ji$/i

/**
 * Whether a sight of which no hours are known is much like a museum: an amphitheatre, a palace, a castle with rooms. It has a door, and
 * keeps the holidays of museums.
 */
export const isLikeMuseum = (poi: Poi): boolean =>
  poi.category === 'sight' &&
  poi.openingHours === null &&
  poi.themes.includes('culture') &&
  visitMinutes(poi) >= GONE_INTO &&
  !WORSHIP_OR_OPEN_GROUND.test(poi.name)
