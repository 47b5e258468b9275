import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { configFile, type Setting } from '../setting.ts'
import { Failure, messageOf } from '../failure.ts'

const stored = z.object({
  /** The registry of the last login, which commands take where nothing else names one. */
  last: z.optional(z.string()),
  tokens: z.record(z.string(), z.string()),
})
export type Stored = z.infer<typeof stored>

/** Of a file that only its owner may read and write. */
const PRIVATE = 0o600
const OTHERS = 0o077

const isPrivate = async (file: string): Promise<boolean> =>
  process.platform === 'win32' || ((await stat(file)).mode & OTHERS) === 0

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The tokens that `remote login` stored, by address of their registry. Throws `Failure` where others could have read them. */
export const readStored = async (env: Setting['env']): Promise<Stored> => {
  const file = configFile(env)
  try {
    if (!(await isPrivate(file)))
      throw new Failure({
        happened: `${file} can be read by other users of this machine.`,
        means: 'It holds your token for the registry, so somebody else may have it. The command does not use it.',
        remedy: `Have the token revoked, run \`chmod 600 ${file}\`, then \`remote login\` with a new one.`,
      })
    return stored.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Failure) throw error
    if (isMissing(error)) return { tokens: {} }
    throw new Failure(
      {
        happened: `${file} cannot be read: ${messageOf(error)}`,
        means: 'It holds what `remote login` stored.',
        remedy: `Remove it, then run \`remote login\` again; or give the token in REMOTE_TOKEN.`,
      },
      error,
    )
  }
}

/** Writes the file whole or not at all, readable by its owner alone from the first byte. */
export const writeStored = async (env: Setting['env'], value: Stored): Promise<string> => {
  const file = configFile(env)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.tmp`
  try {
    await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: PRIVATE })
    await chmod(draft, PRIVATE)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return file
}
