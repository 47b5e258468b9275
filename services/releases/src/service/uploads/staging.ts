import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { syncFolder } from '../../store/sync-folder.ts'
import { ServiceError } from '../service-error.ts'
import type { Announcement } from './announcement.ts'

/** How long an unfinished upload is kept after it was last announced, in ms. */
export const UPLOAD_MS = 24 * 3600 * 1000
/** Unfinished uploads of one team, and their bytes as announced. */
const MOST_UPLOADS = 40
const MOST_BYTES = 256_000_000
/** A file that is written longer than this was left behind, in ms. */
const LEFT_BEHIND_MS = 3_600_000

const RECORD = 'upload.json'
const UPLOAD_ID = /^[0-9a-f]{32}$/
const SHA256 = /^[0-9a-f]{64}$/

const record = z.object({
  expires: z.string(),
  announcement: z.object({
    package: z.object({ name: z.string(), version: z.string() }),
    contentHash: z.string(),
    files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
    provenance: z.object({
      commit: z.nullable(z.string()),
      tree: z.optional(z.enum(['clean', 'changed', 'built before', 'outside git'])),
    }),
  }),
})

export interface Upload {
  readonly id: string
  readonly team: string
  readonly expires: string
  readonly announcement: Announcement
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const missingAsNull = (error: unknown): null => {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}

/** Of an upload that is over: everybody else's look the same. */
export const noUpload = (): ServiceError =>
  new ServiceError(
    404,
    'not_found',
    'There is no such upload: it was committed, refused or has ended. Announce the build again.',
  )

/** Writes a file so that it is whole or not there, whatever ends the process or the machine. */
const writeWhole = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  const part = join(folder, `${randomUUID()}.part`)
  const file = await open(part, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, name))
  await syncFolder(folder)
}

/**
 * Files that were uploaded and are not published yet, in a folder of this machine: `<team>/<upload>/<sha256>`. No name of a caller
 * becomes a path: files are named by their hash.
 */
