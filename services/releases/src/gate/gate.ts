import type { Registry, Release } from '@site/contracts/registry'
import { addRelease, promote } from '../registry/promote-and-canary.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { liveSet } from '../registry/versions.ts'
import { checks, vanishedRoutes } from './checks.ts'
import { vanishedDialogs } from './contributions.ts'

/** All incompatibilities among the live releases; `before` is the registry that they change. */
export const problemsOf = (registry: Registry, before?: Registry): string[] => {
  const live = liveSet(registry)
  const former = before && liveSet(before)
  return checks.flatMap((check) => check(live, former))
}

/**
 * Problems that a change would introduce. Existing problems do not block it: a release that fixes one of two must be publishable.
 */
export const breaks = (before: Registry, after: Registry): string[] => {
  const known = new Set(problemsOf(before))
  return [
    ...problemsOf(after, before).filter((problem) => !known.has(problem)),
    ...vanishedRoutes(before, after),
    ...vanishedDialogs(before, after),
  ]
}

const refuse = (what: string, problems: readonly string[]): void => {
  if (problems.length > 0)
    throw new RegistryError(`${what} is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}

/** Returns the changed registry, or throws a `RegistryError` that lists every release the change breaks. */
export const gate = (what: string, before: Registry, after: Registry): Registry => {
  refuse(what, breaks(before, after))
  return after
}

/** Adds a release if it could go live beside what is live now. Throws a `RegistryError` otherwise. */
export const addGated = (registry: Registry, release: Release): Registry => {
  const added = addRelease(registry, release)
  refuse(`${release.name}@${release.version}`, breaks(registry, promote(added, release.name, release.version)))
  return added
}
