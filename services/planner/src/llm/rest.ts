/** After so many failures in a row the model is left alone for a while: nobody waits for a dead server (decision 27). */
const FAILURES = 3
const PAUSE_MS = 60_000

/** Counts the failures of a language model, and says when to leave it alone. */
export interface Rest {
  readonly resting: () => boolean
  readonly worked: () => void
  readonly failed: () => void
}

export const createRest = (now: () => number = Date.now): Rest => {
  let failures = 0
  let quietUntil = 0
  return {
    resting: () => now() < quietUntil,
    worked: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      if (failures < FAILURES) return
      failures = 0
      quietUntil = now() + PAUSE_MS
    },
  }
}
