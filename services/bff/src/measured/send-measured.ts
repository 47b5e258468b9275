import { randomUUID } from 'node:crypto'
import type { MeasuredBatch } from '@site/contracts/measured-batch'
import type { Counts } from './counts.ts'

/** Between two batches, in ms. */
export const INTERVAL_MS = 5000
/** How long a batch waits for the registry service, in ms; what is older decides nothing any more. */
const KEEP_MS = 600_000
/** How long one post may take, in ms; and all that are left when the process stops. */
const POST_MS = 10_000
const STOP_MS = 2000
/** Most intervals that are let pass after failed posts: a minute. */
const MOST_PAUSED = 12

/** Statuses after which the same batch would be refused again. */
const FINAL = new Set([400, 413, 422])

export type BatchOutcome = 'stored' | 'refused' | 'failed' | 'dropped'

export interface SendInput {
  readonly counts: Counts
  /** Of the registry service, without a trailing slash. */
  readonly url: string
  readonly token: string
  readonly onOutcome: (outcome: BatchOutcome) => void
  /** Told when the registry service cannot be reached, refuses this server or a batch, and once it is well again. */
  readonly onTrouble: (problem: string | null) => void
  readonly now?: () => number
}

/** In which interval the next try falls after so many failed posts in a row. */
const pauseAfter = (failures: number): number => Math.min(MOST_PAUSED, 2 ** (failures - 1))

const iso = (ms: number): string => new Date(ms).toISOString()

/**
 * Posts what was counted to the registry service, one batch at a time and in their order. A batch stays the same until it is stored,
 * however often it is sent: the service knows it by the name of this process and its number.
 */
export const createSender = ({ counts, url, token, onOutcome, onTrouble, now = Date.now }: SendInput) => {
  const front = randomUUID()
  let sequence = 0
  let from = now()
  let waiting: MeasuredBatch[] = []
  let failures = 0
  let paused = 0
  let sending: Promise<void> | null = null
  const ended = new AbortController()

  const collect = (): void => {
    const remotes = counts.take()
    const to = now()
    if (remotes !== null) {
      waiting.push({ front, sequence, from: iso(from), to: iso(to), remotes })
      sequence += 1
    }
    from = to
    const kept = waiting.filter((batch) => to - Date.parse(batch.to) < KEEP_MS)
    for (let lost = waiting.length - kept.length; lost > 0; lost -= 1) onOutcome('dropped')
    waiting = kept
  }

  const failed = (problem: string): void => {
    failures += 1
    paused = pauseAfter(failures)
    onOutcome('failed')
    if (failures === 1) onTrouble(problem)
  }

  /** Sends one batch; whether the next may follow. */
  const post = async (batch: MeasuredBatch): Promise<boolean> => {
    let status: number
    try {
      const response = await fetch(`${url}/v1/measured`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(batch),
        // The token is for this address alone.
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(POST_MS), ended.signal]),
      })
      await response.body?.cancel()
      ;({ status } = response)
    } catch (error) {
      failed(`cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
    if (status >= 200 && status < 300) onOutcome('stored')
    else if (FINAL.has(status)) {
      onOutcome('refused')
      onTrouble(`refuses a batch with ${status}, which is dropped`)
    } else {
      failed(`answers ${status}`)
      return false
    }
    if (failures > 0) onTrouble(null)
    failures = 0
    paused = 0
    return true
  }

  const drain = async (): Promise<void> => {
    for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
      if (!(await post(batch))) return
      const done = batch
      // Not the first any more where it became too old meanwhile.
      waiting = waiting.filter((each) => each !== done)
    }
  }

  const tick = (): void => {
    collect()
    if (sending !== null || waiting.length === 0) return
    paused -= 1
    if (paused > 0) return
    sending = drain().finally(() => {
      sending = null
    })
  }
  const timer = setInterval(tick, INTERVAL_MS)
  timer.unref()

  return {
    waiting: (): number => waiting.length,
    /** Sends what is left, as far as two seconds go. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      const limit = setTimeout(() => ended.abort(), STOP_MS)
      await sending
      collect()
      await drain()
      clearTimeout(limit)
    },
  }
}
