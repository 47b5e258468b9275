import type { IdentityAnswer } from '@site/contracts/registry-service'
import { may } from '../session/rights.ts'
import { canariesIn, defaultIn, type ChangeKind, type Standing } from './change.ts'

type Who = Pick<IdentityAnswer, 'rights'>

/** What a token may do with one version of a remote as it stands, the likeliest first. */
export const offeredFor = (who: Who, name: string, version: string, standing: Standing): readonly ChangeKind[] => {
  const now = defaultIn(standing)
  const isDefault = version === now
  const others = canariesIn(standing).filter((each) => each.version !== version)
  const offers: readonly [ChangeKind, boolean][] = [
    [
      'ramp',
      may(who, name, 'canary', 'promote') &&
        !isDefault &&
        now !== undefined &&
        standing.ramp === undefined &&
        others.length === 0,
    ],
    ['promote', may(who, name, 'promote') && (!isDefault || others.length > 0)],
    ['canary', may(who, name, 'canary') && !isDefault && (now !== undefined || name !== 'shell')],
    ['preview', may(who, name, 'preview')],
    ['revoke', may(who, name, 'revoke') && !(name === 'shell' && isDefault && standing.fallback === null)],
  ]
  return offers.filter(([, isOffered]) => isOffered).map(([kind]) => kind)
}

/** Whether a token may go back to what a remote served before, and there is something to go back to. */
export const mayRollBack = (who: Who, name: string, standing: Standing): boolean =>
  may(who, name, 'rollback') && (canariesIn(standing).length > 0 || standing.rollsBackTo !== null)

/** What a token may do with the ramp that runs. */
export const offeredForRamp = (who: Who, name: string, { ramp }: Pick<Standing, 'ramp'>): readonly ChangeKind[] => {
  if (ramp === undefined) return []
  const steer: ChangeKind = ramp.state === 'held' ? 'resume' : 'hold'
  return [...(may(who, name, 'canary') ? [steer] : []), ...(may(who, name, 'rollback') ? (['rollback'] as const) : [])]
}
