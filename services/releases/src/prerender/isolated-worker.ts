import { spawn, type ChildProcess } from 'node:child_process'
import { copyFile, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** How long the pages of one remote, or the frame, may take, in ms: they take a second or two, so a worker that takes longer hangs. */
const TIMEOUT_MS = 30_000
/** Most that a worker may answer, in bytes: the pages of this site's largest remote are a thirtieth of it. */
const ANSWER_BYTES = 20_000_000
/** Memory of a worker that renders all pages of a remote, in MB. */
const MEMORY_MB = 512
/** What is kept of what a worker says before it ends, in characters. */
const LAST_WORDS = 500

/** Node 22 and later name it without "experimental". */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** A stream to its end; null, and the rest is not read, beyond the bound. */
const readBounded = async (stream: Readable): Promise<string | null> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > ANSWER_BYTES) return null
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A process with no secret of this one, no file beside the folder, none written, no process or thread started, no native code
 * (docs/decisions/042). It answers on its fourth pipe.
 */
export const spawnWorker = (folder: string, input: 'ignore' | 'pipe', memoryMb: number): ChildProcess =>
  spawn(
    process.execPath,
    [PERMISSION, `--allow-fs-read=${folder}`, `--max-old-space-size=${memoryMb}`, join(folder, 'worker.mjs')],
    { stdio: [input, 'ignore', 'pipe', 'pipe'], env: { NODE_ENV: 'production' }, cwd: folder },
  )

const run = async (folder: string, bundle: string): Promise<string> => {
  const child = spawnWorker(folder, 'ignore', MEMORY_MB)
  const [, , errors, answers] = child.stdio
  let said = ''
  errors?.on('data', (part: Buffer) => (said = `${said}${part.toString('utf8')}`.slice(-LAST_WORDS)))
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, TIMEOUT_MS)
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(String(code ?? signal)))
  })
  try {
    const answer = answers !== null && answers !== undefined && 'read' in answers ? await readBounded(answers) : ''
    if (answer === null) {
      child.kill('SIGKILL')
      await ended
      throw new Error(`${bundle} answers with more than ${ANSWER_BYTES} bytes`)
    }
    const code = await ended
    if (answer !== '') return answer
    const happened = late
      ? `was not done after ${TIMEOUT_MS / 1000} s, a second or two is usual`
      : `ended without an answer (${code})`
    const last = said.trim() === '' || late ? '' : `; it said: ${said.trim()}`
    throw new Error(
      `${bundle} ${happened}: something in it or in a page waits for what never comes, or never stops${last}`,
    )
  } finally {
    clearTimeout(timer)
  }
}

/** What a worker answered; throws what it failed with. */
export const readAnswer = <Rendered>(text: string, schema: z.ZodMiniType<Rendered>): Rendered => {
  const value = (() => {
    try {
      const parsed: unknown = JSON.parse(text)
      return parsed
    } catch {
      return undefined
    }
  })()
  const parsed = z.union([z.object({ rendered: schema }), z.object({ error: z.string() })]).safeParse(value)
  if (!parsed.success) throw new Error('prerender: unreadable answer')
  if ('error' in parsed.data) throw new Error(`prerender: ${parsed.data.error}`)
  return parsed.data.rendered
}

export type WorkerFiles = Readonly<Record<string, Uint8Array | string>>

/** The worker as it was built, beside the program that starts it. */
const builtWorker = (): string => fileURLToPath(new URL('prerender-worker.js', import.meta.url))

/** A new folder that holds the worker and these files. */
export const workerFolder = async (files: WorkerFiles, worker = builtWorker()): Promise<string> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'prerender-')))
  await copyFile(worker, join(folder, 'worker.mjs'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

/**
 * Runs the worker over server bundles, which are code of others, in a process that may read a folder of its own and nothing else: the
 * given files, among them `order.json`, a `WorkerOrder`. `bundle` is named when it does not answer. Rejects with the reason.
 */
export const runWorker = async <Rendered>(
  files: WorkerFiles,
  schema: z.ZodMiniType<Rendered>,
  bundle: string,
): Promise<Rendered> => {
  const folder = await workerFolder(files)
  try {
    return readAnswer(await run(folder, bundle), schema)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
