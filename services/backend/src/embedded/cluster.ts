import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isAlive } from './postmaster.ts'
import type { Identity } from './programs.ts'

export const SUPERUSER = 'site'
const PASSWORD_FILE = 'site-password'

const run = (identity: Identity, program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' }
    const child = identity.spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-2000)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`initdb ended with ${String(code)}: ${said.trim().replaceAll('\n', ' ')}`)),
    )
  })

/** The password is stored in the data directory, so that one cannot be lost without the other. */
export const readPassword = async (directory: string): Promise<string | null> => {
  try {
    return (await readFile(join(directory, PASSWORD_FILE), 'utf8')).trim()
  } catch {
    return null
  }
}

/**
 * Creates the data directory if there is none. It is created in a temporary directory and renamed: a run killed half-way leaves
 * nothing that looks like a database. Returns the superuser's password.
 */
export const ensureCluster = async (directory: string, initdb: string, identity: Identity): Promise<string> => {
  const known = await readPassword(directory)
  if (known !== null) return known
  const parent = dirname(directory)
  for (const name of await readdir(parent)) {
    if (name.startsWith('postgres-new-') && !isAlive(Number(name.split('-')[2])))
      await rm(join(parent, name), { recursive: true, force: true })
  }
  const tempDirectory = join(parent, `postgres-new-${process.pid}-${randomBytes(3).toString('hex')}`)
  const draft = join(tempDirectory, 'data')
  const password = randomBytes(24).toString('base64url')
  await mkdir(tempDirectory, { mode: 0o700 })
  const passwordFile = join(tempDirectory, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  const { owner } = identity
  if (owner !== null) for (const path of [tempDirectory, passwordFile]) await chown(path, owner.uid, owner.gid)
  const locale = ['--locale=C', '--encoding=UTF8', '--builtin-locale=C.UTF-8', '--locale-provider=builtin']
  const login = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`]
  try {
    await run(identity, initdb, [`--pgdata=${draft}`, ...login, ...locale])
    await rename(passwordFile, join(draft, PASSWORD_FILE))
    await rename(draft, directory)
  } catch (error) {
    // Another process may have been faster; then its directory is used.
    const theirs = await readPassword(directory)
    if (theirs !== null) return theirs
    throw error
  } finally {
    await rm(tempDirectory, { recursive: true, force: true })
  }
  return password
}
