import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { describeError, type Log } from '../log.ts'
import { isAway } from '../database/errors.ts'
import { backoffMs } from './backoff.ts'
import type { Post } from './post.ts'
import { claim, markFailed, markSent, park, release, type QueuedMail } from './queue.ts'

export interface WorkerOptions {
  readonly database: Database
  readonly post: Post
  readonly log: Log
  readonly pollMs: number
  readonly leaseMs: number
  readonly sendTimeoutMs: number
  readonly backoffBaseMs: number
  readonly maxTries: number
  /** Mails sent at a time by this process. */
  readonly parallel?: number
  readonly onAttempt?: (outcome: 'sent' | 'failed' | 'parked') => void
}

export interface Worker {
  /** Looks at once instead of at the next poll. */
  readonly nudge: () => void
  /** Ends after the mails now being sent. */
  readonly stop: () => Promise<void>
}

const withLimit = (work: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('time limit'), { code: 'ETIMEDOUT' })), ms)
  })
  // The loser goes on by itself; what it ends with no longer matters.
  work.catch(() => undefined)
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** A word for the operator, without the server's sentence: that may repeat the address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode, kind } = describeError(error)
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || String(kind)
}

/** Sends what is due in the outbox, at least once each; the receiver knows a repeat by its Message-ID. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { database, post, log, pollMs, leaseMs, parallel = 4 } = options
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`
  const ending = new AbortController()
  let nudged = false
  let wake: () => void = () => undefined

  const nudge = (): void => {
    nudged = true
    wake()
  }

  /** A database that is away is everybody's to see; only what nobody expected is logged here. */
  const report = (error: unknown): void => {
    if (!isAway(error)) log.error({ failure: describeError(error) }, 'outbox failed')
  }

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Settling is tried while the lease lasts: once the mail is out, a database away for a moment must not cause a second one. */
  const settle = async (work: () => Promise<boolean>, until: number): Promise<void> => {
    for (;;) {
      try {
        if (!(await work())) log.warn('a mail was settled by another worker: its lease had run out')
        return
      } catch (error) {
        if (!isAway(error) || Date.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  const deliver = async (mail: QueuedMail, until: number): Promise<void> => {
    const db = () => database.use()
    if (ending.signal.aborted) return settle(() => release(db(), mail), until)
    if (mail.attempts > options.maxTries) {
      log.error({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'mail parked: no try came to an end')
      options.onAttempt?.('parked')
      return settle(() => park(db(), mail, 'the process ended while it was sent'), until)
    }
    try {
      await withLimit(post.send(mail), options.sendTimeoutMs)
    } catch (error) {
      const reason = reasonOf(error)
      const last = mail.attempts >= options.maxTries
      log.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, reason, parked: last }, 'mail not sent')
      options.onAttempt?.(last ? 'parked' : 'failed')
      if (last) return settle(() => park(db(), mail, reason), until)
      const wait = backoffMs(mail.attempts, options.backoffBaseMs, Math.random())
      return settle(() => markFailed(db(), mail, reason, wait), until)
    }
    options.onAttempt?.('sent')
    await settle(() => markSent(db(), mail), until)
    log.info({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'mail sent')
  }

  const underway = new Set<Promise<void>>()
  let alone = false

  /** Fills the free hands: one mail that hangs holds up its own hand only. */
  const round = async (): Promise<void> => {
    const free = parallel - underway.size
    if (free === 0 || alone) return
    const until = Date.now() + leaseMs
    const claimed = await claim(database.use(), { worker, size: free, leaseMs, abandoned: underway.size === 0 })
    alone = claimed.abandoned
    for (const mail of claimed.mails) {
      const sending = deliver(mail, until)
        .catch(report)
        .finally(() => {
          underway.delete(sending)
          alone = false
          // Half at least, so that a long queue is not fetched one by one.
          if (underway.size * 2 <= parallel) nudge()
        })
      underway.add(sending)
    }
  }

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      nudged = false
      try {
        if (database.ready()) await round()
      } catch (error) {
        report(error)
      }
      if (!nudged && !ending.signal.aborted) await rest()
    }
    await Promise.all(underway)
  }

  const working = work()
  return {
    nudge,
    stop: async () => {
      ending.abort()
      wake()
      await working
    },
  }
}
