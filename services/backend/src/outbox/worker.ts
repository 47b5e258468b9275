import { randomUUID } from 'node:crypto'
import { withTimeout } from '@site/contracts/with-timeout'
import type { Env } from '../config/env.ts'
import type { Database } from '../database/database.ts'
import { describeError, type Log } from '../log.ts'
import { isAway, withRetry } from '../database/unavailable.ts'
import type { MailTransport } from '@site/http/mail-transport'
import { mailOf } from '../mail/queued.ts'
import { claim, markFailed, markSent, park, release, type QueuedMail } from './queue.ts'

export interface WorkerOptions {
  readonly database: Database
  readonly transport: MailTransport
  readonly log: Log
  readonly env: Pick<
    Env,
    'OUTBOX_POLL_MS' | 'OUTBOX_LEASE_MS' | 'OUTBOX_SEND_TIMEOUT_MS' | 'OUTBOX_BACKOFF_MS' | 'OUTBOX_MAX_TRIES'
  >
  /** Mails sent at a time by this process. */
  readonly parallel?: number
  readonly onAttempt?: (outcome: 'sent' | 'failed' | 'parked') => void
}

export interface Worker {
  /** Polls at once. */
  readonly pollNow: () => void
  /** Resolves once the mails now being sent are finished. */
  readonly stop: () => Promise<void>
}

const BACKOFF_CAP_MS = 6 * 3_600_000

/**
 * Milliseconds to wait after the failed try number `attempt` (from 1): doubling from `baseMs` to six hours, less a random jitter of up
 * to a fifth, so that mails which failed together are not retried together. With the defaults, 20 tries span about two days.
 */
export const backoffMs = (attempt: number, baseMs: number, chance: number): number =>
  Math.round(Math.min(baseMs * 2 ** Math.min(attempt - 1, 30), BACKOFF_CAP_MS) * (1 - 0.2 * chance))

/** An error code for the operator, without the server's message: that may repeat the address. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'ETIMEDOUT'
  const { code, responseCode, kind } = describeError(error)
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || String(kind)
}

/** Sends due mails of the outbox at least once; a repeat has the same Message-ID. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { database, transport, log, env, parallel = 4, onAttempt } = options
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`
  const ending = new AbortController()
  let pollRequested = false
  let wake: () => void = () => undefined

  const pollNow = (): void => {
    pollRequested = true
    wake()
  }

  /** An unavailable database is reported elsewhere; only unexpected errors are logged here. */
  const report = (error: unknown): void => {
    if (!isAway(error)) log.error({ failure: describeError(error) }, 'outbox failed')
  }

  const waitForPoll = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, env.OUTBOX_POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Retried while the lease lasts: once the mail is sent, a database that is briefly unavailable must not cause a second one. */
  const commitOutcome = async (work: () => Promise<boolean>, until: number): Promise<void> => {
    const finished = await withRetry(work, true, until - Date.now())
    if (!finished) log.warn('the lease of a mail had expired: another worker finished it')
  }

  const deliver = async (mail: QueuedMail, until: number): Promise<void> => {
    const db = () => database.use()
    if (ending.signal.aborted) return commitOutcome(() => release(db(), mail), until)
    if (mail.attempts > env.OUTBOX_MAX_TRIES) {
      log.error({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'mail parked: no try came to an end')
      onAttempt?.('parked')
      return commitOutcome(() => park(db(), mail, 'the process ended while it was sent'), until)
    }
    try {
      await withTimeout(env.OUTBOX_SEND_TIMEOUT_MS, undefined, () => transport.sendMail(mailOf(mail)))
    } catch (error) {
      const reason = reasonOf(error)
      const last = mail.attempts >= env.OUTBOX_MAX_TRIES
      log.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, reason, parked: last }, 'mail not sent')
      onAttempt?.(last ? 'parked' : 'failed')
      if (last) return commitOutcome(() => park(db(), mail, reason), until)
      const wait = backoffMs(mail.attempts, env.OUTBOX_BACKOFF_MS, Math.random())
      return commitOutcome(() => markFailed(db(), mail, reason, wait), until)
    }
    onAttempt?.('sent')
    await commitOutcome(() => markSent(db(), mail), until)
    log.info({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'mail sent')
  }

  const underway = new Set<Promise<void>>()
  let alone = false

  /** Claims mails for the free slots: a mail that hangs blocks its own slot only. */
  const claimAndSend = async (): Promise<void> => {
    const free = parallel - underway.size
    if (free === 0 || alone) return
    const leaseMs = env.OUTBOX_LEASE_MS
    const until = Date.now() + leaseMs
    const claimed = await claim(database.use(), { worker, size: free, leaseMs, abandoned: underway.size === 0 })
    alone = claimed.abandoned
    for (const mail of claimed.mails) {
      const sending = deliver(mail, until)
        .catch(report)
        .finally(() => {
          underway.delete(sending)
          alone = false
          // At least half of the slots are free, so that a long queue is not fetched one by one.
          if (underway.size * 2 <= parallel) pollNow()
        })
      underway.add(sending)
    }
  }

  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      pollRequested = false
      try {
        if (database.ready()) await claimAndSend()
      } catch (error) {
        report(error)
      }
      if (!pollRequested && !ending.signal.aborted) await waitForPoll()
    }
    await Promise.all(underway)
  }

  const running = run()
  return {
    pollNow,
    stop: async () => {
      ending.abort()
      wake()
      await running
    },
  }
}
