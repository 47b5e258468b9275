import type { Registry, Release } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { integrityOf } from '../publish/integrity.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { label, liveSet } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'
import { renderFramesFor } from './frames.ts'
import { runWorker } from './isolated-worker.ts'
import { integrityKey, readBundle } from './stored-pages.ts'
import type { WorkerOrder } from './worker.ts'

/** Store key of the rendered pages of one remote in one shell. A page depends on these two versions only. */
export const prerenderKey = (shellVersion: string, remote: string, remoteVersion: string): string =>
  `prerendered/shell@${shellVersion}/${remote}@${remoteVersion}.json`

/** Rendered pages by path: the HTML of the mount point, and the style elements for the head. */
export const prerenderedPage = z.object({ html: z.string(), styles: z.string() })
export type PrerenderedPage = z.infer<typeof prerenderedPage>
export const prerenderedPages = z.record(z.string(), prerenderedPage)
export type PrerenderedPages = z.infer<typeof prerenderedPages>

/** Renders the pages of a remote as this shell would show them and stores them. Does nothing when they are there already. */
export const prerenderPair = async (store: Store, shell: Release, remote: Release): Promise<void> => {
  const key = prerenderKey(shell.version, remote.name, remote.version)
  if ((await store.revision(key)) !== null) return
  const { name, version, contract, entry, routes } = remote
  const order: WorkerOrder = { remote: { name, version, contract, entry, boot: [], routes } }
  const files = {
    'shell.mjs': await readBundle(store, shell, 'prerender.js'),
    'remote.mjs': await readBundle(store, remote, 'remote.js'),
    'order.json': JSON.stringify(order),
  }
  const pages = await runWorker(files, prerenderedPages, 'server/remote.js').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new RegistryError(`${label(remote)} cannot be rendered in ${label(shell)}: ${why}`)
  })
  const bytes = Buffer.from(JSON.stringify(pages))
  await store.write(key, bytes)
  await store.write(integrityKey(key), Buffer.from(integrityOf(bytes)))
}

/**
 * Renders a release with its live counterparts before it is promoted, so that its pages are there for the first visitor. Rejects with a
 * `RegistryError` when a page throws: such a release would not work in the browser either.
 */
export const prerenderFor = async (store: Store, registry: Registry, release: Release): Promise<void> => {
  const { shells, remotes } = liveSet(registry)
  if (release.name === 'shell') for (const remote of remotes) await prerenderPair(store, release, remote)
  else for (const shell of shells) await prerenderPair(store, shell, release)
  await renderFramesFor(store, registry, release, release.name === 'shell' ? [release] : shells)
}

/** Renders every live remote in every live shell. */
export const prerenderLive = async (store: Store, registry: Registry): Promise<void> => {
  for (const shell of liveSet(registry).shells) await prerenderFor(store, registry, shell)
}
