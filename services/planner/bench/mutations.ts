import type { Day } from '@site/contracts/itinerary'
import { Random } from '../src/engine/random.ts'
import type { PlanFacts } from '../src/verify/verify.ts'
import { verifyPlan } from '../src/verify/verify.ts'
import { mutations } from './mutate.ts'

export interface VerifiedPlan {
  readonly plan: readonly Day[]
  readonly facts: PlanFacts
}

export interface MutationResult {
  readonly mutated: number
  readonly rejected: number
  /** Damage the verifier let pass, by kind. */
  readonly passed: Readonly<Record<string, number>>
  /** Unmutated plans it refused; must be 0. */
  readonly refused: number
  readonly kinds: number
}

/** Damages plans `count` times, every kind in turn, and counts what the verifier rejects. */
export function mutationRun(plans: readonly VerifiedPlan[], count: number, seed: number): MutationResult {
  const random = new Random(seed)
  const refused = plans.filter(({ plan, facts }) => verifyPlan(plan, facts).length > 0).length
  const kinds = Object.entries(mutations)
  const passed: Record<string, number> = {}
  let mutated = 0
  let rejected = 0
  for (let turn = 0; mutated < count && turn < count * 4; turn++) {
    const [name, mutate] = kinds[turn % kinds.length]
    const { plan, facts } = plans[random.below(plans.length)]
    const damaged = mutate(plan, facts, random)
    if (damaged === null) continue
    mutated++
    if (verifyPlan(damaged, facts).length > 0) rejected++
    else passed[name] = (passed[name] ?? 0) + 1
  }
  return { mutated, rejected, passed, refused, kinds: kinds.length }
}
