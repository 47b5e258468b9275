import type { Registry, Release } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { prerenderPair } from './prerender-pair.ts'

const isLive = ({ traffic, default: isDefault }: { traffic: number; default: boolean }): boolean =>
  isDefault || traffic > 0

const liveOf = (registry: Registry, name: string): Release[] =>
  (registry.microFrontends[name] ?? [])
    .filter((item) => isLive(item.deployment))
    .map((item) => item.extras.modulefederation)

/** Renders what any visitor can now be served: every live remote inside every live shell. */
export const prerenderLive = async (store: Store, registry: Registry): Promise<void> => {
  const names = Object.keys(registry.microFrontends).filter((name) => name !== 'shell')
  const shells = liveOf(registry, 'shell')
  for (const shell of shells)
    for (const remote of names.flatMap((name) => liveOf(registry, name))) await prerenderPair(store, shell, remote)
}

/** Renders a release as the live counterparts would show it, before it is promoted: the first visitor finds it ready. */
export const prerenderFor = async (store: Store, registry: Registry, release: Release): Promise<void> => {
  if (release.name !== 'shell') {
    for (const shell of liveOf(registry, 'shell')) await prerenderPair(store, shell, release)
    return
  }
  const names = Object.keys(registry.microFrontends).filter((name) => name !== 'shell')
  for (const remote of names.flatMap((name) => liveOf(registry, name))) await prerenderPair(store, release, remote)
}
