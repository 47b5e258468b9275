import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markInstalled } from './install.mjs'
import { root } from './root.mjs'

/** The remote beside whose lines the lockfile names a new one, so that no other line moves. */
const BESIDE = 'mf-legal'

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

/** What the lockfile says of a workspace, from its `package.json`. */
const lockEntry = ({ version, dependencies, devDependencies, peerDependencies }) => ({
  version,
  ...(dependencies === undefined ? {} : { dependencies }),
  ...(devDependencies === undefined ? {} : { devDependencies }),
  ...(peerDependencies === undefined ? {} : { peerDependencies }),
})

/**
 * Adds a new workspace to the lockfile and to `node_modules`. It brings no package that is not there, so this is all that installing would
 * do, without a network and without touching another line.
 */
export const addWorkspace = (name) => {
  const lock = JSON.parse(read('package-lock.json'))
  const added = {
    [BESIDE]: [name, lockEntry(JSON.parse(read(`${name}/package.json`)))],
    [`node_modules/${BESIDE}`]: [`node_modules/${name}`, { resolved: name, link: true }],
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).flatMap((entry) =>
      added[entry[0]] === undefined ? [entry] : [entry, added[entry[0]]],
    ),
  )
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  if (!existsSync(join(root, 'node_modules', name)))
    symlinkSync(join('..', name), join(root, 'node_modules', name), 'junction')
  markInstalled()
}
