import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '../../scripts/lib/say.mjs'
import { withOwnSite } from '../../scripts/lib/site.mjs'
import { withBundle } from './lib/bundle.mjs'
import { startChild } from './lib/child.mjs'

/** Settings as on an ordinary day: shedding requests is one of the duties. */
const EVERY_DUTY = {}

/** Serves one page of the site, byte for byte, as a file. */
const startStatic = async (folder, page) => {
  const response = await fetch(page)
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  writeFileSync(join(folder, 'page.html'), Buffer.from(await response.arrayBuffer()))
  return startChild('static-files', folder)
}

/** `npm run bench -- api`: the front against a bare proxy and the backend, and its pages against a static server. */
main(() =>
  withBundle('api/cli.ts', async ({ readArgs, bench }) => {
    const args = readArgs(process.argv.slice(2))
    const folder = mkdtempSync(join(tmpdir(), 'site-page-'))
    const children = []
    try {
      process.exitCode = await withOwnSite(EVERY_DUTY, async (site) => {
        const page = `${site.address}${args.page}`
        const proxy = await startChild('bare-proxy', site.backend)
        const files = await startStatic(folder, page)
        children.push(proxy, files)
        return bench(args, {
          backend: `${site.backend}/health`,
          bareProxy: `${proxy.address}/health`,
          site: `${site.address}/health`,
          page,
          file: `${files.address}/page`,
        })
      })
    } finally {
      for (const child of children) child.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }),
)
