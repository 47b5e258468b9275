import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { run } from '../say.mjs'
import { readManifest } from './manifest.mjs'

/** Folder of the command line: one file with everything in it, and the templates of a new remote. */
export const COMMAND = 'shell/remote'

/** Builds the command into `out`. */
export const buildCommand = async (out) => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  await run(process.execPath, [vite, 'build', '--outDir', join(out, 'dist'), '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: join(root, COMMAND),
  })
  for (const file of readManifest(COMMAND).files.filter((file) => file !== 'dist'))
    cpSync(join(root, COMMAND, file), join(out, file), { recursive: true })
  cpSync(join(root, COMMAND, 'README.md'), join(out, 'README.md'))
}

/** Its `package.json`, from that of the workspace: it needs nothing installed beside it. */
export const commandManifest = () => {
  const { private: _, scripts: __, devDependencies: ___, ...kept } = readManifest(COMMAND)
  return { ...kept, exports: { './package.json': './package.json' } }
}
