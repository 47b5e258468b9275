import type { Plugin } from 'vite'
import { devPage, servePage } from './dev-page.ts'
import { KIT } from './kit-entry.ts'
import { anonKeyOf } from './running-site.ts'

const script = (anonKey: string): string => `<script type="module">
      import { startStandalone } from '${KIT}/internal/standalone'
      import { remote } from '/src/remote.ts'
      startStandalone(remote, document.getElementById('root'), ${JSON.stringify(anonKey)})
    </script>`

/** Serves one page that hosts the remote by itself, with hot reload; calls go to the site by the dev server's proxy. */
export const standalonePage = (name: string, site: string): Plugin => ({
  name: 'site:standalone',
  apply: 'serve',
  configureServer: (server) => () =>
    servePage(server, async () => devPage(`<title>${name} alone</title>`, script(await anonKeyOf(site)))),
})
