import { pathToFileURL } from 'node:url'
import { composedRemote, type ComposedRemote, type Route } from '@site/contracts/composition'
import * as z from 'zod/mini'
import type { PrerenderedPages } from './prerender.ts'

/** The used exports of the shell's server bundle. */
interface ShellBundle {
  readonly provideSharedModules: () => void
  readonly prerenderPage: (
    remote: ComposedRemote,
    route: Route,
    serverBundle: object,
  ) => Promise<PrerenderedPages[string]>
}

const isShell = (value: unknown): value is ShellBundle =>
  typeof value === 'object' && value !== null && 'provideSharedModules' in value && 'prerenderPage' in value

const isServerBundle = (value: unknown): value is { remote: object } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null

const order = z.object({ shell: z.string(), serverBundle: z.string(), remote: composedRemote })

/** Renders every public page of one remote in one shell. Runs in a process of its own: bundles cannot be unloaded. */
const work = async (message: unknown): Promise<PrerenderedPages> => {
  const { shell, serverBundle, remote } = order.parse(message)
  const host: unknown = await import(pathToFileURL(shell).href)
  if (!isShell(host)) throw new Error('the shell has no prerender bundle')
  host.provideSharedModules()
  const loaded: unknown = await import(pathToFileURL(serverBundle).href)
  if (!isServerBundle(loaded)) throw new Error(`${remote.name} has no server bundle`)
  const pages: PrerenderedPages = {}
  for (const route of remote.routes)
    if (route.prerender) pages[route.path] = await host.prerenderPage(remote, route, loaded.remote)
  return pages
}

process.once('message', (message) => {
  work(message).then(
    (pages) => process.send?.({ pages }, () => process.exit(0)),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, () =>
        process.exit(1),
      ),
  )
})
