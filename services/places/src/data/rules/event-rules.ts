import type { EventItem } from '@site/contracts/events'

/**
 * Events listed under music whose programme is something else, by id: the organiser's own description of it decides. A festival
 * with both, such as SXSW, stays music.
 */
const genres: Readonly<Record<NonNullable<EventItem['genre']>, readonly string[]>> = {
  arts: [
    'adl-e-adelaide-cabaret-festival',
    'adl-e-adelaide-festival',
    'adl-e-adelaide-fringe',
    'adl-e-garden-of-unearthly-delights',
    'adl-e-illuminate-adelaide',
    'adl-e-ozasia-festival',
    'bne-e-brisbane-comedy-festival',
    'bne-e-brisbane-festival',
    'can-e-guangzhou-international-light-festival',
    'e-monaco-international-circus-festival-of-monte-carlo',
    'mel-e-melbourne-international-comedy-festival',
    'mel-e-melbourne-international-film-festival',
    'sin-e-singapore-international-festival-of-arts',
    'syd-e-sydney-festival',
    'syd-e-sydney-film-festival',
    'syd-e-vivid-sydney',
  ],
  celebration: [
    'bne-e-riverfire',
    'can-e-spring-festival-flower-fair',
    'e-new-york-macy-s-thanksgiving-day-parade',
    'e-new-york-times-square-new-year-s-eve',
    'mel-e-moomba-festival',
    'sin-e-chingay-parade',
    'sin-e-marina-bay-singapore-countdown',
    'sin-e-national-day-parade',
    'sin-e-river-hongbao',
    'syd-e-sydney-gay-and-lesbian-mardi-gras',
    'syd-e-sydney-new-years-eve',
  ],
}
const arts = new Set(genres.arts)
const celebrations = new Set(genres.celebration)

/** What an event of the music category is where it is not music; null where it is. */
export const genreOf = (id: string): EventItem['genre'] | null =>
  arts.has(id) ? 'arts' : celebrations.has(id) ? 'celebration' : null

/** Every id the rules speak of. */
export const ruledEvents: readonly string[] = [...genres.arts, ...genres.celebration]
