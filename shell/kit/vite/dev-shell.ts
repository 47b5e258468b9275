import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Composition } from '../../../services/contracts/src/composition.ts'
import { CONTRACT_VERSION } from '../../../services/contracts/src/contract-version.ts'
import { readContributions } from '../../../services/contracts/src/contributions.ts'
import { emptyFrame, withContributions } from '../../../services/contracts/src/frame.ts'
import { PAGE_STATE_ID } from '../../../services/contracts/src/page-elements.ts'
import type { PageState } from '../../../services/contracts/src/page-state.ts'
import { devPage, servePage } from './dev-page.ts'
import { readDeclared, type Declared } from './routes.ts'
import { anonKeyOf, compositionOf } from './running-site.ts'

const shellMain = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))

/** The entry of the remote that the dev server serves; the shell imports it without federation. */
const DEV_ENTRY = 'dev:/src/remote.ts'

const withDevRemote = (composed: Composition, name: string, { routes, contributions }: Declared): Composition => ({
  ...composed,
  frame: withContributions(composed.frame ?? emptyFrame, name, readContributions(contributions).contributions),
  remotes: [
    ...composed.remotes.filter((remote) => remote.name !== name),
    { name, version: 'dev', contract: CONTRACT_VERSION, entry: DEV_ENTRY, boot: [], routes },
  ],
})

const page = (state: PageState): string =>
  devPage(
    `<link rel="icon" href="data:," />
    <script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script type="module" src="/@fs${shellMain}"></script>`,
  )

/**
 * Serves the real shell from source with the edited remote, both with hot reload; the other remotes come from the releases of
 * the site at `site`, which must be running.
 */
export const devShell = (name: string, site: string): Plugin => {
  let root = ''
  const composed = async (): Promise<Composition> =>
    withDevRemote(await compositionOf(site), name, await readDeclared(root))
  return {
    name: 'site:dev-shell',
    apply: 'serve',
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