export const openStaging = (root: string) => {
  const folderOf = (team: string, id: string): string => join(root, team, id)

  const find = async (team: string, id: string): Promise<Upload | null> => {
    if (!UPLOAD_ID.test(id)) return null
    const text = await readFile(join(folderOf(team, id), RECORD), 'utf8').catch(missingAsNull)
    if (text === null) return null
    const { expires, announcement } = record.parse(JSON.parse(text))
    return { id, team, expires, announcement }
  }

  const uploadsOf = async (team: string): Promise<Upload[]> => {
    const ids = await readdir(join(root, team)).catch((error: unknown) => missingAsNull(error) ?? [])
    const found = await Promise.all(ids.map((id) => find(team, id)))
    return found.filter((upload) => upload !== null)
  }

  const checkBounds = async (team: string, id: string, announced: Announcement): Promise<void> => {
    const others = (await uploadsOf(team)).filter((upload) => upload.id !== id)
    const sizeOf = ({ files }: Announcement): number => files.reduce((sum, { size }) => sum + size, 0)
    const bytes = others.reduce((sum, { announcement }) => sum + sizeOf(announcement), sizeOf(announced))
    if (others.length < MOST_UPLOADS && bytes <= MOST_BYTES) return
    const [first = ''] = others.map(({ expires }) => expires).sort()
    throw new ServiceError(
      429,
      'rate_limited',
      `Team ${team} has ${others.length} unfinished uploads, which is the most: commit them, or wait until the first ends at ${first}.`,
      { retryAfter: 600 },
    )
  }

  return {
    find,

    /** Begins an upload, or goes on with one. It ends a day later. */
    announce: async (team: string, id: string, announcement: Announcement, now: Date): Promise<Upload> => {
      await checkBounds(team, id, announcement)
      const expires = new Date(now.getTime() + UPLOAD_MS).toISOString()
      const folder = folderOf(team, id)
      await mkdir(folder, { recursive: true })
      await writeWhole(folder, RECORD, Buffer.from(JSON.stringify({ expires, announcement })))
      await syncFolder(join(root, team))
      return { id, team, expires, announcement }
    },

    /** Hashes of an upload whose bytes are not here. */
    missing: async ({ team, id, announcement }: Upload): Promise<string[]> => {
      const here = new Set(await readdir(folderOf(team, id)).catch((error: unknown) => missingAsNull(error) ?? []))
      return [...new Set(announcement.files.map(({ sha256 }) => sha256))].filter((sha256) => !here.has(sha256))
    },

    /** Stores the bytes of one hash once they are complete. Throws a `ServiceError`, and stores nothing, when they are others. */
    put: async ({ team, id, announcement }: Upload, sha256: string, bytes: Readable): Promise<void> => {
      const size = announcement.files.find((file) => file.sha256 === sha256)?.size
      if (!SHA256.test(sha256) || size === undefined)
        throw new ServiceError(422, 'invalid', `The upload lists no file with the hash ${sha256.slice(0, 64)}.`)
      const folder = folderOf(team, id)
      const part = join(folder, `${randomUUID()}.part`)
      const file = await open(part, 'wx').catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) throw noUpload()
        throw error
      })
      try {
        const hash = createHash('sha256')
        let received = 0
        for await (const chunk of bytes) {
          const next: Buffer = Buffer.from(chunk)
          received += next.length
          if (received > size)
            throw new ServiceError(422, 'invalid', `The file is longer than its ${size} bytes; nothing of it was kept.`)
          hash.update(next)
          await file.writeFile(next)
        }
        const found = hash.digest('hex')
        if (received !== size || found !== sha256)
          throw new ServiceError(
            422,
            'invalid',
            `The bytes are not the file: expected ${size} with hash ${sha256}, received ${received} with hash ${found}; nothing of it was kept.`,
          )
        await file.sync()
        await file.close()
        await rename(part, join(folder, sha256))
        await syncFolder(folder)
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(part, { force: true })
        throw error
      }
    },

    /** The files of an upload by path, in the order of the paths; a hash whose bytes are missing or damaged is removed and named. */
    read: async ({ team, id, announcement }: Upload): Promise<{ files: Map<string, Buffer>; missing: string[] }> => {
      const files = new Map<string, Buffer>()
      const missing = new Set<string>()
      for (const { path, sha256 } of announcement.files) {
        const bytes = await readFile(join(folderOf(team, id), sha256)).catch(missingAsNull)
        if (bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256) files.set(path, bytes)
        else missing.add(sha256)
      }
      for (const sha256 of missing) await rm(join(folderOf(team, id), sha256), { force: true })
      return { files, missing: [...missing] }
    },

    remove: async ({ team, id }: Pick<Upload, 'team' | 'id'>): Promise<void> => {
      // The record first: without it nothing of the upload counts.
      await rm(join(folderOf(team, id), RECORD), { force: true })
      await rm(folderOf(team, id), { recursive: true, force: true })
    },

    /** Removes uploads that ended, and what killed processes left behind. Returns how many uploads. */
    clean: async (now: Date): Promise<number> => {
      let removed = 0
      for (const team of await readdir(root).catch((error: unknown) => missingAsNull(error) ?? []))
        for (const id of await readdir(join(root, team))) {
          const folder = folderOf(team, id)
          const since = (await stat(folder).catch(missingAsNull))?.mtimeMs ?? now.getTime()
          const upload = await find(team, id).catch(() => null)
          const isOver = upload === null ? now.getTime() - since > LEFT_BEHIND_MS : new Date(upload.expires) <= now
          if (isOver) {
            await rm(join(folder, RECORD), { force: true })
            await rm(folder, { recursive: true, force: true })
            removed += 1
            continue
          }
          for (const name of await readdir(folder).catch(() => [])) {
            const written = name.endsWith('.part') ? await stat(join(folder, name)).catch(missingAsNull) : null
            if (written !== null && now.getTime() - written.mtimeMs > LEFT_BEHIND_MS)
              await rm(join(folder, name), { force: true })
          }
        }
      return removed
    },
  }
}
export type Staging = ReturnType<typeof openStaging>
