export type Priority = 'important' | 'ordinary'

export interface QueuedRequest {
  readonly admit: () => void
  /** Called when the request has waited too long. */
  readonly reject: () => void
}

export interface AdmissionQueue {
  readonly add: (priority: Priority, request: QueuedRequest) => void
  /** Rejects requests that have waited too long and admits one: an important one if there is any. */
  readonly admitNext: () => void
  readonly length: () => number
  /** How long the oldest request has been waiting, in ms. */
  readonly oldestWaitMs: () => number
}

/** By how much more important requests may be, and wait longer: a rejected one loses what the visitor typed, or half a page. */
export const IMPORTANT_FACTOR = 2
/** A queue is forming once its oldest request has waited for so long, in ms: INTERVAL of CoDel, N of Maurer. */
const INTERVAL_MS = 100
/** How long a request may wait in a standing queue, as a share of what it may wait in a burst: M of 5 ms over N of 100 ms. */
const STANDING_SHARE = 5 / 100
/** How long a burst may last, in longest waits: what waits for one of them is gone after as long again, with half of the capacity to spare. */
const BURST_DELAYS = 2

/**
 * Controlled delay with adaptive LIFO (Maurer, "Fail at Scale", ACM Queue 13(8), 2015; after CoDel, RFC 8289). In a burst every request
 * may wait for `maxDelayMs`: a server with spare capacity catches up. A queue that was not empty for twice as long does not
 * shrink by waiting, so then a request may wait for a twentieth of it. Once a queue is forming the newest is served first: the oldest are those
 * that will be rejected, and whoever is admitted has hardly waited.
 */
const controlledDelay = (maxDelayMs: number) => {
  const waiting: (QueuedRequest & { readonly since: number })[] = []
  let filledAt = 0
  const isStanding = (at: number): boolean => at - filledAt > BURST_DELAYS * maxDelayMs
  const oldest = (): number => waiting[0]?.since ?? Infinity
  return {
    length: () => waiting.length,
    oldest,
    add: (request: QueuedRequest, at: number): void => {
      if (waiting.length === 0) filledAt = at
      waiting.push({ ...request, since: at })
    },
    reject: (at: number): void => {
      const standing = isStanding(at)
      for (let [first] = waiting; first !== undefined; [first] = waiting) {
        // The newest may have waited longer too, for a process that stood still: then there is no better one to admit.
        const limitMs = standing && waiting.length > 1 ? maxDelayMs * STANDING_SHARE : maxDelayMs
        if (at - first.since <= limitMs) return
        waiting.shift()
        first.reject()
      }
    },
    take: (at: number): QueuedRequest | undefined =>
      isStanding(at) || at - oldest() > INTERVAL_MS ? waiting.pop() : waiting.shift(),
  }
}

/** Requests that wait for a busy process: important ones are admitted first and rejected last. */
export const createAdmissionQueue = (
  maxQueueDelayMs: number,
  now: () => number = () => performance.now(),
): AdmissionQueue => {
  const queues = {
    important: controlledDelay(maxQueueDelayMs * IMPORTANT_FACTOR),
    ordinary: controlledDelay(maxQueueDelayMs),
  }
  return {
    add: (priority, request) => queues[priority].add(request, now()),
    admitNext: () => {
      const at = now()
      queues.ordinary.reject(at)
      queues.important.reject(at)
      const next = queues.important.take(at) ?? queues.ordinary.take(at)
      next?.admit()
    },
    length: () => queues.important.length() + queues.ordinary.length(),
    oldestWaitMs: () => Math.max(0, now() - Math.min(queues.important.oldest(), queues.ordinary.oldest())),
  }
}
