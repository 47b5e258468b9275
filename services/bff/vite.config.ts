import { defineConfig, minify, type Plugin } from 'vite'
import { serverConfig } from '../server.vite.ts'

/**
 * The source of `in-page` functions is inlined in every page. Minified it is 800 bytes less after compression, and as a string it is not
 * reformatted with the rest of the bundle.
 */
const minifyInPage = (): Plugin => ({
  name: 'site:minify-in-page',
  transform: {
    order: 'post',
    filter: { id: /\/pages\/in-page\/[^/]+\.ts$/ },
    async handler(code, id) {
      const name = /^export const (\w+) =/m.exec(code)?.[1]
      if (name === undefined) return this.error(`${id} exports no function`)
      // As an assignment: a function that nobody calls would be minified to nothing.
      const assigned = code.replace(`export const ${name} =`, 'globalThis.text =')
      const minified = (await minify(id, assigned, {})).code.replace(/^globalThis\.text=|;\s*$/g, '')
      return { code: `export const ${name} = ${JSON.stringify(minified)}`, map: null }
    },
  },
})

/** The worker that renders frames is an entry of its own: it runs in another process. */
const entries = { main: 'src/main.ts', 'prerender-worker': '../releases/src/prerender/worker.ts' }

export default defineConfig({ ...serverConfig(entries), plugins: [minifyInPage()] })
