import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { remoteName, type Composition } from '../../../services/contracts/src/composition.ts'
import { CONTRACT_VERSION } from '../../../services/contracts/src/contract-version.ts'
import { readContributions } from '../../../services/contracts/src/contributions.ts'
import { emptyFrame, withContributions } from '../../../services/contracts/src/frame.ts'
import { PAGE_STATE_ID } from '../../../services/contracts/src/page-elements.ts'
import type { PageState } from '../../../services/contracts/src/page-state.ts'
import { devPage, servePage } from './dev-page.ts'
import { KIT } from './kit-entry.ts'
import { readDeclared } from './routes.ts'
import { anonKeyOf, compositionOf } from './running-site.ts'
import { readSharedModules } from './shared-modules.ts'

/** Before the address of a remote that the dev server serves from source; the shell imports it as such. */
const DEV = 'dev:'

interface Source {
  readonly name: string
  readonly folder: string
  /** Address of its entry on the dev server. */
  readonly entry: string
}

const manifest = z.object({ name: remoteName })

/** A remote in another folder. Throws with what is wrong there. */
const sourceIn = (folder: string): Source => {
  try {
    const { name } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    return { name, folder, entry: `/@fs${join('/', folder, 'src/remote.ts')}` }
  } catch (cause) {
    throw new Error(`${folder} holds no remote: its package.json names none (mf-…)`, { cause })
  }
}

/** The composition with this remote from source in place of its own. */
const withSource = async (composed: Composition, { name, folder, entry }: Source): Promise<Composition> => {
  const { routes, contributions } = await readDeclared(folder)
  return {
    ...composed,
    frame: withContributions(composed.frame ?? emptyFrame, name, readContributions(contributions).contributions),
    remotes: [
      ...composed.remotes.filter((remote) => remote.name !== name),
      { name, version: 'dev', contract: CONTRACT_VERSION, entry: `${DEV}${entry}`, boot: [], routes },
    ],
  }
}

/** What a release of another remote gets for the shared modules: the copies that this server prepared. */
const SHARED = '\0virtual:shared-modules'
const SHARED_SOURCE = `export * from '${KIT}/internal/shared-modules/all'
export * as default from '${KIT}/internal/shared-modules/all'`
/** How the dev server addresses a module of a plugin. */
const SHARED_ADDRESS = `/@id/${SHARED.replace('\0', '__x00__')}`

const importMap = (): string =>
  JSON.stringify({
    imports: Object.fromEntries(Object.keys(readSharedModules()).map((name) => [name, SHARED_ADDRESS])),
  })

const page = (state: PageState): string =>
  devPage(
    `<link rel="icon" href="data:," />
    <script type="importmap">${importMap()}</script>
    <script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script type="module">import '${KIT}/internal/dev-shell'</script>`,
  )

/**
 * Serves the real shell with the edited remote, and those of the folders `beside`, with hot reload; all others come from the releases of
 * the site at `site`, which must be running.
 */
export const devShell = (name: string, site: string, beside: readonly string[]): Plugin => {
  let root = ''
  const composed = async (): Promise<Composition> =>
    [{ name, folder: root, entry: '/src/remote.ts' }, ...beside.map((folder) => sourceIn(folder))].reduce(
      async (before, source) => withSource(await before, source),
      compositionOf(site),
    )
  return {
    name: 'site:dev-shell',
    apply: 'serve',
    resolveId: (id) => (id === SHARED ? id : null),
    load: (id) => (id === SHARED ? SHARED_SOURCE : null),
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== '/composition.json') return next()
        composed().then(
          (value) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
          next,
        )
      })
      const html = async (): Promise<string> =>
        page({
          composition: await composed(),
          notFound: null,
          backend: { publicUrl: '', anonKey: await anonKeyOf(site) },
          canonicalHost: 'localhost',
          extraHosts: [],
          overrides: {},
          unknownOverrides: [],
        })
      return () => servePage(server, html)
    },
  }
}
