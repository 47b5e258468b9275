import type { Registry, Release } from '@site/contracts/registry'
import { liveOf, remoteNames } from '../gate/live.ts'
import type { Store } from '../store/store.ts'
import { prerenderPair } from './prerender-pair.ts'

/** Renders what any visitor can now be served: every live remote inside every live shell. */
export const prerenderLive = async (store: Store, registry: Registry): Promise<void> => {
  for (const shell of liveOf(registry, 'shell')) await prerenderFor(store, registry, shell)
}

/** Renders a release as the live counterparts would show it, before it is promoted: the first visitor finds it ready. */
export const prerenderFor = async (store: Store, registry: Registry, release: Release): Promise<void> => {
  if (release.name !== 'shell') {
    for (const shell of liveOf(registry, 'shell')) await prerenderPair(store, shell, release)
    return
  }
  for (const remote of remoteNames(registry).flatMap((name) => liveOf(registry, name)))
    await prerenderPair(store, release, remote)
}
