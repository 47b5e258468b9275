import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable, Writable } from 'node:stream'
import type { Release } from '@site/contracts/registry'
import { label } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'
import { readAnswer, spawnWorker, workerFolder } from './isolated-worker.ts'
import { prerenderedPage, type PrerenderedPage } from './prerender.ts'
import { readBundle } from './stored-pages.ts'
import type { RenderOrder, WorkerOrder } from './worker.ts'

/** How long one page may take, in ms, before its renderer counts as hung: a list of hotels takes twenty to forty. */
const HUNG_MS = 3000
/** The first page waits for the bundles to load. */
const FIRST_HUNG_MS = 15_000
/** Memory of a renderer, in MB: it holds one page at a time, and stands beside the server that asks it. */
const MEMORY_MB = 128
/** Orders that one renderer may hold. */
const MOST_WAITING = 16
/** Longest answer that is kept, in characters. */
const MAX_LENGTH = 2_000_000
/** What is kept of what it says before it ends, in characters. */
const LAST_WORDS = 500

/** Renders pages of one remote in one shell with their answers, for as long as its process lives. */
export interface PageRenderer {
  /** Rejects when the page throws, when too many wait, and once the renderer has ended. */
  readonly render: (order: RenderOrder) => Promise<PrerenderedPage>
  readonly stop: () => void
}

interface Waiting {
  readonly resolve: (line: string) => void
  readonly reject: (error: Error) => void
}

/** Starts the process of a renderer. Rejects when a bundle is not there. `onEnd` is told when it ends without having been stopped. */
export const startPageRenderer = async (
  store: Store,
  shell: Release,
  remote: Release,
  onEnd: (reason: Error) => void,
  worker?: string,
): Promise<PageRenderer> => {
  const { name, version, contract, entry, routes } = remote
  const order: WorkerOrder = { serves: { name, version, contract, entry, boot: [], routes } }
  const files = {
    'shell.mjs': await readBundle(store, shell, 'prerender.js'),
    'remote.mjs': await readBundle(store, remote, 'remote.js'),
    'order.json': JSON.stringify(order),
  }
  const folder = await workerFolder(files, worker)
  const child = spawnWorker(folder, 'pipe', MEMORY_MB)
  const [input, , errors, answers] = child.stdio
  const waiting: Waiting[] = []
  let said = ''
  let ended: Error | null = null
  let timer: NodeJS.Timeout | undefined
  let limitMs = FIRST_HUNG_MS

  const close = (reason: Error): void => {
    ended = reason
    clearTimeout(timer)
    child.kill('SIGKILL')
    for (const { reject } of waiting.splice(0)) reject(reason)
    void rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
  const end = (reason: string): void => {
    if (ended !== null) return
    const error = new Error(`${label(remote)} is not rendered any more: ${reason}`)
    close(error)
    onEnd(error)
  }
  /** Pages are rendered one after the other: the limit is for the one in turn. */
  const watch = (): void => {
    clearTimeout(timer)
    if (waiting.length > 0) timer = setTimeout(() => end(`no page after ${limitMs} ms`), limitMs)
  }
  child.once('error', (error) => end(error.message))
  child.once('close', (code, signal) => end(`it ended (${code ?? signal}); it said: ${said.trim()}`))
  errors?.on('data', (part: Buffer) => (said = `${said}${part.toString('utf8')}`.slice(-LAST_WORDS)))
  if (!(input instanceof Writable) || !(answers instanceof Readable)) throw new Error('a renderer without pipes')
  input.on('error', (error) => end(error.message))
  createInterface({ input: answers }).on('line', (line) => {
    if (line.length > MAX_LENGTH) return end(`a page of ${line.length} characters`)
    limitMs = HUNG_MS
    waiting.shift()?.resolve(line)
    watch()
  })
  // It lives no longer than this process, and does not keep it alive.
  child.unref()

  return {
    stop: () => (ended === null ? close(new Error(`${label(remote)} is not rendered any more`)) : undefined),
    render: async (asked) => {
      if (ended !== null) throw ended
      if (waiting.length >= MOST_WAITING) throw new Error(`${waiting.length} pages wait to be rendered already`)
      const line = await new Promise<string>((resolve, reject) => {
        waiting.push({ resolve, reject })
        if (waiting.length === 1) watch()
        input.write(`${JSON.stringify(asked)}\n`)
      })
      return readAnswer(line, prerenderedPage)
    },
  }
}
