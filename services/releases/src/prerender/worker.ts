import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ComposedRemote, Route } from '@site/contracts/composition'
import type { Frame } from '@site/contracts/frame'
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

/** Every public page of a remote, or the frame of a composition at these paths. */
export type WorkerOrder =
  | { readonly remote: ComposedRemote }
  | { readonly frame: Frame; readonly paths: readonly string[] }

const loadShell = async (): Promise<ShellBundle> => {
  const host: unknown = await import(new URL('shell.mjs', folder).href)
  if (!isShell(host)) throw new Error('the shell has no prerender bundle')
  host.provideSharedModules()
  return host
}

/** Every public page of one remote in one shell, by path. */
const renderPages = async (remote: ComposedRemote): Promise<PrerenderedPages> => {
  const host = await loadShell()
  const loaded: unknown = await import(new URL('remote.mjs', folder).href)
  if (!isServerBundle(loaded)) throw new Error(`${remote.name} has no server bundle`)
  const pages: PrerenderedPages = {}
  for (const route of remote.routes)
    if (route.prerender) pages[route.path] = await host.prerenderPage(remote, route, loaded.remote)
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

/** Renders pages or frames. Runs in a process of its own: bundles cannot be unloaded. */
const work = async (): Promise<PrerenderedPages | RenderedFrames> => {
  const order: WorkerOrder = JSON.parse(await readFile(new URL('order.json', folder), 'utf8'))
  restrictProcess()
  return 'frame' in order ? renderFrames(order.frame, order.paths) : renderPages(order.remote)
}

const send = (answer: object, code: number): void =>
  void createWriteStream('', { fd: ANSWER_FD }).end(JSON.stringify(answer), () => process.exit(code))

work().then(
  (rendered) => send({ rendered }, 0),
  (error: unknown) => send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 1),
)
