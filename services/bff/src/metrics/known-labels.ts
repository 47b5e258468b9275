import type { Registry } from '@site/contracts/registry'
import { findRoute } from '@site/contracts/routes'

/** Labels for reports of browsers: only published names and versions, because reports are untrusted. */
export const knownLabels = (registry: Registry) => ({
  release: (remote: unknown, version: unknown): { remote: string; version: string } => {
    const versions = typeof remote === 'string' && Object.hasOwn(registry.microFrontends, remote) ? remote : null
    if (versions === null) return { remote: 'none', version: 'none' }
    const published = registry.microFrontends[versions]?.some(({ metadata }) => metadata.version === version) === true
    return { remote: versions, version: published ? String(version) : 'unknown' }
  },
  route: (path: string): string => {
    const releases = Object.values(registry.microFrontends).flat()
    const found = findRoute(
      releases.map(({ extras }) => extras.modulefederation),
      path,
    )
    return found?.route.path ?? 'other'
  },
})
