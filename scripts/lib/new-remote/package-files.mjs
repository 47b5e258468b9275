import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { stop } from '../say.mjs'

/** The remote whose package files a new one copies, so that the two cannot drift apart. */
const MODEL = 'mf-legal'
const COPIED = ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

const read = (path) => readFileSync(join(root, path), 'utf8')

/** Folders of the remotes of this checkout. */
export const remoteFolders = () =>
  readdirSync(root).filter((name) => /^mf-[a-z]/.test(name) && existsSync(join(root, name, 'package.json')))

/** The remote that claims a path in its routes; undefined when it is free. */
export const ownerOf = (path) =>
  remoteFolders().find(
    (name) =>
      existsSync(join(root, name, 'src/routes.ts')) && read(`${name}/src/routes.ts`).includes(`path: '${path}'`),
  )

/** Package files of a new remote, from those of the model. */
export const packageFiles = (name) => {
  if (!existsSync(join(root, MODEL))) stop(`${MODEL}, after which a new remote is made, is not in this checkout.`)
  const model = JSON.parse(read(`${MODEL}/package.json`))
  const manifest = { ...model, name, version: '0.1.0' }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...Object.fromEntries(COPIED.map((file) => [file, read(`${MODEL}/${file}`).replaceAll(MODEL, name)])),
  }
}

/**
 * The lockfile with the new workspace in it. It brings no package that is not there, so this is all that installing would write,
 * without a network and without touching another line.
 */
export const lockWith = (name) => {
  const lock = JSON.parse(read('package-lock.json'))
  const added = {
    [MODEL]: [name, { ...lock.packages[MODEL], version: '0.1.0' }],
    [`node_modules/${MODEL}`]: [`node_modules/${name}`, { resolved: name, link: true }],
  }
  // Beside the model's own lines, so that no other line moves.
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).flatMap((entry) =>
      added[entry[0]] === undefined ? [entry] : [entry, added[entry[0]]],
    ),
  )
  return `${JSON.stringify(lock, null, 2)}\n`
}
