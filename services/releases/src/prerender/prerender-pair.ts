import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Release } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { RegistryError } from '../registry/registry-error.ts'
import type { Store } from '../store/store.ts'
import { prerenderKey } from './prerender-key.ts'
import { prerenderedPages, type PrerenderedPages } from './prerendered.ts'

const TIMEOUT_MS = 60_000

const answer = z.union([z.object({ pages: prerenderedPages }), z.object({ error: z.string() })])

const ask = (worker: string, message: object): Promise<PrerenderedPages> =>
  new Promise((resolve, reject) => {
    const child = fork(worker, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { NODE_ENV: 'production' } })
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
    child.once('message', (said) => {
      const parsed = answer.safeParse(said)
      if (!parsed.success) reject(new Error('prerender: unreadable answer'))
      else if ('error' in parsed.data) reject(new Error(`prerender: ${parsed.data.error}`))
      else resolve(parsed.data.pages)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`prerender: ended with ${code ?? signal}`))
    })
    child.send(message)
  })

const bundle = async (store: Store, release: Release, path: string): Promise<Buffer> => {
  const bytes = await store.read(`${release.name}/${release.version}/server/${path}`)
  if (bytes === null) throw new Error(`${release.name}@${release.version} was published without a server bundle`)
  return bytes
}

/**
 * Renders the pages of a remote as this shell would show them and stores them. Does nothing when they are there already.
 * Rejects with a `RegistryError` when a page throws: such a release would not work in the browser either.
 */
export const prerenderPair = async (store: Store, shell: Release, remote: Release): Promise<void> => {
  const key = prerenderKey(shell.version, remote.name, remote.version)
  if ((await store.revision(key)) !== null) return
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
  try {
    const files = { shell: join(folder, 'shell.mjs'), serverBundle: join(folder, 'remote.mjs') }
    await writeFile(files.shell, await bundle(store, shell, 'prerender.js'))
    await writeFile(files.serverBundle, await bundle(store, remote, 'remote.js'))
    const { name, version, contract, entry, routes } = remote
    const worker = fileURLToPath(new URL('prerender-worker.js', import.meta.url))
    const pages = await ask(worker, { ...files, remote: { name, version, contract, entry, boot: [], routes } }).catch(
      (error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        throw new RegistryError(`${name}@${version} cannot be rendered in shell@${shell.version}: ${why}`)
      },
    )
    await store.write(key, Buffer.from(JSON.stringify(pages)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
