import { pathsOfFrame, type Frame } from '@site/contracts/frame'
import type { Registry, Release } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { integrityOf } from '../publish/integrity.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { label } from '../registry/versions.ts'
import { frameHash, framesBeside } from '../resolve/frame-of.ts'
import type { Store } from '../store/store.ts'
import { runWorker } from './isolated-worker.ts'
import { integrityKey, readBundle } from './stored-pages.ts'
import type { WorkerOrder } from './worker.ts'

/** Store key of a frame as one shell renders it. It depends on the shell and on what is contributed, on nothing else. */
export const frameKey = (shellVersion: string, hash: string): string =>
  `prerendered/shell@${shellVersion}/frame@${hash}.json`

/** A frame rendered for each path it links to, and under '' for every other. Empty for a shell that is older than contributions. */
export const renderedFrames = z.record(z.string(), z.object({ nav: z.string(), footer: z.string() }))
export type RenderedFrames = z.infer<typeof renderedFrames>

/** Renders a frame with the shell's own code and stores it. Rejects with a `RegistryError` when it throws. */
export const renderFrame = async (store: Store, shell: Release, frame: Frame): Promise<RenderedFrames> => {
  const order: WorkerOrder = { frame, paths: pathsOfFrame(frame) }
  const files = {
    'shell.mjs': await readBundle(store, shell, 'prerender.js'),
    'order.json': JSON.stringify(order),
  }
  const rendered = await runWorker(files, renderedFrames, 'server/prerender.js').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new RegistryError(`the frame cannot be rendered in ${label(shell)}: ${why}`)
  })
  const key = frameKey(shell.version, frameHash(frame))
  const bytes = Buffer.from(JSON.stringify(rendered))
  await store.write(key, bytes)
  await store.write(integrityKey(key), Buffer.from(integrityOf(bytes)))
  return rendered
}

/** Renders what will stand around pages once a release is live, where it is not stored yet. */
export const renderFramesFor = async (
  store: Store,
  registry: Registry,
  release: Release,
  shells: readonly Release[],
): Promise<void> => {
  const frames = framesBeside(registry, release)
  for (const shell of shells)
    for (const [hash, frame] of frames)
      if ((await store.revision(frameKey(shell.version, hash))) === null) await renderFrame(store, shell, frame)
}
