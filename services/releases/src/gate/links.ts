import type { Registry } from '@site/contracts/registry'
import { findRoute, reservedOver } from '@site/contracts/routes'
import { label, liveOf, liveSet, remoteNames } from '../registry/versions.ts'

/** Owner of each path that every visitor can reach: all live versions of some remote have it. */
const servedPaths = (registry: Registry): Map<string, string> => {
  const served = new Map<string, string>()
  for (const name of remoteNames(registry)) {
    const [first, ...others] = liveOf(registry, name)
    for (const { path } of first?.routes ?? [])
      if (others.every((release) => findRoute([release], path) !== null)) served.set(path, name)
  }
  return served
}

/** Broken links of live releases. Not refused: remotes are released one after the other. */
export const deadLinks = (registry: Registry): string[] => {
  const served = servedPaths(registry)
  const { shells, remotes } = liveSet(registry)
  return [...shells, ...remotes].flatMap((release) =>
    release.links
      .filter((path) => !served.has(path) && reservedOver(path) === undefined)
      .map((path) => `link: ${label(release)} links to ${path}, which no live remote serves`),
  )
}

/** Paths that the change removes for some visitors while another release links to them. */
export const vanishedRoutes = (before: Registry, after: Registry): string[] => {
  const had = servedPaths(before)
  const has = servedPaths(after)
  const { shells, remotes } = liveSet(after)
  const gone = [...had].filter(([path]) => !has.has(path))
  return gone.flatMap(([path, owner]) => {
    const loser = liveOf(after, owner).find((release) => findRoute([release], path) === null)
    return [...shells, ...remotes]
      .filter((release) => release.name !== owner && release.links.includes(path))
      .map((release) => `route: ${label(release)} links to ${path}, ${loser ? label(loser) : owner} does not serve it`)
  })
}
