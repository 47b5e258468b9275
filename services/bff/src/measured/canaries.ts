import type { Registry } from '@site/contracts/registry'

const found = new WeakMap<Registry, ReadonlySet<string>>()

/** Names with a canary beside a default: only then is there anything to compare, and only they are counted. */
export const namesWithCanary = (registry: Registry): ReadonlySet<string> => {
  const known = found.get(registry)
  if (known !== undefined) return known
  const names = new Set(
    Object.entries(registry.microFrontends).flatMap(([name, versions]) => {
      const hasDefault = versions.some(({ deployment }) => deployment.default)
      const hasCanary = versions.some(({ deployment }) => !deployment.default && deployment.traffic > 0)
      return hasDefault && hasCanary ? [name] : []
    }),
  )
  found.set(registry, names)
  return names
}
