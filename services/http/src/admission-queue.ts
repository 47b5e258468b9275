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

/** How much longer important requests may wait: a rejected one loses what the visitor typed, or half a page. */
const IMPORTANT_DELAY_FACTOR = 2
/** How often the queue is checked for overload, in ms. */
const CHECK_INTERVAL_MS = 100
/**
 * By how much the queue must have grown over its shortest since it was empty or the process paused to count as overload: a fraction of
 * the queue delay as work, and a number of requests. Near capacity a queue grows and shrinks by chance, but not so far; and where
 * requests are slow, a few that arrive together are as much work.
 */
const OVERLOAD = { delayFraction: 0.25, minGrowth: 50 }
/** The queue delay during overload, as a fraction of the usual one, and the queue length that is allowed at least. */
const OVERLOAD_DELAY = { fraction: 0.01, minLength: 4 }
/** Overload ends when less than this share of recent requests was shed. */
const RECOVERED_SHED_RATE = 0.15
/** Weight of one sample in a moving average, and the longest interval that counts, in multiples of the average: more is a pause. */
const WEIGHT = 0.01
const MAX_INTERVAL_FACTOR = 10
/** How many requests must have been admitted before the rate of the current queue is used. */
const MIN_SAMPLES = 10

/** Estimates how long the queue takes to drain, from the interval between admissions: recently, and since the queue last filled. */
const estimateDrainTime = () => {
  let averageMs = 1
  let lastAt: number | null = null
  let samples = 0
  let totalMs = 0
  return {
    /** Called when the queue was empty until now. */
    reset: (): void => {
      lastAt = null
      samples = 0
      totalMs = 0
    },
    record: (now: number): void => {
      if (lastAt !== null) {
        const ms = Math.min(now - lastAt, MAX_INTERVAL_FACTOR * averageMs)
        samples += 1
        totalMs += ms
        averageMs += WEIGHT * (ms - averageMs)
      }
      lastAt = now
    },
    drainMs: (length: number): number =>
      length * (samples < MIN_SAMPLES ? averageMs : Math.max(averageMs, totalMs / samples)),
  }
}

/**
 * Requests that wait for a busy process. In a burst, or after a pause of the process, they may wait for `maxQueueDelayMs`: a server
 * with spare capacity catches up. Overload does not shrink by waiting, so then the delay is a small fraction, which keeps the queue
 * short and admitted requests fast. (Two limits as in Maurer, "Fail at Scale", ACM Queue 13(8), 2015. Overload is detected by how far
 * the work ahead has grown and not by the time since the queue was last empty: at 70 % load a server takes long to catch up.)
 */
export const createAdmissionQueue = (
  maxQueueDelayMs: number,
  now: () => number = () => performance.now(),
): AdmissionQueue => {
  const queues: Record<Priority, (QueuedRequest & { readonly since: number })[]> = { important: [], ordinary: [] }
  const rate = estimateDrainTime()
  let nextCheckAt = 0
  let shortest = Infinity
  let overloaded = false
  let shedRate = 0
  const shedOlderThan = (priority: Priority, before: number): void => {
    const queue = queues[priority]
    for (let first = queue[0]; first !== undefined && first.since < before; first = queue[0]) {
      queue.shift()
      first.reject()
      shedRate += WEIGHT * (1 - shedRate)
    }
  }
  const checkOverload = (at: number): void => {
    const { length } = queues.ordinary
    // A late check follows a pause: requests that arrived during the pause are queued all at once.
    const late = at > nextCheckAt + CHECK_INTERVAL_MS
    shortest = late ? length : Math.min(shortest, length)
    const growth = length - shortest
    if (growth > OVERLOAD.minGrowth && rate.drainMs(growth) > maxQueueDelayMs * OVERLOAD.delayFraction)
      overloaded = true
    nextCheckAt = at + CHECK_INTERVAL_MS
  }
  return {
    add: (priority, request) => {
      const since = now()
      if (priority === 'ordinary' && queues.ordinary.length === 0) {
        rate.reset()
        // The length at the first check may be a burst: only growth after it counts.
        shortest = Infinity
        nextCheckAt = since + CHECK_INTERVAL_MS
      }
      queues[priority].push({ ...request, since })
    },
    admitNext: () => {
      const at = now()
      if (at >= nextCheckAt) checkOverload(at)
      const delayMs = overloaded
        ? Math.max(maxQueueDelayMs * OVERLOAD_DELAY.fraction, rate.drainMs(OVERLOAD_DELAY.minLength))
        : maxQueueDelayMs
      shedOlderThan('ordinary', at - delayMs)
      shedOlderThan('important', at - maxQueueDelayMs * IMPORTANT_DELAY_FACTOR)
      if (shedRate < RECOVERED_SHED_RATE) overloaded = false
      const important = queues.important.shift()
      if (important !== undefined) return important.admit()
      rate.record(at)
      shedRate -= WEIGHT * shedRate
      queues.ordinary.shift()?.admit()
    },
    length: () => queues.important.length + queues.ordinary.length,
    oldestWaitMs: () => {
      const since = Math.min(queues.important[0]?.since ?? Infinity, queues.ordinary[0]?.since ?? Infinity)
      return since === Infinity ? 0 : now() - since
    },
  }
}
