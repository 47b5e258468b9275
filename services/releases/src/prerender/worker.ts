import { pathToFileURL } from 'node:url'
import { composedRemote, type ComposedRemote, type Route } from '@site/contracts/composition'
import * as z from 'zod/mini'
import { frame } from '@site/contracts/contributions'
import type { Frame } from '@site/contracts/frame'
import type { RenderedFrames } from './frames.ts'
import type { PrerenderedPages } from './prerender.ts'

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

const pagesOrder = z.object({ shell: z.string(), serverBundle: z.string(), remote: composedRemote })
const frameOrder = z.object({ shell: z.string(), frame, paths: z.array(z.string()) })

const loadShell = async (path: string): Promise<ShellBundle> => {
  const host: unknown = await import(pathToFileURL(path).href)
  if (!isShell(host)) throw new Error('the shell has no prerender bundle')
  host.provideSharedModules()
  return host
}

/** Every public page of one remote in one shell, by path. */
const renderPages = async ({ shell, serverBundle, remote }: z.infer<typeof pagesOrder>): Promise<PrerenderedPages> => {
  const host = await loadShell(shell)
  const loaded: unknown = await import(pathToFileURL(serverBundle).href)
  if (!isServerBundle(loaded)) throw new Error(`${remote.name} has no server bundle`)
  const pages: PrerenderedPages = {}
  for (const route of remote.routes)
    if (route.prerender) pages[route.path] = await host.prerenderPage(remote, route, loaded.remote)
  return pages
}

/** An address that no page has: there nothing in the frame is the current page. */
const ELSEWHERE = '/-'

/** A frame in one shell, by path; '' for those it does not link to. */
const renderFrames = async ({ shell, frame, paths }: z.infer<typeof frameOrder>): Promise<RenderedFrames> => {
  const { prerenderFrame } = await loadShell(shell)
  if (prerenderFrame === undefined) return {}
  const frames: RenderedFrames = { '': await prerenderFrame(frame, ELSEWHERE) }
  for (const path of paths) frames[path] = await prerenderFrame(frame, path)
  return frames
}

/** Renders pages or frames. Runs in a process of its own: bundles cannot be unloaded. */
const work = async (message: unknown): Promise<PrerenderedPages | RenderedFrames> => {
  const ordered = frameOrder.safeParse(message)
  return ordered.success ? renderFrames(ordered.data) : renderPages(pagesOrder.parse(message))
}

process.once('message', (message) => {
  work(message).then(
    (rendered) => process.send?.({ rendered }, () => process.exit(0)),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, () =>
        process.exit(1),
      ),
  )
})
