/** What an admission control remembers between two looks. */
export interface Admission {
  /** Part of ordinary requests that is turned away, 0 to 1. */
  readonly shedding: number
  /** How late the event loop was at the last look, in ms. */
  readonly delayMs: number
}

export const idle: Admission = { shedding: 0, delayMs: 0 }

/**
 * Takes in one measurement of how late the event loop is, which is how long a request now waits before it is looked at. A
 * proportional-integral controller as in PIE (RFC 8033, section 4.2): it settles where the delay is on target instead of swinging
 * between all and nothing. Meant for ten looks a second; `targetMs` is the delay it holds.
 */
export const look = (last: Admission, delayMs: number, targetMs: number): Admission => {
  // To begin, the line must stand for two looks, as in CoDel (RFC 8289): a garbage collection or one long answer makes none.
  const begins = last.shedding === 0
  const seen = begins ? Math.min(delayMs, last.delayMs) : delayMs
  const offTarget = clamp((seen - targetMs) / targetMs, -1, 3)
  const trend = begins ? 0 : clamp((seen - last.delayMs) / targetMs, -3, 3)
  // Far off, small steps would come too late for those who are waiting: at once to what would have kept the line on target.
  const least = seen > 3 * targetMs ? 1 - targetMs / seen : 0
  const moved = Math.max(least, last.shedding + 0.08 * offTarget + 0.04 * trend)
  // Under half the target there is nothing to hold back: what is left of it fades by itself.
  const shedding = seen < targetMs / 2 ? moved * 0.9 : moved
  return { shedding: shedding < 0.005 ? 0 : clamp(shedding, 0, 0.98), delayMs }
}

/** Whether a request is let in; `chance` is drawn from 0 to 1. What must not be lost is turned away only when all else has been. */
export const admits = ({ shedding }: Admission, kind: 'ordinary' | 'important', chance: number): boolean =>
  chance >= (kind === 'ordinary' ? shedding : Math.max(0, (shedding - 0.8) * 2.5))

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
