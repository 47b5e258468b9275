import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { writeApiDocs } from './lib/packages/api-docs.mjs'
import { buildModules } from './lib/packages/build.mjs'
import { buildCommand, COMMAND, commandManifest } from './lib/packages/command.mjs'
import { PUBLISHED, publishedManifest, readManifest } from './lib/packages/manifest.mjs'
import { buildTypes } from './lib/packages/types.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step } from './lib/say.mjs'

/** Builds a package into an empty folder below `target`, and packs it. `build` writes its files and gives its `package.json`. */
const pack = async (target, folder, build) => {
  const out = join(target, basename(folder))
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const manifest = await build(out)
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  // None before the first version that `npm run versions` makes.
  const changes = join(root, folder, 'CHANGELOG.md')
  if (existsSync(changes)) cpSync(changes, join(out, 'CHANGELOG.md'))
  const file = await run('npm', ['pack', '--silent', '--pack-destination', target], { cwd: out })
  say(relative(process.cwd(), join(target, file.trim())))
}

/** `npm run packages [-- <folder>]`: what teams install, built and packed, in `dist/packages` or another folder. */
main(async () => {
  const [given] = process.argv.slice(2)
  const target = given === undefined ? join(root, 'dist', 'packages') : resolve(given)
  await ensureInstalled()
  const manifests = PUBLISHED.map((folder) => readManifest(folder))
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
  for (const folder of PUBLISHED)
    await pack(target, folder, async (out) => {
      await step(`building ${folder}`, () => buildModules(folder, out))
      await step(`types of ${folder}`, () => buildTypes(folder, out))
      const manifest = publishedManifest(folder, readManifest(folder), versions)
      await writeApiDocs(folder, manifest, out)
      return manifest
    })
  await pack(target, COMMAND, async (out) => {
    await step(`building ${COMMAND}`, () => buildCommand(out))
    return commandManifest()
  })
})
