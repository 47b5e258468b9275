import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { run } from '../../../../scripts/lib/say.mjs'
import { startStatic } from './static-site.mjs'

const apps = fileURLToPath(new URL('../apps', import.meta.url))

/** Builds parts of an alternative as its teams would: by a command of their own. */
const builder = (alternative, folder) => async (parts) => {
  await mkdir(folder, { recursive: true })
  await run(process.execPath, [join(apps, alternative, 'build.mjs'), folder, ...parts], {
    cwd: apps,
    env: { NODE_ENV: 'production' },
  })
}

const starter =
  (name, alternative, whole) =>
  async ({ backend, headers }) => {
    const folder = join(apps, 'dist', alternative)
    await rm(folder, { recursive: true, force: true })
    const build = builder(alternative, folder)
    return startStatic({
      name,
      folder,
      kind: 'single',
      build: () => build(whole),
      rebuild: () => build(['legal']),
      backend,
      headers,
    })
  }

export const startModuleFederation = starter('Module Federation', 'module-federation', ['host', 'events', 'legal'])
export const startSingleSpa = starter('single-spa', 'single-spa', ['shared', 'root', 'frame', 'events', 'legal'])
