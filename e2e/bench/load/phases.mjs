import { setTimeout as sleep } from 'node:timers/promises'
import { visit } from './visit.mjs'

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

const total = (counts) => Object.values(counts).reduce((sum, n) => sum + n, 0)

const kindOf = (path) =>
  path.startsWith('/releases/') ? 'release file' : path.includes('/v1/') ? path : path.includes('.json') ? path : 'page'

/** Collects answers: what was admitted, shed in order (429 or 503 with `Retry-After`), and everything else, which is an error. */
export const tally = () => {
  const admitted = []
  const errors = {}
  const kinds = {}
  const shedByKind = {}
  return {
    take: ({ status, again, ms, path }) => {
      if (status >= 200 && status < 300) {
        admitted.push(ms)
        ;(kinds[kindOf(path)] ??= []).push(ms)
      } else if ((status === 429 || status === 503) && again)
        shedByKind[kindOf(path)] = (shedByKind[kindOf(path)] ?? 0) + 1
      else {
        const what = `${path.replace(/^\/releases\/.*/, '/releases/…')} ${status}`
        errors[what] = (errors[what] ?? 0) + 1
      }
    },
    result: () => {
      const each = Object.entries(kinds).map(([kind, times]) => [
        kind,
        {
          answers: times.length,
          p99: percentile(
            times.toSorted((a, b) => a - b),
            0.99,
          ),
        },
      ])
      const sorted = admitted.toSorted((a, b) => a - b)
      return {
        admitted: sorted.length,
        shed: total(shedByKind),
        shedByKind,
        errors: total(errors),
        what: errors,
        kinds: Object.fromEntries(each),
        p50: percentile(sorted, 0.5),
        p99: percentile(sorted, 0.99),
      }
    },
  }
}

/** Visits a second that the site completes when the next of so many visitors comes as soon as one has gone. */
const completed = async (site, seconds, visitors) => {
  const until = performance.now() + seconds * 1000
  let visits = 0
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < until) {
        let whole = true
        await visit(site, ({ status }) => (whole &&= status >= 200 && status < 300))
        if (whole) visits += 1
      }
    }),
  )
  return visits / seconds
}

/** How many come at a time: enough that the site never rests, and no more than it serves without shedding any. */
const VISITORS_AT_ONCE = [4, 8, 16, 32]

/** The most visits a second that the site completes, however many visitors come at a time. */
export const capacity = async (site, seconds) => {
  const each = []
  for (const visitors of VISITORS_AT_ONCE) each.push(await completed(site, seconds / VISITORS_AT_ONCE.length, visitors))
  return Math.max(...each)
}

/** Visitors who come at a rate, whether those before them are served or not. `onSecond` is called once a second. */
export const arrive = async (site, perSecond, seconds, onAnswer, onSecond = () => undefined) => {
  const begun = performance.now()
  const open = new Set()
  let come = 0
  let second = 0
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond)
    for (; come < due; come += 1) {
      const one = visit(site, onAnswer).finally(() => open.delete(one))
      open.add(one)
    }
    const now = Math.floor((performance.now() - begun) / 1000)
    if (now > second) {
      second = now
      await onSecond(second)
    }
    await sleep(5)
  }
  await Promise.all(open)
}
