import { join } from 'node:path'
import { runGallery } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step, stop } from './lib/say.mjs'
import { bin, task } from './lib/tasks.mjs'

/**
 * `npm run gallery`: the parts of shared-ui in each of their states, from source, with hot reload. `-- build` writes the same as files
 * into `shared-ui/.gallery`; `-- test [filter]` builds it, checks it in three engines and takes pictures.
 */
main(async () => {
  const [command, ...filters] = process.argv.slice(2)
  if (command !== undefined && command !== 'build' && command !== 'test')
    stop('usage: npm run gallery [-- build | test [filter]]')
  await ensureInstalled()
  if (command === undefined) return run(bin('cosmos'), [], { cwd: join(root, 'shared-ui'), loud: true })
  await step('building the gallery', () => task('gallery', { only: '@stageside/ui' }))
  if (command === 'build') return say('Built: shared-ui/.gallery')
  const { passed, failed, skipped } = await runGallery(filters, { pictures: 'all' })
  say(`${passed} passed, ${failed} failed, ${skipped} skipped. Pictures: e2e/.reports/gallery`)
  if (failed > 0) process.exitCode = 1
})
