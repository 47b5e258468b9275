import type { Registry, Release } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { integrityOf } from '../publish/integrity.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { label, liveSet } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'
import { runWorker } from './isolated-worker.ts'

/** Store key of the rendered pages of one remote in one shell. A page depends on these two versions only. */
export const prerenderKey = (shellVersion: string, remote: string, remoteVersion: string): string =>
  `prerendered/shell@${shellVersion}/${remote}@${remoteVersion}.json`

/** Where the hash of rendered pages is kept: they are made after the release, so that its record cannot have it. */
const integrityKey = (key: string): string => `${key}.integrity`

/** The hash of rendered pages; null of those that were stored before it was kept. */
export const readIntegrity = async (store: Store, key: string): Promise<string | null> =>
  (await store.read(integrityKey(key)))?.toString('utf8') ?? null

/** Rendered pages by path: the HTML of the mount point, and the style elements for the head. */
export const prerenderedPages = z.record(z.string(), z.object({ html: z.string(), styles: z.string() }))
export type PrerenderedPages = z.infer<typeof prerenderedPages>

const answer = z.union([z.object({ pages: prerenderedPages }), z.object({ error: z.string() })])

const readAnswer = (text: string): PrerenderedPages => {
  const value = (() => {
    try {
      const parsed: unknown = JSON.parse(text)
      return parsed
    } catch {
      return undefined
    }
  })()
  const parsed = answer.safeParse(value)
  if (!parsed.success) throw new Error('prerender: unreadable answer')
  if ('error' in parsed.data) throw new Error(`prerender: ${parsed.data.error}`)
  return parsed.data.pages
}

const readBundle = async (store: Store, release: Release, path: string): Promise<Buffer> => {
  const bytes = await store.read(`${release.name}/${release.version}/server/${path}`)
  if (bytes === null) throw new Error(`${label(release)} was published without a server bundle`)
  return bytes
}

/** Renders the pages of a remote as this shell would show them and stores them. Does nothing when they are there already. */
export const prerenderPair = async (store: Store, shell: Release, remote: Release): Promise<void> => {
  const key = prerenderKey(shell.version, remote.name, remote.version)
  if ((await store.revision(key)) !== null) return
  const { name, version, contract, entry, routes } = remote
  const files = {
    'shell.mjs': await readBundle(store, shell, 'prerender.js'),
    'remote.mjs': await readBundle(store, remote, 'remote.js'),
    'remote.json': JSON.stringify({ name, version, contract, entry, boot: [], routes }),
  }
  const pages = await runWorker(files)
    .then(readAnswer)
    .catch((error: unknown) => {
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
}

/** Renders every live remote in every live shell. */
export const prerenderLive = async (store: Store, registry: Registry): Promise<void> => {
  for (const shell of liveSet(registry).shells) await prerenderFor(store, registry, shell)
}
