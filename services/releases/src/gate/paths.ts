import { reservedOver } from '@site/contracts/reserved-paths'
import type { Release } from '@site/contracts/registry'
import { label, type Live } from './live.ts'

const reserved = (remote: Release, shells: readonly Release[]): string[] =>
  remote.routes.flatMap(({ path }) => {
    const owner = reservedOver(path)
    if (owner === undefined) return []
    const host = shells[0] === undefined ? 'the shell' : label(shells[0])
    return [`path: ${label(remote)} claims ${path}, ${host} keeps ${owner} for itself`]
  })

const twiceWithin = (remote: Release): string[] => {
  const paths = remote.routes.map((route) => route.path)
  return paths
    .filter((path, at) => paths.indexOf(path) !== at)
    .map((path) => `path: ${label(remote)} claims ${path} twice`)
}

const claimedByBoth = (one: Release, other: Release): string[] => {
  if (one.name === other.name) return []
  const paths = new Set(other.routes.map((route) => route.path))
  return one.routes
    .filter(({ path }) => paths.has(path))
    .map(({ path }) => `path: ${path} is claimed by ${label(one)} and by ${label(other)}`)
}

/** Paths that two remotes claim, or that are reserved. Versions of one remote may share theirs. */
export const pathClaims = ({ shells, remotes }: Live): string[] =>
  remotes.flatMap((remote, at) => [
    ...reserved(remote, shells),
    ...twiceWithin(remote),
    ...remotes.slice(at + 1).flatMap((other) => claimedByBoth(remote, other)),
  ])
