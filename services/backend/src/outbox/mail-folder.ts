import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../log.ts'

/** How much of a file is read for the headers of a mail, in bytes. */
const HEAD_BYTES = 16 * 1024

const list = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })

const isDraft = (name: string): boolean => name.endsWith('.part')

/** The headers: everything before the first empty line. */
const headOf = async (path: string): Promise<string> => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1)[0] ?? ''
  } finally {
    await file.close()
  }
}

const isAddressed = (head: string, address: string): boolean =>
  head
    .toLowerCase()
    .split(/[\s<>,;]+/)
    .includes(address)

/**
 * Removes drafts of mails whose process died while it wrote them: they hold a name and an address, and nothing else would remove
 * them. A draft younger than `olderThanMs` may still be written. Returns how many were removed.
 */
export const removeStaleDrafts = async (folder: string, olderThanMs: number): Promise<number> => {
  let removed = 0
  for (const name of (await list(folder)).filter(isDraft)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs < olderThanMs) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/**
 * Removes the files of these mails, drafts included, and every other file whose recipient or reply address is `address`: the outbox
 * removes sent mails long before the folder does. Returns how many files were removed.
 */
export const removeMails = async (
  folder: string,
  mailIds: readonly string[],
  address: string | null,
): Promise<number> => {
  const ids = new Set(mailIds)
  const wanted = address?.trim().toLowerCase() ?? null
  let removed = 0
  for (const name of await list(folder)) {
    const path = join(folder, name)
    const [id = ''] = name.split('.', 1)
    const about = ids.has(id) || (wanted !== null && isAddressed(await headOf(path), wanted))
    if (!about) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
