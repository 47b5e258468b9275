import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Frame } from '@site/contracts/frame'
import { packFrame } from '@site/contracts/packed-frame'
import { rebased } from '../../../services/bff/src/pages/page-files.ts'
import { renderDocument } from '../../../services/bff/src/pages/render-document.ts'

import type { RenderedRoute } from './rendered-route.ts'
import { closureOf, pagesIn, viteManifest, type ViteManifest } from './closure.ts'

export interface BaselinePages {
  /** Documents by route. */
  readonly prerendered: ReadonlyMap<string, string>
  readonly plain: ReadonlyMap<string, string>
}

interface Renderer {
  readonly renderRoutes: () => Promise<RenderedRoute[]>
  readonly frame: Frame
}

const isRenderer = (value: unknown): value is Renderer =>
  typeof value === 'object' && value !== null && 'renderRoutes' in value && 'frame' in value

const moduleKey = async (root: string, manifest: ViteManifest, { remote, route }: RenderedRoute): Promise<string> => {
  const source = await readFile(join(root, remote, 'src', 'remote.ts'), 'utf8')
  const key = Object.keys(manifest).find((each) => each.endsWith(`/${remote}/src/${pagesIn(source)[route.page]}`))
  if (key === undefined) throw new Error(`${route.path}: the baseline has no module for page '${route.page}'`)
  return key
}

/**
 * Documents of the one-app baseline, by the very code that writes the site's: the same head, the entry's and the page's modules
 * preloaded, fonts preloaded. What a good ordinary app would do, so that the comparison is fair.
 */
export const baselinePages = async (root: string, dist: string): Promise<BaselinePages> => {
  const browser = join(dist, 'browser')
  const manifest = viteManifest.parse(JSON.parse(await readFile(join(browser, 'vite-manifest.json'), 'utf8')))
  // A build that was made again in this process is read again.
  const renderer: unknown = await import(
    /* @vite-ignore */ `${pathToFileURL(join(dist, 'server', 'prerender.js')).href}?${Date.now()}`
  )
  if (!isRenderer(renderer)) throw new Error('the baseline exports no renderRoutes')
  const fonts = (await readdir(join(browser, 'assets'))).filter((file) => /-core-[^/]*\.woff2$/.test(file))
  const entry = closureOf(manifest, 'main.tsx')
  const prerendered = new Map<string, string>()
  const plain = new Map<string, string>()
  for (const rendered of await renderer.renderRoutes()) {
    const page = closureOf(manifest, await moduleKey(root, manifest, rendered))
    const styles = [...new Set([...entry.css, ...page.css])]
    // Inlined by the rule the site goes by: all of them are small.
    const css = await Promise.all(
      styles.map(async (file) => rebased((await readFile(join(browser, file), 'utf8')).trim(), `/${file}`)),
    )
    const document = (content: RenderedRoute['page'] | null): string =>
      renderDocument({
        route: rendered.route,
        files: {
          entry: `/${entry.js[0]}`,
          modules: entry.js.slice(1).map((file) => `/${file}`),
          pageModules: page.js.filter((file) => !entry.js.includes(file)).map((file) => `/${file}`),
          styles: [],
          fonts: fonts.map((file) => `/assets/${file}`),
          icon: null,
          imports: {},
          hashes: {},
        },
        css: css.join(''),
        state: {
          composition: { id: '', shell: '', remotes: [] },
          frame: packFrame(renderer.frame),
          notFound: null,
          backend: { publicUrl: '', anonKey: '' },
          canonicalHost: '',
          extraHosts: [],
          overrides: {},
          unknownOverrides: [],
        },
        prerendered: content,
        preloaded: null,
      }).html
    prerendered.set(rendered.route.path, document(rendered.page))
    plain.set(rendered.route.path, document(null))
  }
  return { prerendered, plain }
}
