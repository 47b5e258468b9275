import type { EventCategory } from '@site/contracts/events'

export interface LatLon {
  readonly lat: number
  readonly lon: number
}

/** What every located row has in common. `precision` is an honest error bound of the position in metres. */
export interface Located extends LatLon {
  readonly id: string
  readonly name: string
  /** Former and other names, searched like the name itself. */
  readonly altNames: readonly string[]
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly address: string | null
  readonly website: string | null
  readonly precision: number
  /** Source id as in `data/credits.json`, e.g. `curated`, `osm`, `bcn-od`. */
  readonly source: string
}

export interface Hotel extends Located {
  /** hotel, motel, hostel, guest_house, apartment, resort … as the source says. */
  readonly kind: string
  readonly stars: number | null
  readonly rooms: number | null
  /** The row is known only from an old list and may be closed by now. */
  readonly mayBeClosed: boolean
}

export interface Venue extends Located {
  /** arena, stadium, concert_hall, convention_centre, festival_site, racetrack, showground, theatre, golf … */
  readonly kind: string
  readonly capacity: number | null
}

export interface Poi extends Located {
  /** One of the venue categories of the contracts, or a finer word: art, gallery, shopping, transit. */
  readonly category: string
  /** OpenStreetMap notation; null when unknown or not parsable. */
  readonly openingHours: string | null
  readonly visitMinutes: number | null
  /** 1–100, judged by hand; for open data a modest prior by category and known facts. */
  readonly interest: number
  readonly themes: readonly string[]
}

export interface City extends LatLon {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly admin1: string
  /** IANA zone. */
  readonly tz: string
  readonly population: number
}

/** A recurring or dated event as compiled; editions are computed from it (see `events/editions.ts`). */
export interface EventRow {
  readonly id: string
  readonly name: string
  readonly category: EventCategory
  readonly venueId: string
  readonly recurrence: string
  /** `MM-DD` of the usual first day. */
  readonly typicalStart: string
  readonly typicalDays: number
  /** Announced editions, local calendar days. */
  readonly known: readonly { readonly start: string; readonly end: string }[]
  readonly website: string | null
  readonly note: string | null
}

/** One line of attribution; `source` is what rows carry in their `source` field. */
export interface Credit {
  readonly source: string
  readonly line: string
  readonly licence: string
  readonly url: string
}

/** A house number or a street of an imported extract; a street's `precision` is half its length. */
export interface AddressRow extends LatLon {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly precision: number
}
