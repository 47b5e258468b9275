import type { Registry } from '@site/contracts/registry'
import { versionsOf } from './change.ts'
import type { Generation } from './journal.ts'
import { RegistryError } from './registry-error.ts'

/** The version that was published last. */
export const newestVersion = (registry: Registry, name: string): string => {
  const newest = versionsOf(registry, name).at(-1)
  if (newest === undefined) throw new RegistryError(`${name} has no release yet: publish one first`)
  return newest.metadata.version
}

/** The default before the present one, from the journal, if it is still published. */
export const previousDefault = (
  registry: Registry,
  history: readonly Generation[],
  name: string,
): string | undefined => {
  const versions = versionsOf(registry, name)
  const current = versions.find((item) => item.deployment.default)?.metadata.version
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
