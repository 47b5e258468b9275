export type Place = 'important' | 'ordinary'

export interface Waiting {
  /** Its turn has come. */
  readonly go: () => void
  /** It has waited too long. */
  readonly leave: () => void
}

export interface Line {
  readonly add: (place: Place, waiting: Waiting) => void
  /** Sends away whoever has waited too long and lets one go: an important one if there is any. */
  readonly next: () => void
  readonly length: () => number
  /** How long the one who has waited longest is waiting, in ms. */
  readonly longestMs: () => number
}

/** How much longer than others somebody important may wait: being sent away costs them what they typed, or half a page. */
const IMPORTANT = 2
/** How often a line is looked at, in ms. */
const LOOK_MS = 100
/**
 * Work ahead, in parts of the patience, that is a crowd if there is ever more of it; after a pause there is as much, and ever less.
 * And how many that must be: where each takes long, a few who come together are as much work.
 */
const CROWD = { part: 0.25, many: 50 }
/** How many more wait, from look to look. */
const MORE = 1.1
/** Part of the patience that is left in a crowd, and how many may be ahead of one at least. */
const IN_CROWD = { part: 0.01, many: 4 }
/** A crowd is over when less than this part of those who stood in line had to be sent away lately. */
const OVER = 0.15
/** How much each one counts in what was so lately, and how many times the usual its time counts at most: a pause is none. */
const WEIGHT = 0.01
const LONGEST = 10
/** How many of a line must have been served before it tells by itself how fast it goes. */
const ENOUGH = 10

/** How long a line takes to be worked off: by how long it took until the next one's turn came, lately or in this line. */
const watchPace = () => {
  let lately = 1
  let last: number | null = null
  let served = 0
  let took = 0
  return {
    /** Nobody was waiting until now. */
    begin: (): void => {
      last = null
      served = 0
      took = 0
    },
    serve: (now: number): void => {
      if (last !== null) {
        const ms = Math.min(now - last, LONGEST * lately)
        served += 1
        took += ms
        lately += WEIGHT * (ms - lately)
      }
      last = now
    },
    ahead: (length: number): number => length * (served < ENOUGH ? lately : Math.max(lately, took / served)),
  }
}

/**
 * Those who wait for a busy process. Who comes in a rush, or while the process paused, may wait for `patienceMs`: a server that has
 * something to spare catches up. A crowd will not get less by waiting, and making everybody wait helps nobody: then a small part of it
 * is all, which keeps the line short and those in it fast. (Two limits as in Maurer, "Fail at Scale", ACM Queue 13(8), 2015; told apart
 * by whether the work ahead gets more and not by how long the line has stood: at seven tenths of its capacity a server takes long to
 * catch up.)
 */
export const createLine = (patienceMs: number, now: () => number = () => performance.now()): Line => {
  const lines: Record<Place, (Waiting & { readonly since: number })[]> = { important: [], ordinary: [] }
  const pace = watchPace()
  let lookAt = 0
  let seen = Infinity
  let crowded = false
  let sentLately = 0
  const sendAway = (place: Place, before: number): void => {
    const line = lines[place]
    for (let first = line[0]; first !== undefined && first.since < before; first = line[0]) {
      line.shift()
      first.leave()
      sentLately += WEIGHT * (1 - sentLately)
    }
  }
  const look = (at: number): void => {
    const { length } = lines.ordinary
    // A look that comes late comes after a pause: who came in it came all at once.
    const late = at > lookAt + LOOK_MS
    if (!late && length > seen * MORE && length > CROWD.many && pace.ahead(length) > patienceMs * CROWD.part)
      crowded = true
    seen = length
    lookAt = at + LOOK_MS
  }
  return {
    add: (place, waiting) => {
      const since = now()
      if (place === 'ordinary' && lines.ordinary.length === 0) {
        pace.begin()
        // What stands there at the first look may have come all at once: only more than that tells something.
        seen = Infinity
        lookAt = since + LOOK_MS
      }
      lines[place].push({ ...waiting, since })
    },
    next: () => {
      const at = now()
      if (at >= lookAt) look(at)
      const mostMs = crowded ? Math.max(patienceMs * IN_CROWD.part, pace.ahead(IN_CROWD.many)) : patienceMs
      sendAway('ordinary', at - mostMs)
      sendAway('important', at - patienceMs * IMPORTANT)
      if (sentLately < OVER) crowded = false
      const important = lines.important.shift()
      if (important !== undefined) return important.go()
      pace.serve(at)
      sentLately -= WEIGHT * sentLately
      lines.ordinary.shift()?.go()
    },
    length: () => lines.important.length + lines.ordinary.length,
    longestMs: () => {
      const since = Math.min(lines.important[0]?.since ?? Infinity, lines.ordinary[0]?.since ?? Infinity)
      return since === Infinity ? 0 : now() - since
    },
  }
}
