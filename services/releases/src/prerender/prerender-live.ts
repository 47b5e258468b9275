import type { Registry, Release } from '@site/contracts/registry'
import { liveOf, remoteNames } from '../gate/live.ts'
import type { Store } from '../store/store.ts'
import { prerenderPair } from './prerender-pair.ts'

/** Renders every live remote in every live shell. */
export const prerenderLive = async (store: Store, registry: Registry): Promise<void> => {
  for (const shell of liveOf(registry, 'shell')) await prerenderFor(store, registry, shell)
}

/** Renders a release with its live counterparts before it is promoted, so that its pages are there for the first visitor. */
export const prerenderFor = async (store: Store, registry: Registry, release: Release): Promise<void> => {
  if (release.name !== 'shell') {
    for (const shell of liveOf(registry, 'shell')) await prerenderPair(store, shell, release)
    return
  }
  for (const remote of remoteNames(registry).flatMap((name) => liveOf(registry, name)))
    await prerenderPair(store, release, remote)
}
