import type { Plugin } from 'vite'

/** Vite's helper around lazy imports: `__vitePreload(() => import('./part.js'), files, import.meta.url)`. */
const HELPER = /^\0?vite\/preload-helper\.js$/

/** Loads the files of a lazy import with the page's loader before it runs. Development servers have no such loader. */
const SOURCE = `export const __vitePreload = async (load, files = [], base) => {
  await globalThis.moduleLoader?.prepare(files.map((file) => new URL(file, base).href))
  return load()
}`

/**
 * Makes every lazy import of a build load its files through the page's loader first: replaces Vite's helper, and names the file of an
 * import without further files, whose list Vite leaves empty.
 */
export const prepareImports = (): Plugin => ({
  name: 'site:prepare-imports',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file: string, files: string[]) => (files.length === 0 ? [file] : files),
      },
    },
  }),
  load: { order: 'pre', filter: { id: HELPER }, handler: () => SOURCE },
})
