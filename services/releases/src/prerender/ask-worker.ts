import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** How long the pages of one remote, or the frame, may take, in ms: they take a second or two, so a worker that takes longer hangs. */
const TIMEOUT_MS = 30_000

/**
 * Has a worker render with the code of a release: in a process of its own, because that code cannot be unloaded, and may never stop.
 * `bundle` is named when it does not. Rejects with the reason.
 */
export const askWorker = <Rendered>(
  message: object,
  schema: z.ZodMiniType<Rendered>,
  bundle: string,
): Promise<Rendered> =>
  new Promise((resolve, reject) => {
    const answer = z.union([z.object({ rendered: schema }), z.object({ error: z.string() })])
    const child = fork(fileURLToPath(new URL('prerender-worker.js', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { NODE_ENV: 'production' },
    })
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, TIMEOUT_MS)
    child.once('error', reject)
    child.once('message', (said) => {
      const parsed = answer.safeParse(said)
      if (!parsed.success) reject(new Error('prerender: unreadable answer'))
      else if ('error' in parsed.data) reject(new Error(`prerender: ${parsed.data.error}`))
      else resolve(parsed.data.rendered)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      const happened = late
        ? `was not done after ${TIMEOUT_MS / 1000} s, a second or two is usual`
        : `ended without an answer (${code ?? signal})`
      reject(
        new Error(`${bundle} ${happened}: something in it or in a page waits for what never comes, or never stops`),
      )
    })
    child.send(message)
  })
