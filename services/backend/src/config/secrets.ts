import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import { codeOf } from '../log.ts'
import { ConfigError } from './env.ts'

const stored = z.object({ jwtSecret: z.string().check(z.minLength(32)), anonKey: z.string() })
export type Secrets = z.infer<typeof stored>

/** Fixed dates: every process with the same secret derives the same key. */
const KEY_ISSUED = Date.UTC(2025, 0, 1) / 1000
const KEY_EXPIRES = Date.UTC(2075, 0, 1) / 1000

/** The public key in Supabase's shape: a JWT of role `anon`. */
export const mintAnonKey = (jwtSecret: string): Promise<string> =>
  new SignJWT({ role: 'anon' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('site')
    .setIssuedAt(KEY_ISSUED)
    .setExpirationTime(KEY_EXPIRES)
    .sign(new TextEncoder().encode(jwtSecret))

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

const read = async (file: string): Promise<Secrets | null> => {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(`DATA_DIR holds a damaged ${file}; remove that file to have new keys made.`)
  }
}

/**
 * Writes atomically: a process killed half-way leaves the old file. False if there was no file to replace and another process has
 * created one meanwhile; then that one is used.
 */
const write = async (file: string, secrets: Secrets, replace: boolean): Promise<boolean> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true })
  if (replace) {
    await rename(draft, file)
    return true
  }
  try {
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

export interface GivenSecrets {
  readonly dataDir: string
  readonly jwtSecret?: string | undefined
  readonly anonKey?: string | undefined
}

/**
 * The keys in use: those of the environment if set, else those of `DATA_DIR/secrets.json` (mode 600), created at the first start. The
 * file always holds the keys in use, so that the web server in front can read `anonKey` from it.
 */
export const loadSecrets = async (given: GivenSecrets): Promise<Secrets> => {
  await mkdir(given.dataDir, { recursive: true })
  const file = secretsFile(given.dataDir)
  const kept = await read(file)
  const jwtSecret = given.jwtSecret ?? kept?.jwtSecret ?? randomBytes(48).toString('base64url')
  const secrets = { jwtSecret, anonKey: given.anonKey ?? (await mintAnonKey(jwtSecret)) }
  if (kept?.jwtSecret === secrets.jwtSecret && kept.anonKey === secrets.anonKey) {
    await chmod(file, 0o600)
    return secrets
  }
  return (await write(file, secrets, kept !== null)) ? secrets : loadSecrets(given)
}
