import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../../../scripts/lib/root.mjs'
import { buildBaseline } from '../../lib/bundle.mjs'
import { startStatic } from './static-site.mjs'

const folder = fileURLToPath(new URL('../apps/dist/one-app', import.meta.url))

/** One Vite app with React Router, prerendered: the baseline of the web bench. `pagesOf` renders its documents. */
export const startOneApp = ({ backend, headers, pagesOf }) => {
  const build = async () => {
    const dist = await buildBaseline()
    const { prerendered } = await pagesOf(root, dist)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await cp(join(dist, 'browser', 'assets'), join(folder, 'assets'), { recursive: true })
    for (const [path, html] of prerendered) {
      const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, html)
    }
  }
  return startStatic({ name: 'one app', folder, kind: 'pages', build, rebuild: build, backend, headers })
}
