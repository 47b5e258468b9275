import type { RampView } from '@site/contracts/ramp-view'
import type { VersionsAnswer } from '@site/contracts/registry-service'

/** What a visitor of the console can do to a remote. */
export type Change =
  | { readonly kind: 'promote' | 'revoke' | 'ramp'; readonly name: string; readonly version: string }
  /** `percent` of visitors; 0 withdraws it. */
  | { readonly kind: 'canary'; readonly name: string; readonly version: string; readonly percent: number }
  | { readonly kind: 'preview'; readonly name: string; readonly version: string; readonly days: number }
  | { readonly kind: 'rollback' | 'hold' | 'resume'; readonly name: string }

export type ChangeKind = Change['kind']

type Served = Pick<VersionsAnswer['versions'][number], 'version' | 'traffic' | 'default'>

/** How a remote stands before a change. */
export interface Standing {
  readonly versions: readonly Served[]
  readonly rollsBackTo: string | null
  readonly fallback: string | null
  /** The ramp that runs for it. */
  readonly ramp: RampView | undefined
}

export const defaultIn = ({ versions }: Pick<Standing, 'versions'>): string | undefined =>
  versions.find((each) => each.default)?.version

export const canariesIn = ({ versions }: Pick<Standing, 'versions'>): readonly Served[] =>
  versions.filter((each) => !each.default && each.traffic > 0)

/**
 * Who rolls back gets this version: the default, whose canaries are withdrawn, or without any the version before it. None where there is
 * no such version.
 */
export const rollbackTarget = (standing: Pick<Standing, 'versions' | 'rollsBackTo'>): string | undefined => {
  const now = defaultIn(standing)
  if (canariesIn(standing).length > 0) return now
  return now === undefined ? undefined : (standing.rollsBackTo ?? undefined)
}

/**
 * The call that makes a change, as it was confirmed. A rollback names its version: if somebody else was faster, it would otherwise go one
 * version further back than its sentence said.
 */
export const requestOf = (change: Change, standing: Standing): { readonly path: string; readonly body: object } => {
  const path = `/remotes/${encodeURIComponent(change.name)}/${change.kind}`
  switch (change.kind) {
    case 'canary':
      return { path, body: { version: change.version, percent: change.percent } }
    case 'preview':
      return { path, body: { version: change.version, days: change.days } }
    case 'promote':
    case 'revoke':
    case 'ramp':
      return { path, body: { version: change.version } }
    case 'rollback': {
      const version = rollbackTarget(standing)
      return { path, body: version === undefined ? {} : { version } }
    }
    case 'hold':
    case 'resume':
      return { path, body: {} }
  }
}
