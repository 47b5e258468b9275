import type { TripRequest } from '@site/contracts/trip-request'

/** From this age on an evening may be as long as the others' (chosen, decision 27). */
const TEENAGER = 13

/** Whether children come along who go to bed early; those of unknown age do. Who asks for nightlife leaves them with somebody. */
export function hasSmallChildren({ party, soft }: Pick<TripRequest, 'party' | 'soft'>): boolean {
  const wants = (theme: string) => soft.interests.some((own) => own.theme === theme)
  if (wants('nightlife')) return false
  const { children = 0, ages = [] } = party ?? {}
  if (children === 0) return wants('family')
  return ages.length < children || ages.some((age) => age < TEENAGER)
}
