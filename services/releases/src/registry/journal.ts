import type { Registry } from '@site/contracts/registry'
import type { Generation } from './registry-store.ts'
import { defaultOf, versionsOf } from './versions.ts'

interface Service {
  /** The change that put the version live and after which it stayed so; null when it is not live. */
  readonly live: Pick<Generation, 'at' | 'by'> | null
  /** When it last stopped being served; null when it never was, or still is. */
  readonly idleSince: string | null
}

/** Since when a version is served, or is not any more. `history` is in order of time. */
export const serviceOf = (history: readonly Generation[], name: string, version: string): Service => {
  let live: Service['live'] = null
  let idleSince: string | null = null
  for (const { name: changed, at, by, deployments, default: standard } of history) {
    if (changed !== name) continue
    if ((deployments[version] ?? 0) > 0 || standard === version) {
      live ??= { at, by }
      idleSince = null
    } else if (live !== null) {
      live = null
      idleSince = at
    }
  }
  return { live, idleSince }
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
  // Defaults form a stack: one that was rolled back or revoked is popped.
  const stack: string[] = []
  for (const entry of history) {
    if (entry.name !== name || entry.default === undefined || stack.at(-1) === entry.default) continue
    const isBack = entry.action === 'rollback' || entry.action === 'revoke'
    const at = isBack ? stack.lastIndexOf(entry.default) : -1
    if (at >= 0) stack.splice(at + 1)
    else stack.push(entry.default)
  }
  const published = new Set(versions.map((item) => item.metadata.version))
  return stack.findLast((version) => version !== current && published.has(version))
}
