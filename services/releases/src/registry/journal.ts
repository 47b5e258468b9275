import type { Registry } from '@site/contracts/registry'
import type { Generation } from './registry-store.ts'
import { defaultOf, versionsOf } from './versions.ts'

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

/** The default before the present one, from the journal, if it is still published. */
export const previousDefault = (
  registry: Registry,
  history: readonly Generation[],
  name: string,
): string | undefined => {
  const versions = versionsOf(registry, name)
  const current = defaultOf(versions)?.metadata.version
  // Defaults form a stack: one that was rolled back is popped.
  const stack: string[] = []
  for (const entry of history) {
    if (entry.name !== name || entry.default === undefined || stack.at(-1) === entry.default) continue
    const at = entry.action === 'rollback' ? stack.lastIndexOf(entry.default) : -1
    if (at >= 0) stack.splice(at + 1)
    else stack.push(entry.default)
  }
  const published = new Set(versions.map((item) => item.metadata.version))
  return stack.findLast((version) => version !== current && published.has(version))
}
