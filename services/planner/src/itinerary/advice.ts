import type { PlanContext } from './context.ts'

/** What somebody who knows the city may add: worth of places (1 = as it is) and short notes, by place id. */
export interface Advice {
  readonly weights: ReadonlyMap<string, number>
  readonly notes: ReadonlyMap<string, string>
}
export type Advisor = (context: PlanContext, signal: AbortSignal | undefined) => Promise<Advice | null>
