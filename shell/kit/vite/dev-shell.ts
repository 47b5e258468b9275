import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { composition, type Composition } from '../../../services/contracts/src/composition.ts'
import { CONTRACT_VERSION } from '../../../services/contracts/src/contract-version.ts'
import { PAGE_STATE_ID } from '../../../services/contracts/src/page-elements.ts'
import type { PageState } from '../../../services/contracts/src/page-state.ts'
import { devPage, servePage } from './dev-page.ts'
import { readRoutes } from './routes.ts'

const shellMain = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))

/** The entry of the remote that the dev server serves; the shell imports it without federation. */
const DEV_ENTRY = 'dev:/src/remote.ts'

const withDevRemote = (
  composed: Composition,
  name: string,
  routes: Composition['remotes'][number]['routes'],
): Composition => ({
  ...composed,
  remotes: [
    ...composed.remotes.filter((remote) => remote.name !== name),
    { name, version: 'dev', contract: CONTRACT_VERSION, entry: DEV_ENTRY, boot: [], routes },
  ],
})

const secrets = z.object({ anonKey: z.string() })

/** The public key of the running site: from the environment, or from the file that `npm start` of this checkout wrote. */
const anonKey = (): string => {
  const given = process.env['BACKEND_ANON_KEY']
  if (given !== undefined) return given
  const path = fileURLToPath(new URL('../../../var/secrets.json', import.meta.url))
  return secrets.parse(JSON.parse(readFileSync(path, 'utf8'))).anonKey
}

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
  const composed = async (): Promise<Composition> => {
    const response = await fetch(`${site}/composition.json`)
    return withDevRemote(composition.parse(await response.json()), name, await readRoutes(root))
  }
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
          backend: { publicUrl: '', anonKey: anonKey() },
          canonicalHost: 'localhost',
          extraHosts: [],
          overrides: {},
          unknownOverrides: [],
        })
      return () => servePage(server, html)
    },
  }
}
