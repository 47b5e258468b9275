import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ComposedRemote, Route } from '@site/contracts/composition'
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
}

const isShell = (value: unknown): value is ShellBundle =>
  typeof value === 'object' && value !== null && 'provideSharedModules' in value && 'prerenderPage' in value

const isServerBundle = (value: unknown): value is { remote: object } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null

/** The folder that this process may read, and nothing else: itself, both bundles, and what to render. */
const folder = new URL('./', import.meta.url)
/** The pipe that the answer goes into. Standard output is the bundles' own. */
const ANSWER_FD = 3

/** Renders every public page of one remote in one shell. Runs in a process of its own: bundles cannot be unloaded. */
const work = async (): Promise<PrerenderedPages> => {
  const remote: ComposedRemote = JSON.parse(await readFile(new URL('remote.json', folder), 'utf8'))
  restrictProcess()
  const host: unknown = await import(new URL('shell.mjs', folder).href)
  if (!isShell(host)) throw new Error('the shell has no prerender bundle')
  host.provideSharedModules()
  const loaded: unknown = await import(new URL('remote.mjs', folder).href)
  if (!isServerBundle(loaded)) throw new Error(`${remote.name} has no server bundle`)
  const pages: PrerenderedPages = {}
  for (const route of remote.routes)
    if (route.prerender) pages[route.path] = await host.prerenderPage(remote, route, loaded.remote)
  return pages
}

const send = (answer: object, code: number): void =>
  void createWriteStream('', { fd: ANSWER_FD }).end(JSON.stringify(answer), () => process.exit(code))

work().then(
  (pages) => send({ pages }, 0),
  (error: unknown) => send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 1),
)
