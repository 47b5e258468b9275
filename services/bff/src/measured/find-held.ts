import type { Route } from '@site/contracts/composition'
import type { Frame } from '@site/contracts/frame'
import type { Registry, Release } from '@site/contracts/registry'
import { findRoute, findShellRoute } from '@site/contracts/routes'
import { frameOf } from '@site/releases'
import { LRUCache } from 'lru-cache'
import type { KnownCompositions } from '../pages/compositions.ts'
import { heldBy, type Held } from './held.ts'

/** A composition that a browser names, as far as counting needs it. */
interface Recalled {
  readonly versions: Readonly<Record<string, string>>
  readonly fills: Frame['fills']
  readonly routes: readonly { readonly name: string; readonly routes: readonly Route[] }[]
}

/** Compositions kept: one for each set of canaries that visitors were given. */
const KEPT = 500

/** The releases of a composition that the registry still has. */
const releasesOf = ({ microFrontends }: Registry, versions: Readonly<Record<string, string>>): Release[] =>
  Object.entries(versions).flatMap(([name, version]) => {
    const found = microFrontends[name]?.find(({ metadata }) => metadata.version === version)
    return found === undefined ? [] : [found.extras.modulefederation]
  })

/**
 * Finds the releases that a page held, by what a browser says of it: the id of its composition and its path. Nothing for an id that no
 * visitor was given, or a path that is no page.
 */
export const createFindHeld = (registry: () => Registry, recall: KnownCompositions['recall']) => {
  const known = new LRUCache<string, Recalled>({ max: KEPT })

  const find = async (id: string): Promise<Recalled | null> => {
    const before = known.get(id)
    if (before !== undefined) return before
    const versions = await recall(id)
    if (versions === null) return null
    const releases = releasesOf(registry(), versions)
    const found = {
      versions,
      fills: frameOf(releases, false).fills,
      routes: releases.map(({ name, routes }) => ({ name, routes })),
    }
    known.set(id, found)
    return found
  }

  return {
    isGiven: async (id: string): Promise<boolean> => (await find(id)) !== null,
    findHeld: async (id: string, path: string): Promise<readonly Held[]> => {
      const found = await find(id)
      if (found === null) return []
      if (findShellRoute(path) !== null) return heldBy({ ...found, owner: null })
      const page = findRoute(found.routes, path)
      return page === null ? [] : heldBy({ ...found, owner: page.remote.name })
    },
  }
}
