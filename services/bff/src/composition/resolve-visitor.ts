import type { Registry } from '@site/contracts/registry'
import { resolveComposition, type Resolved, type Visitor } from '@site/releases'

const isSameForAll = ({ microFrontends }: Registry): boolean =>
  Object.values(microFrontends).every((versions) =>
    versions.every(({ deployment }) => deployment.default || deployment.traffic === 0),
  )

/** The composition of all visitors while there is no canary, by state of the registry. */
const resolvedForAll = new WeakMap<Registry, { readonly resolved: Resolved | null }>()
/** Whether all visitors get the same composition, by state of the registry. */
const sameForAll = new WeakMap<Registry, boolean>()

/** `resolveComposition`, cached while all visitors get the same composition. */
export const resolveVisitor = (registry: Registry, visitor: Visitor): Resolved | null => {
  if (Object.keys(visitor.overrides).length > 0) return resolveComposition(registry, visitor)
  const cached = resolvedForAll.get(registry)
  if (cached !== undefined) return cached.resolved
  const shared = sameForAll.get(registry) ?? isSameForAll(registry)
  sameForAll.set(registry, shared)
  const resolved = resolveComposition(registry, visitor)
  if (shared) resolvedForAll.set(registry, { resolved })
  return resolved
}
