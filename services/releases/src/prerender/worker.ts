import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { ComposedRemote, Route } from '@site/contracts/composition'
import type { Frame } from '@site/contracts/frame'
import type { PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { RenderedFrames } from './frames.ts'
import type { PrerenderedPages } from './prerender.ts'
import { restrictProcess } from './restrict-process.ts'

/** The used exports of the shell's server bundle. */
interface ShellBundle {
  readonly provideSharedModules: () => void
  readonly prerenderPage: (
    remote: ComposedRemote,
    route: Route,
    serverBundle: object,
  ) => Promise<PrerenderedPages[string]>
  /** Not of a shell that is older than pages with answers. */
  readonly renderAnswers?: (
    remote: ComposedRemote,
    page: string,
    serverBundle: object,
    address: string,
    preloaded: PreloadedQueries,
  ) => Promise<PrerenderedPages[string]>
  /** Not of a shell that is older than contributions: its pages hold their frame. */
  readonly prerenderFrame?: (frame: Frame, path: string) => Promise<RenderedFrames[string]>
}

const isShell = (value: unknown): value is ShellBundle =>
  typeof value === 'object' && value !== null && 'provideSharedModules' in value && 'prerenderPage' in value

const isServerBundle = (value: unknown): value is { remote: object } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null

/** The folder that this process may read, and nothing else: itself, the bundles, and what to render. */
const folder = new URL('./', import.meta.url)
/** The pipe that the answer goes into. Standard output is the bundles' own. */
const ANSWER_FD = 3

/** Every public page of a remote, the frame of a composition at these paths, or pages of a remote as they are asked for. */
export type WorkerOrder =
  | { readonly remote: ComposedRemote }
  | { readonly frame: Frame; readonly paths: readonly string[] }
  | { readonly serves: ComposedRemote }

/** A page to render with answers, as one line of JSON on standard input. */
export interface RenderOrder {
  /** Name of the page in its remote. */
  readonly page: string
  /** Path and query. */
  readonly address: string
  readonly preloaded: PreloadedQueries
}

const loadShell = async (): Promise<ShellBundle> => {
  const host: unknown = await import(new URL('shell.mjs', folder).href)
  if (!isShell(host)) throw new Error('the shell has no prerender bundle')
  host.provideSharedModules()
  return host
}

const loadRemote = async ({ name }: ComposedRemote): Promise<object> => {
  const loaded: unknown = await import(new URL('remote.mjs', folder).href)
  if (!isServerBundle(loaded)) throw new Error(`${name} has no server bundle`)
  return loaded.remote
}

/** Every public page of one remote in one shell, by path. */
const renderPages = async (remote: ComposedRemote): Promise<PrerenderedPages> => {
  const host = await loadShell()
  const serverBundle = await loadRemote(remote)
  const pages: PrerenderedPages = {}
  for (const route of remote.routes)
    if (route.prerender) pages[route.path] = await host.prerenderPage(remote, route, serverBundle)
  return pages
}

/** An address that no page has: there nothing in the frame is the current page. */
const ELSEWHERE = '/-'

/** A frame in one shell, by path; '' for those it does not link to. */
const renderFrames = async (frame: Frame, paths: readonly string[]): Promise<RenderedFrames> => {
  const { prerenderFrame } = await loadShell()
  if (prerenderFrame === undefined) return {}
  const frames: RenderedFrames = { '': await prerenderFrame(frame, ELSEWHERE) }
  for (const path of paths) frames[path] = await prerenderFrame(frame, path)
  return frames
}

const answers = createWriteStream('', { fd: ANSWER_FD })

const failureOf = (error: unknown) => ({
  error: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

/** Renders pages with their answers, one after the other, until nobody can ask any more. Each order is answered by one line. */
const serve = async (remote: ComposedRemote): Promise<void> => {
  const { renderAnswers } = await loadShell()
  if (renderAnswers === undefined) throw new Error('the shell is older than pages with answers')
  const serverBundle = await loadRemote(remote)
  for await (const line of createInterface({ input: process.stdin })) {
    const { page, address, preloaded }: RenderOrder = JSON.parse(line)
    const answer = await renderAnswers(remote, page, serverBundle, address, preloaded).then(
      (rendered) => ({ rendered }),
      failureOf,
    )
    answers.write(`${JSON.stringify(answer)}\n`)
  }
}

const send = (answer: object, code: number): void => void answers.end(JSON.stringify(answer), () => process.exit(code))

/** Renders what the order says. Runs in a process of its own: bundles cannot be unloaded. */
const work = async (): Promise<void> => {
  const order: WorkerOrder = JSON.parse(await readFile(new URL('order.json', folder), 'utf8'))
  restrictProcess()
  if ('serves' in order) return serve(order.serves)
  send(
    { rendered: 'frame' in order ? await renderFrames(order.frame, order.paths) : await renderPages(order.remote) },
    0,
  )
}

work().catch((error: unknown) => send(failureOf(error), 1))
