import { distanceWords } from '@site/contracts/way-words'
import type { TripFields } from '@site/contracts/trip-fields'
import { legsOf } from './day-figures.ts'
import type { TripDay, TripMeta } from './plan.ts'

/** How far the traveller wants to walk a day: kilometres at most, or a little, or as much as it takes. */
export type WalkingGoal = { readonly km: number } | 'little' | null

const KM = /^up to (\d{1,2}(?:\.\d)?) km a day/

/** The goal as the form or the traveller's words told it, as the planner understood them. */
export const walkingGoal = (fields: TripFields | undefined, { reading }: Pick<TripMeta, 'reading'>): WalkingGoal => {
  if (fields?.walking?.kmPerDay !== undefined) return { km: fields.walking.kmPerDay }
  if (fields?.walking?.level === 'little') return 'little'
  const told = reading?.understood.flatMap(({ label, value }) => (label === 'Walking' ? value : [])) ?? []
  const km = told.flatMap((value) => KM.exec(value)?.[1] ?? [])[0]
  if (km !== undefined) return { km: Number(km) }
  return told.includes('as little as possible') ? 'little' : null
}

/** What a day walks beside what was asked for; null where nothing was, or nothing is walked. */
export const goalWords = (day: TripDay, goal: WalkingGoal): string | null => {
  const metres = legsOf(day).reduce((sum, leg) => sum + (leg.mode === 'walk' ? leg.metres : 0), 0)
  if (goal === null || metres === 0) return null
  const walked = `About ${distanceWords(metres)} on foot`
  if (goal === 'little') return `${walked}: you asked for as little as possible`
  return metres > goal.km * 1000
    ? `${walked}: more than the ${goal.km} km you asked for`
    : `${walked}: within the ${goal.km} km you asked for`
}
