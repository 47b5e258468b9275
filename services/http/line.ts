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
const IMPORTANT = 4
/** A line that takes more than this part of the patience to work off, if nobody came any more, is a crowd and no rush. */
const CROWD = 0.5
/** Part of the patience that is left in a crowd. */
const IN_CROWD = 0.05
/** How many patiences long a crowd is expected back after the last one was sent away. */
const REMEMBERED = 1
/** How much each served one counts for the time that one takes, and how many times that it counts at most: pauses are none. */
const WEIGHT = 0.02
const LONGEST = 10

/** How long a line takes to be worked off, from how long it took lately until the next one's turn came. */
const watchPace = () => {
  let each = 1
  let last: number | null = null
  return {
    /** Nobody was waiting until now. */
    begin: (): void => {
      last = null
    },
    served: (now: number): void => {
      if (last !== null) each += WEIGHT * (Math.min(now - last, LONGEST * each) - each)
      last = now
    },
    ahead: (length: number): number => length * each,
  }
}

/**
 * Those who wait for a busy process. Who comes in a rush, or while the process paused, may wait for `patienceMs`: a server that has
 * something to spare catches up. A crowd will not get less by waiting, and making everybody wait helps nobody: then a small part of it
 * is all, which keeps the line short and those in it fast. (Two limits as in Maurer, "Fail at Scale", ACM Queue 13(8), 2015; told apart
 * by the work ahead and not by how long the line has stood, for at seven tenths of its capacity a server takes long to catch up.)
 */
export const createLine = (patienceMs: number, now: () => number = () => performance.now()): Line => {
  const lines: Record<Place, (Waiting & { readonly since: number })[]> = { important: [], ordinary: [] }
  const pace = watchPace()
  let crowdedUntil = 0
  const length = () => lines.important.length + lines.ordinary.length
  /** Whether somebody had to be sent away. */
  const sendAway = (place: Place, at: number, mostMs: number): boolean => {
    const line = lines[place]
    let sent = false
    for (let first = line[0]; first !== undefined && first.since < at - mostMs; first = line[0]) {
      line.shift()
      first.leave()
      sent = true
    }
    return sent
  }
  return {
    add: (place, waiting) => {
      if (place === 'ordinary' && lines.ordinary.length === 0) pace.begin()
      lines[place].push({ ...waiting, since: now() })
    },
    next: () => {
      const at = now()
      const crowded = at < crowdedUntil || pace.ahead(lines.ordinary.length) > patienceMs * CROWD
      const sent = sendAway('ordinary', at, crowded ? patienceMs * IN_CROWD : patienceMs)
      if (crowded && sent) crowdedUntil = at + patienceMs * REMEMBERED
      sendAway('important', at, patienceMs * IMPORTANT)
      const important = lines.important.shift()
      if (important !== undefined) return important.go()
      pace.served(at)
      lines.ordinary.shift()?.go()
    },
    length,
    longestMs: () => {
      const since = Math.min(lines.important[0]?.since ?? Infinity, lines.ordinary[0]?.since ?? Infinity)
      return since === Infinity ? 0 : now() - since
    },
  }
}
