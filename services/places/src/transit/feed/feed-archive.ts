import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import yauzl, { type Entry } from 'yauzl'
import { FeedError } from './feed-error.ts'

/** The largest feeds of whole countries unpack to about 6 GB; what we read of one city stays far below. */
const MAX_UNPACKED = 4 * 1024 ** 3
/** Tables of times compress 5 to 30 times, zlib reaches 1000; small files may compress better by chance. */
const MOST_TIMES = 150
const SPARE = 16 * 1024 ** 2
/** A feed has about twenty files. */
const MAX_ENTRIES = 500

/** The tables of a feed, by their file names. */
export interface FeedArchive {
  has(name: string): boolean
  open(name: string): Promise<Readable>
  close(): void
}

const unreadable = (cause: unknown): FeedError => {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new FeedError(missing ? 'There is no such file.' : `This is not a readable zip file: ${reason}.`, { cause })
}

/** Refuses an entry that unpacks to far more than a table of its size can hold. */
function checkSize({ fileName, uncompressedSize, compressedSize }: Entry): void {
  if (uncompressedSize > MAX_UNPACKED) throw new FeedError(`${fileName} unpacks to more than 4 GB.`)
  if (uncompressedSize > SPARE + MOST_TIMES * compressedSize)
    throw new FeedError(`${fileName} unpacks to ${MOST_TIMES} times its size and more, as no timetable does.`)
}

/** A feed that was unpacked already. */
const openFolder = (folder: string): FeedArchive => {
  const tables = new Set(readdirSync(folder))
  return {
    has: (name) => tables.has(name),
    open: async (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  }
}

/** The files a feed consists of: itself, or the tables of a folder. */
export const filesOf = (feed: string): string[] =>
  statSync(feed).isDirectory()
    ? readdirSync(feed)
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .map((name) => path.join(feed, name))
    : [feed]

/** Opens a feed, zipped or as a folder of its tables. Throws `FeedError` when it is none. */
export const openFeed = async (feed: string): Promise<FeedArchive> =>
  existsSync(feed) && statSync(feed).isDirectory() ? openFolder(feed) : openZip(feed)

/** Opens a zipped feed; its tables stand at the top or in one folder. Throws `FeedError` when it is none. */
async function openZip(file: string): Promise<FeedArchive> {
  // Entries whose real size differs from the one they declare fail while they are read.
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((cause: unknown) => {
    throw unreadable(cause)
  })
  const tables = new Map<string, Entry>()
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new FeedError(`The zip file holds more than ${MAX_ENTRIES} files.`)
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.split('/').at(-1) ?? ''
      const depth = entry.fileName.split('/').length
      if (!name.endsWith('.txt') || name.startsWith('.') || depth > 2) continue
      if (entry.isEncrypted()) throw new FeedError(`${entry.fileName} is encrypted.`)
      checkSize(entry)
      if (depth === 1 || !tables.has(name)) tables.set(name, entry)
    }
  } catch (cause) {
    zip.close()
    throw cause instanceof FeedError ? cause : unreadable(cause)
  }
  return {
    has: (name) => tables.has(name),
    open: async (name) => {
      const entry = tables.get(name)
      if (!entry) throw new FeedError(`${name} is missing.`)
      return zip.openReadStreamPromise(entry).catch((cause: unknown) => {
        throw unreadable(cause)
      })
    },
    close: () => zip.close(),
  }
}
