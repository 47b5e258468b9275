import { createHash } from 'node:crypto'
import { readContributions, type Contributions } from '@site/contracts/contributions'
import { composeFrame, type Frame } from '@site/contracts/frame'
import type { Registry, Release } from '@site/contracts/registry'
import { liveOf, remoteNames } from '../registry/versions.ts'

const read = new WeakMap<Release, ReturnType<typeof readContributions>>()

const readOnce = (release: Release): ReturnType<typeof readContributions> => {
  const known = read.get(release)
  if (known !== undefined) return known
  const found = readContributions(release.contributions)
  read.set(release, found)
  return found
}

/** What a release contributes; the same object for the same record. */
export const contributionsOf = (release: Release): Contributions => readOnce(release).contributions

/** Entries of a record that this code does not understand and leaves out. */
export const unreadContributions = (release: Release): readonly string[] => readOnce(release).problems

/** The frame of releases that are shown together. */
export const frameOf = (releases: readonly Release[], isTrying: boolean): Frame =>
  composeFrame(
    releases.map((release) => ({ name: release.name, contributions: contributionsOf(release) })),
    isTrying,
  )

/** Digits of a frame's hash, of 64: as many as of a composition's id and more. */
const HASH_DIGITS = 16

/** Names what a frame looks like: dialogs and slots are not part of it. */
export const frameHash = ({ menus, links, actions, footer }: Frame): string =>
  createHash('sha256')
    .update(JSON.stringify([menus, links, actions, footer]))
    .digest('hex')
    .slice(0, HASH_DIGITS)

/** Sets of versions that are tried: with more canaries at once than make so many, the front server renders the rest when it is asked for. */
const MOST_SETS = 64

/**
 * Every frame that visitors may be given once `release` is live beside what is live now, its preview among them, by hash. Releases
 * that contribute the same give the same frame, so there are rarely more than one or two.
 */
export const framesBeside = (registry: Registry, release: Release): ReadonlyMap<string, Frame> => {
  const names = ['shell', ...remoteNames(registry)].filter((name) => name !== release.name)
  const sets = names.reduce<readonly (readonly Release[])[]>(
    (found, name) => {
      const live = liveOf(registry, name)
      if (live.length === 0) return found
      return found.flatMap((set) => live.map((each) => [...set, each])).slice(0, MOST_SETS)
    },
    [[release]],
  )
  return new Map(
    sets
      .flatMap((set) => [false, true].map((isTrying) => frameOf(set, isTrying)))
      .map((frame) => [frameHash(frame), frame]),
  )
}
