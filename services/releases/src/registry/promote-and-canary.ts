import type { Registry, RegistryVersion, Release } from '@site/contracts/registry'
import { assignBuckets } from './buckets.ts'
import { RegistryError } from './registry-error.ts'
import { defaultOf, fallbackOf, findVersion, unusedOf, versionsOf } from './versions.ts'

const withVersions = (registry: Registry, name: string, versions: RegistryVersion[]): Registry => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    [name]: assignBuckets(registry.microFrontends[name] ?? [], versions),
  },
})

/** A name goes with its last version. */
const replaced = (registry: Registry, name: string, left: RegistryVersion[]): Registry => {
  if (left.length > 0) return withVersions(registry, name, left)
  const { [name]: _gone, ...others } = registry.microFrontends
  return { ...registry, microFrontends: others }
}

/** Adds a published release. It serves nobody until it is promoted, the first of its name like any other. */
export const addRelease = (registry: Registry, release: Release): Registry => {
  const versions = registry.microFrontends[release.name] ?? []
  if (versions.some((item) => item.metadata.version === release.version))
    throw new RegistryError(`${release.name}@${release.version} is published already; a version is never written twice`)
  return withVersions(registry, release.name, [
    ...versions,
    {
      url: `/releases/${release.name}/${release.version}/${release.entry}`,
      metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
      deployment: { traffic: 0, default: false },
      extras: { modulefederation: release },
    },
  ])
}

const serveAll = (registry: Registry, name: string, version: string, fallbackUrl: string | undefined): Registry =>
  withVersions(
    registry,
    name,
    versionsOf(registry, name).map((item) => {
      if (item.metadata.version !== version) return { ...item, deployment: { traffic: 0, default: false } }
      const { fallbackUrl: _replaced, ...rest } = item
      return {
        ...rest,
        ...(fallbackUrl === undefined ? {} : { fallbackUrl }),
        deployment: { traffic: 100, default: true },
      }
    }),
  )

const serveNobody = (registry: Registry, name: string): Registry =>
  withVersions(
    registry,
    name,
    versionsOf(registry, name).map((item) => ({ ...item, deployment: { traffic: 0, default: false } })),
  )

/**
 * Makes one version the default with all traffic. What was the default stays published at 0 % and becomes the version to fall
 * back to (`fallbackUrl`, as Frontend Discovery names it).
 */
export const promote = (registry: Registry, name: string, version: string): Registry => {
  const target = findVersion(registry, name, version)
  const before = defaultOf(versionsOf(registry, name))
  const same = before === undefined || before === target
  return serveAll(registry, name, version, same ? target.fallbackUrl : before.url)
}

/**
 * Gives a version a share of the visitors in percent; the default serves the rest, and where there is none yet the rest has no such
 * remote. 0 withdraws the canary. Shares are rounded to a hundredth of a percent.
 */
export const canary = (registry: Registry, name: string, version: string, percent: number): Registry => {
  const target = findVersion(registry, name, version)
  if (!(percent >= 0 && percent <= 100)) throw new RegistryError(`${percent} is not a share from 0 to 100 percent`)
  if (target.deployment.default)
    throw new RegistryError(`${name}@${version} is the default already; a canary is another version than the default`)
  if (name === 'shell' && defaultOf(versionsOf(registry, name)) === undefined)
    throw new RegistryError('shell has no default yet, and visitors outside of a canary would have no page: promote it')
  const share = Math.round(percent * 100) / 100
  const versions = versionsOf(registry, name)
  const others = versions
    .filter((item) => item !== target && !item.deployment.default)
    .reduce((sum, item) => sum + item.deployment.traffic, 0)
  const rest = Math.round((100 - others - share) * 100) / 100
  if (rest < 0)
    throw new RegistryError(
      `${name}@${version} cannot get ${share} %: other canaries of ${name} have ${others} %; withdraw one with canary 0`,
    )
  return withVersions(
    registry,
    name,
    versions.map((item) => {
      if (item === target) return { ...item, deployment: { traffic: share, default: false } }
      return item.deployment.default ? { ...item, deployment: { traffic: rest, default: true } } : item
    }),
  )
}

/**
 * Rolls back. Running canaries are withdrawn and the default serves everyone; without any, the previous default does. `previous` is
 * that version from the journal, for a default without a fallback.
 */
export const rollback = (registry: Registry, name: string, to?: string, previous?: string): Registry => {
  const versions = versionsOf(registry, name)
  const current = defaultOf(versions)
  const canaries = versions.filter((item) => !item.deployment.default && item.deployment.traffic > 0)
  if (to === undefined && canaries.length > 0)
    return current === undefined
      ? serveNobody(registry, name)
      : serveAll(registry, name, current.metadata.version, current.fallbackUrl)
  const target =
    to === undefined
      ? (fallbackOf(versions) ?? versions.find((item) => item.metadata.version === previous && item !== current))
      : findVersion(registry, name, to)
  if (target === undefined)
    throw new RegistryError(
      current === undefined
        ? `${name} is live for nobody: there is nothing to roll back`
        : `${name} has no earlier default to go back to: ${current.metadata.version} was its first`,
    )
  return serveAll(registry, name, target.metadata.version, target.fallbackUrl)
}

/** Removes versions from the registry, except those that are live or that the default falls back to. */
export const withdraw = (registry: Registry, name: string, gone: ReadonlySet<string>): Registry => {
  const versions = versionsOf(registry, name)
  const removed = new Set(unusedOf(versions).filter((item) => gone.has(item.metadata.version)))
  if (removed.size === 0) return registry
  return replaced(
    registry,
    name,
    versions.filter((item) => !removed.has(item)),
  )
}

/** Clears what falls back to a version that is gone. */
const withoutFallbackTo =
  (gone: RegistryVersion) =>
  (item: RegistryVersion): RegistryVersion => {
    if (item.fallbackUrl !== gone.url) return item
    const { fallbackUrl: _gone, ...rest } = item
    return rest
  }

/**
 * Takes a version away from everybody, whoever has it now: visitors of a default get the one before it, or no such remote where there
 * was none; those of a canary get the default. Throws for a shell that nothing can replace.
 */
export const revoke = (registry: Registry, name: string, version: string): Registry => {
  const target = findVersion(registry, name, version)
  const versions = versionsOf(registry, name)
  const before = fallbackOf(versions)?.metadata.version
  if (target.deployment.default && before === undefined && name === 'shell')
    throw new RegistryError(`shell@${version} is live and there is no version before it: promote another one first`)
  const unserved = (): Registry => {
    if (target.deployment.default)
      return before === undefined ? serveNobody(registry, name) : rollback(registry, name, before)
    return target.deployment.traffic > 0 ? canary(registry, name, version, 0) : registry
  }
  const after = unserved()
  const left = versionsOf(after, name)
    .filter((item) => item.metadata.version !== version)
    .map(withoutFallbackTo(target))
  return replaced(after, name, left)
}
