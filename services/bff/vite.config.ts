import { defineConfig, minify, type Plugin } from 'vite'
import { serverConfig } from '../server.vite.ts'

/**
 * The source text of the page's loader stands in every page. Minified it is 700 bytes less after compression, and as a text it is not
 * laid out again with the rest of the bundle.
 */
const minifyLoader = (): Plugin => ({
  name: 'site:minify-loader',
  transform: {
    order: 'post',
    filter: { id: /\/document\/module-loader\.ts$/ },
    handler: async (code, id) => {
      // As an assignment: a function that nobody calls would be minified to nothing.
      const assigned = code.replace('export const createModuleLoader =', 'globalThis.loader =')
      const minified = (await minify(id, assigned, {})).code.replace(/^globalThis\.loader=|;\s*$/g, '')
      return { code: `export const createModuleLoader = ${JSON.stringify(minified)}`, map: null }
    },
  },
})

export default defineConfig({ ...serverConfig({ main: 'src/main.ts' }), plugins: [minifyLoader()] })
