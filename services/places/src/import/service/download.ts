import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { fullDisk } from '../full-disk.ts'
import { ImportError } from '../pbf-file.ts'

/** A download without a byte for so long is broken off, ms. */
const STALLED_MS = 30_000
/** Import tables need about as much room again as the file. */
const ROOM = 2

const partOf = z.object({ url: z.string(), validator: z.string() })

export interface Downloaded {
  /** `Last-Modified` of the file as the server wrote it; null when it did not. */
  readonly modified: string | null
  readonly bytes: number
}
export interface DownloadOptions {
  /** `Last-Modified` of what is there already: nothing is fetched when it has not changed. */
  readonly since?: string | undefined
  readonly progress?: (done: number, total: number) => void
  readonly stalledMs?: number
}

const hostOf = (url: string): string => new URL(url).host
const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6)).toLocaleString('en-AU')} MB`

/** Answers whatever the status; throws `ImportError` where nothing answers. Asks twice: a server may close a connection just as it is used again. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const once = () => fetch(url, { ...init, signal: init.signal ?? AbortSignal.timeout(STALLED_MS) })
  return once()
    .catch(once)
    .catch((cause: unknown) => {
      throw new ImportError(`${hostOf(url)} cannot be reached. Check the network and try again.`, { cause })
    })
}

/** Bytes of a file on a server; null when it does not say. Throws `ImportError` where there is none. */
export async function sizeOf(url: string): Promise<number | null> {
  const response = await ask(url, { method: 'HEAD' })
  if (!response.ok) throw new ImportError(`${url} answered ${response.status}`)
  const length = Number(response.headers.get('content-length'))
  return length > 0 ? length : null
}

async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < ROOM * bytes)
    throw new ImportError(`Not enough room: ${megabytes(ROOM * bytes)} are needed and ${megabytes(free)} are free`)
}

/** The published MD5 of a file in hex; null where none is. It guards against damage, not against a forged server. */
async function publishedSum(url: string): Promise<string | null> {
  const response = await ask(`${url}.md5`)
  if (response.status === 404) return null
  if (!response.ok) throw new ImportError(`${url}.md5 answered ${response.status}`)
  return /\b[0-9a-f]{32}\b/i.exec(await response.text())?.[0]?.toLowerCase() ?? null
}

async function md5(file: string): Promise<string> {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** What is there of a download that was cut off, if it is of this file. */
function resumable(part: string, note: string, url: string): { bytes: number; validator: string } | null {
  if (!existsSync(part) || !existsSync(note)) return null
  const { success, data } = partOf.safeParse(JSON.parse(readFileSync(note, 'utf8')))
  return success && data.url === url ? { bytes: statSync(part).size, validator: data.validator } : null
}

/**
 * Fetches a file, going on where an earlier attempt was cut off, and checks its published sum. Null when it has not changed. Throws
 * `ImportError`; what came so far stays for the next attempt.
 */
export async function download(url: string, target: string, options: DownloadOptions = {}): Promise<Downloaded | null> {
  const [part, note] = [`${target}.part`, `${target}.part.json`]
  mkdirSync(path.dirname(target), { recursive: true })
  const before = resumable(part, note, url)
  const abort = new AbortController()
  const stalledMs = options.stalledMs ?? STALLED_MS
  let alarm = setTimeout(() => abort.abort(), stalledMs)
  const alive = () => {
    clearTimeout(alarm)
    alarm = setTimeout(() => abort.abort(), stalledMs)
  }
  try {
    const response = await ask(url, {
      signal: abort.signal,
      headers: {
        'accept-encoding': 'identity',
        ...(options.since === undefined ? {} : { 'if-modified-since': options.since }),
        ...(before === null ? {} : { range: `bytes=${before.bytes}-`, 'if-range': before.validator }),
      },
    })
    if (response.status === 304) return null
    const whole = response.status === 416 && before !== null
    if (!response.ok && !whole) throw new ImportError(`${url} answered ${response.status}`)
    const start = response.status === 206 && before !== null ? before.bytes : 0
    const length = Number(response.headers.get('content-length'))
    const total = start + (length > 0 ? length : 0)
    const modified = response.headers.get('last-modified')
    if (!whole) {
      await checkRoom(path.dirname(target), total - start)
      const validator = response.headers.get('etag') ?? modified
      if (validator === null) rmSync(note, { force: true })
      else writeFileSync(note, JSON.stringify({ url, validator } satisfies z.infer<typeof partOf>))
      let done = start
      if (response.body === null) throw new ImportError(`${url} answered nothing`)
      const counted = Readable.fromWeb(response.body).on('data', (chunk: Buffer) => {
        alive()
        done += chunk.length
        options.progress?.(done, total)
      })
      await pipeline(counted, createWriteStream(part, { flags: start > 0 ? 'a' : 'w' })).catch((cause: unknown) => {
        const full = fullDisk(cause, path.dirname(target))
        if (full !== null) {
          // What came so far is the room that is missing.
          for (const file of [part, note]) rmSync(file, { force: true })
          throw full
        }
        throw new ImportError(`The download from ${hostOf(url)} was cut off. Run the command again to go on with it.`, {
          cause,
        })
      })
      if (length > 0 && done < total)
        throw new ImportError(`The download from ${hostOf(url)} was cut off. Run the command again to go on with it.`)
    }
    const sum = await publishedSum(url)
    if (sum !== null && sum !== (await md5(part))) {
      rmSync(part)
      rmSync(note, { force: true })
      throw new ImportError(`${url} came damaged: its checksum is wrong. Run the command again to fetch it anew.`)
    }
    renameSync(part, target)
    rmSync(note, { force: true })
    return { modified, bytes: statSync(target).size }
  } finally {
    clearTimeout(alarm)
  }
}
