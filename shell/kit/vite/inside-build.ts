import { preview, type Plugin, type UserConfig } from 'vite'
import type { Route } from '../../../services/contracts/src/composition.ts'
import { CONTRACT_VERSION } from '../../../services/contracts/src/contract-version.ts'
import { browserBuild } from './builds.ts'
import { siteAddress } from './dev-server.ts'
import { readDeclared } from './routes.ts'

/** As `hostShared` names it. */
const ENTRY = 'remote.js'
const OUT = 'node_modules/.vite/inside'
const DEFAULT_PORT = 5199
/** Of an offer: browsers keep 4096 characters of a cookie. */
const LONGEST = 3600

/** The address that shows a remote of this machine inside a site (`services/bff/src/pages/local-remote.ts`). */
export const insideLink = (site: string, name: string, port: number, routes: readonly Route[]): string => {
  // Only what the browser needs, as the whole is kept in a cookie; nobody reads a description there.
  const shown = routes.map(({ path, page, title }) => ({ path, page, title, description: '-' }))
  const offer = JSON.stringify({ name, port, entry: ENTRY, contract: CONTRACT_VERSION, routes: shown })
  const first = routes.find(({ path }) => !path.endsWith('/:id'))?.path ?? '/'
  const text = Buffer.from(offer).toString('base64url')
  if (text.length > LONGEST)
    throw new Error(`${name} has more routes than a browser keeps for a site: ${text.length} characters of ${LONGEST}`)
  return `${site}${first}?local=${text}`
}

/** Serves what was built to the pages of one site, and says where to open it; again when its routes changed. */
const serveInside = (name: string, site: string): Plugin => {
  const port = Number(process.env['LOCAL_PORT'] ?? DEFAULT_PORT)
  let root = ''
  let isServed = false
  let said = ''
  return {
    name: 'site:inside',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async closeBundle() {
      if (!isServed) {
        isServed = true
        await preview({
          root,
          configFile: false,
          appType: 'mpa',
          logLevel: 'warn',
          build: { outDir: OUT },
          preview: {
            host: 'localhost',
            port,
            strictPort: true,
            cors: { origin: new URL(site).origin },
            // Chromium asks before a page of another network reads from this machine.
            headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Private-Network': 'true' },
          },
        })
      }
      const link = insideLink(site, name, port, (await readDeclared(root)).routes)
      if (link !== said) console.log(`\n${name} inside ${site}, after each build a reload:\n${link}\n`)
      said = link
    },
  }
}

/**
 * `vite build --watch --mode inside`: built as a release is, as a deployed shell has no hot reload to speak with, and served to the pages
 * of the site. Those load it only where the operator allows it, in the browser of who handed in the QA token.
 */
export const insideBuild = (name: string): UserConfig => {
  const config = browserBuild(name, true)
  return {
    ...config,
    plugins: [...(config.plugins ?? []), serveInside(name, siteAddress())],
    build: { ...config.build, outDir: OUT, emptyOutDir: true },
  }
}
