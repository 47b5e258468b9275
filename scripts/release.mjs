import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'
import { main } from './lib/say.mjs'

/** Commands that publish what this checkout holds; all others change what is live, or read it. */
const FROM_SOURCE = new Set(['publish', 'seed'])

/**
 * `npm run release -- <command>`. Going back must neither wait for a build nor fail with one: but for publishing, the program runs as it
 * was last built, whatever state the sources are in.
 */
main(async () => {
  const args = process.argv.slice(2)
  const built = join(root, 'services', 'releases', 'dist', 'cli.js')
  if (FROM_SOURCE.has(args[0]) || !existsSync(built)) {
    const { runProgram } = await import('./lib/run-program.mjs')
    return runProgram('services/releases', 'cli', args)
  }
  process.env.PROJECT_ROOT = root
  process.env.DATA_DIR ??= join(root, 'var')
  await import(pathToFileURL(built).href)
})
