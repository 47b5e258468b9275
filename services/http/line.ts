export type Place = 'important' | 'ordinary'

export interface Waiting {
  /** Its turn has come. */
  readonly go: () => void
  /** It has waited too long. */
  readonly leave: () => void
}

export interface Line {
  readonly add: (place: Place, waiting: Waiting) => void
  /** Sends away whoever has waited too long and lets one go: an important one if there is any. True while somebody waits. */
  readonly next: () => boolean
  readonly length: () => number
  /** How long the one who has waited longest is waiting, in ms. */
  readonly longestMs: () => number
}

/** How much longer than others somebody important may wait: being sent away costs them what they typed, or half a page. */
const IMPORTANT = 4
/** Part of the patience that is left once the line has stood for longer than that. */
const STANDING = 0.1

/**
 * Those who wait for a busy process. A crowd that comes at once may wait for `patienceMs`; but a line that has been standing for that
 * long will not go away by waiting, and making everybody wait helps nobody: then a tenth of it is all, which keeps the line short and
 * those in it fast. (Controlled delay as in Maurer, "Fail at Scale", ACM Queue 13(8), 2015, after CoDel, RFC 8289.)
 */
export const createLine = (patienceMs: number, now: () => number = () => performance.now()): Line => {
  const lines: Record<Place, (Waiting & { readonly since: number })[]> = { important: [], ordinary: [] }
  let standingSince = 0
  const length = () => lines.important.length + lines.ordinary.length
  const sendAway = (place: Place, mostMs: number): void => {
    const line = lines[place]
    const before = now() - mostMs
    for (let first = line[0]; first !== undefined && first.since < before; first = line[0]) {
      line.shift()
      first.leave()
    }
  }
  return {
    add: (place, waiting) => {
      const since = now()
      if (length() === 0) standingSince = since
      lines[place].push({ ...waiting, since })
    },
    next: () => {
      sendAway('ordinary', now() - standingSince > patienceMs ? patienceMs * STANDING : patienceMs)
      sendAway('important', patienceMs * IMPORTANT)
      const first = lines.important.shift() ?? lines.ordinary.shift()
      first?.go()
      return length() > 0
    },
    length,
    longestMs: () => {
      const since = Math.min(lines.important[0]?.since ?? Infinity, lines.ordinary[0]?.since ?? Infinity)
      return since === Infinity ? 0 : now() - since
    },
  }
}
