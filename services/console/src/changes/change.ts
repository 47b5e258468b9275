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

/** The call that makes a change. */
export const requestOf = (change: Change): { readonly path: string; readonly body: object } => {
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
    case 'rollback':
    case 'hold':
    case 'resume':
      return { path, body: {} }
  }
}
