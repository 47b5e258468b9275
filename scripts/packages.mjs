import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { buildModules } from './lib/packages/build.mjs'
import { buildCommand, COMMAND, commandManifest } from './lib/packages/command.mjs'
import { PUBLISHED, publishedManifest, readManifest } from './lib/packages/manifest.mjs'
import { buildTypes } from './lib/packages/types.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step } from './lib/say.mjs'

const OUT = join(root, 'dist', 'packages')

/** Writes the `package.json` of what was built in `out`, and packs it. */
const pack = async (out, manifest) => {
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const file = await run('npm', ['pack', '--silent', '--pack-destination', OUT], { cwd: out })
  say(join('dist', 'packages', file.trim()))
}

/** `npm run packages`: what teams install, built and packed, in `dist/packages`. */
main(async () => {
  await ensureInstalled()
  rmSync(OUT, { recursive: true, force: true })
  const manifests = PUBLISHED.map((folder) => readManifest(folder))
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
  for (const folder of PUBLISHED) {
    const out = join(OUT, basename(folder))
    mkdirSync(out, { recursive: true })
    await step(`building ${folder}`, () => buildModules(folder, out))
    await step(`types of ${folder}`, () => buildTypes(folder, out))
    await pack(out, publishedManifest(folder, readManifest(folder), versions))
  }
  const out = join(OUT, basename(COMMAND))
  await step(`building ${COMMAND}`, () => buildCommand(out))
  await pack(out, commandManifest())
})
