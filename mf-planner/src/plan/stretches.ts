import type { Base, Stretch, Trip } from './plan.ts'

/** The stretch that a day belongs to; null in a trip to one place. */
export const stretchOf = ({ meta }: Trip, day: number): Stretch | null =>
  meta.stretches.find(({ firstDay, days }) => day >= firstDay && day < firstDay + days) ?? null

/** Where a day starts and ends. */
export const baseOfDay = (trip: Trip, day: number): Base | null => stretchOf(trip, day)?.base ?? trip.meta.base
