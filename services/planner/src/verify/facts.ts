import type { Leg, Day, Slot } from '@site/contracts/itinerary'
import type { Misfit } from '@site/contracts/misfit'
import type { Closure } from '@site/places'
import type { ClosedGround } from './closed-ground.ts'

/** What is true of a place, straight from the data. */
export type PlaceFact = Omit<Slot['activity'], 'title' | 'mapLink' | 'note'> & {
  readonly name: string
  /** Diets served, and with `no-` before them those that are not. */
  readonly diets?: readonly string[] | null | undefined
  readonly wheelchair?: string | null | undefined
  /** Days it is closed whatever its hours. */
  readonly closed?: string | null | undefined
  /** The days on which it is there, where it is not there all year. */
  readonly onDates?: string | null | undefined
  /** The event whose day this is. */
  readonly ofEvent?: string | undefined
}

/** What a plan is held against. Nothing in here comes from the engine. */
export interface PlanFacts {
  readonly startDate: string
  readonly days: number
  /** Minutes of the local day each day must lie in. */
  readonly bounds: readonly { readonly open: number; readonly close: number }[]
  /** ISO 3166 alpha-2 and region, for public holidays in opening hours. */
  readonly country: string
  /** The traveller asked to eat late. */
  readonly eatsLate?: boolean
  readonly region: string | null
  /** What closes on each day. */
  readonly closures: readonly (readonly Closure[])[]
  /** What an event fences off on each day. */
  readonly closedGround: readonly (readonly ClosedGround[])[]
  readonly places: ReadonlyMap<string, PlaceFact>
  /**
   * Leg between two places; null is the base. Null when no leg is known. The minutes of an `unknown` one are time kept for a ride, and
   * the plan tells none.
   */
  readonly leg: (from: string | null, to: string | null) => (Leg & { readonly unknown?: true }) | null
  /** `start` in minutes of its day, the end may be past midnight; `buffer`: how long before to be there. */
  readonly event: {
    readonly id: string
    readonly day: number
    readonly start: number
    readonly minutes: number
    readonly buffer: number
  } | null
  /** Places that must stand on their day, at their time when one is given. */
  readonly locked: readonly { readonly id: string; readonly day: number; readonly start: number | null }[]
  /** Minutes of each day at which one arrives and leaves (null on other days), and whether one has no time for anything but the event. */
  readonly travel: readonly {
    readonly arrives: number | null
    readonly leaves: number | null
    readonly isTaken: boolean
    /** From and until when the traveller has time, minutes. */
    readonly freeAt?: number | null
    readonly busyAt?: number | null
    /** Until when the way from another city of the trip takes, minutes. */
    readonly move?: { readonly until: number }
  }[]
  /** What the traveller added, and where; null where they did not say. */
  readonly own: ReadonlyMap<string, { readonly lat: number; readonly lon: number } | null>
  readonly excluded: ReadonlySet<string>
  readonly diets: readonly string[]
  /** Only places that are not tagged as closed to wheelchairs, but for those that were locked. */
  readonly stepFree: boolean
  /** Minutes of the longest walk that is told. */
  readonly longestWalk: number
  /** Shortest and longest sensible stay at a place, minutes. */
  readonly stay: (id: string, meal: boolean) => { readonly least: number; readonly most: number }
}

export interface Violation {
  readonly day: number
  /** Null when the whole day or plan is meant. */
  readonly slot: number | null
  readonly message: string
  /** What a traveller who made the day so is told; null for what only the engine can have done. */
  readonly why: Misfit | null
}

/** Tells of what is wrong. */
export type Report = (message: string, why?: Misfit) => void

/** A day under review; `seen` are the places of the days before. */
export interface DayReview {
  readonly day: Day
  readonly index: number
  readonly bounds: PlanFacts['bounds'][number]
  readonly facts: PlanFacts
  readonly seen: Set<string>
  readonly report: (slot: number | null, message: string, why?: Misfit) => void
}

/** A slot under review: its place, and its times as minutes of the day. */
export interface SlotReview {
  readonly slot: Slot
  readonly place: PlaceFact
  readonly start: number
  readonly end: number
  readonly facts: PlanFacts
  readonly report: Report
}
