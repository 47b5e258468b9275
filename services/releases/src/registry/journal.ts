import { registry } from '@site/contracts/registry'
import * as z from 'zod/mini'

export const actions = ['publish', 'seed', 'promote', 'canary', 'rollback', 'prune'] as const
export type Action = (typeof actions)[number]

/** One action on a release. */
export interface JournalEntry {
  readonly action: Action
  readonly name: string
  readonly version: string
  readonly by: string
}

/** One change of the registry: who did what when, and the share of every version of that name after it. */
export const generation = z.object({
  at: z.string(),
  action: z.enum(actions),
  name: z.string(),
  version: z.string(),
  by: z.string(),
  /** Share of each version in percent, by version. */
  deployments: z.record(z.string(), z.number()),
  default: z.optional(z.string()),
  /** The whole registry after the change; old generations keep the lines above alone. */
  registry: z.optional(registry),
})
export type Generation = z.infer<typeof generation>

const isLiveIn = (entry: Generation, version: string): boolean =>
  (entry.deployments[version] ?? 0) > 0 || entry.default === version

export interface Since {
  readonly at: string
  readonly by: string
}

/**
 * The change that put a version live and after which it stayed so; null when it is not live or the journal does not reach back
 * that far. `history` is in order of time.
 */
export const liveSince = (history: readonly Generation[], name: string, version: string): Since | null => {
  let since: Since | null = null
  for (const entry of history) {
    if (entry.name !== name) continue
    if (!isLiveIn(entry, version)) since = null
    else since ??= { at: entry.at, by: entry.by }
  }
  return since
}

/** When a version last stopped being served; null when it never was, or still is. */
export const idleSince = (history: readonly Generation[], name: string, version: string): string | null => {
  let since: string | null = null
  let live = false
  for (const entry of history) {
    if (entry.name !== name) continue
    const now = isLiveIn(entry, version)
    if (live && !now) since = entry.at
    if (now) since = null
    live = now
  }
  return since
}

/** The last change of a name's shares; publishing changes none. */
export const lastDeployment = (history: readonly Generation[], name: string): Generation | undefined =>
  history.findLast((entry) => entry.name === name && entry.action !== 'publish' && entry.action !== 'prune')
