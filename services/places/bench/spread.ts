/** Milliseconds of many questions. */
export interface Spread {
  readonly median: number
  readonly p95: number
  readonly most: number
}

export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

export const shownSpread = ({ median, p95, most }: Spread): string =>
  [median, p95, most].map((ms) => ms.toFixed(1)).join(' / ')

export function timed<T>(work: () => T): { readonly answer: T; readonly ms: number } {
  const begun = performance.now()
  const answer = work()
  return { answer, ms: performance.now() - begun }
}
