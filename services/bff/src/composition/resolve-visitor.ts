import type { Registry } from '@site/contracts/registry'
import { resolveComposition, type Resolved, type Visitor } from '@site/releases'

const isSettled = ({ microFrontends }: Registry): boolean =>
  Object.values(microFrontends).every((versions) =>
    versions.every(({ deployment }) => deployment.default || deployment.traffic === 0),
  )

/** What everybody gets while nothing is on a ramp, by state of the registry. */
const settled = new WeakMap<Registry, { readonly resolved: Resolved | null }>()
/** Whether a state of the registry is one in which all get the same. */
const same = new WeakMap<Registry, boolean>()

/** `resolveComposition`, worked out once for all visitors who must get the same. */
export const resolveVisitor = (registry: Registry, visitor: Visitor): Resolved | null => {
  if (Object.keys(visitor.overrides).length > 0) return resolveComposition(registry, visitor)
  const known = settled.get(registry)
  if (known !== undefined) return known.resolved
  const alike = same.get(registry) ?? isSettled(registry)
  same.set(registry, alike)
  const resolved = resolveComposition(registry, visitor)
  if (alike) settled.set(registry, { resolved })
  return resolved
}
