import type { Leg } from '@site/contracts/itinerary'

/** What is true of a place, straight from the data. */
export interface PlaceFact {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly lat: number
  readonly lon: number
  readonly address: string | null
  readonly openingHours: string | null
  readonly website: string | null
  readonly source: string
}

/** What a plan is held against. Nothing in here comes from the engine. */
export interface PlanFacts {
  readonly startDate: string
  readonly days: number
  /** Minutes of the local day each day must lie in. */
  readonly bounds: readonly { readonly open: number; readonly close: number }[]
  /** ISO 3166 alpha-2 and region, for public holidays in opening hours. */
  readonly country: string
  readonly region: string | null
  readonly places: ReadonlyMap<string, PlaceFact>
  /** Leg between two places; null is the base. Null when no leg is known. */
  readonly leg: (from: string | null, to: string | null) => Leg | null
  readonly event: { readonly id: string; readonly day: number; readonly start: number; readonly minutes: number } | null
  /** Places that must stand on their day, at their time when one is given. */
  readonly locked: readonly { readonly id: string; readonly day: number; readonly start: number | null }[]
  readonly excluded: ReadonlySet<string>
  /** Shortest and longest sensible stay at a place, minutes. */
  readonly stay: (id: string, meal: boolean) => { readonly least: number; readonly most: number }
}

const violationKinds = [
  'date',
  'day_count',
  'unknown_place',
  'altered_fact',
  'duplicate_place',
  'excluded_place',
  'time',
  'order',
  'leg_altered',
  'leg_unfit',
  'closed',
  'hours_claim',
  'meal_time',
  'stay',
  'period',
  'day_bounds',
  'event_lost',
  'event_moved',
  'locked_lost',
  'food_far',
  'food_unknown',
] as const
export type ViolationKind = (typeof violationKinds)[number]

export interface Violation {
  readonly kind: ViolationKind
  readonly day: number
  /** Null when the whole day or plan is meant. */
  readonly slot: number | null
  readonly message: string
}
