import type { Registry, RegistryVersion, Release } from '@site/contracts/registry'

/** A change the registry cannot take, in a sentence for the person who asked for it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

const versionsOf = (registry: Registry, name: string): RegistryVersion[] => {
  const versions = registry.microFrontends[name]
  if (versions === undefined) throw new RegistryError(`${name} has no release yet: publish one first`)
  return versions
}

const withVersions = (registry: Registry, name: string, versions: RegistryVersion[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: versions },
})

/** Adds a published release. The first of its name serves everyone; any later one starts at 0 %. */
export const addRelease = (registry: Registry, release: Release): Registry => {
  const versions = registry.microFrontends[release.name] ?? []
  if (versions.some((item) => item.metadata.version === release.version))
    throw new RegistryError(`${release.name}@${release.version} is published already; a version is never written twice`)
  const first = versions.length === 0
  return withVersions(registry, release.name, [
    ...versions,
    {
      url: `/releases/${release.name}/${release.version}/${release.entry}`,
      metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
      deployment: { traffic: first ? 100 : 0, default: first },
      extras: { modulefederation: release },
    },
  ])
}

/**
 * Makes one version the default with all traffic. What was the default stays published at 0 % and becomes the version to fall
 * back to (`fallbackUrl`, as Frontend Discovery names it).
 */
export const promote = (registry: Registry, name: string, version: string): Registry => {
  const versions = versionsOf(registry, name)
  if (!versions.some((item) => item.metadata.version === version))
    throw new RegistryError(
      `${name}@${version} is not published; published are ${versions.map((item) => item.metadata.version).join(', ')}`,
    )
  const before = versions.find((item) => item.deployment.default)
  return withVersions(
    registry,
    name,
    versions.map((item) => {
      if (item.metadata.version !== version) return { ...item, deployment: { traffic: 0, default: false } }
      const fallback = before === undefined || before === item ? {} : { fallbackUrl: before.url }
      return { ...item, ...fallback, deployment: { traffic: 100, default: true } }
    }),
  )
}
