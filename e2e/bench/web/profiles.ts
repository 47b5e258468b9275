/** A kind of visitor: `network` null for the machine's own speed. */
export interface Profile {
  readonly name: 'fast' | 'slow'
  /** Bytes a second each way and milliseconds a request, in the terms of the browser's own throttling. */
  readonly network: { readonly bytesPerSecond: number; readonly latencyMs: number } | null
  /** How many times slower than this machine. */
  readonly cpu: number
}

/** 1.6 Mbit/s, 150 ms, a processor four times slower: the slow 4G phone of Lighthouse's mobile runs. */
export const profiles: readonly Profile[] = [
  { name: 'fast', network: null, cpu: 1 },
  { name: 'slow', network: { bytesPerSecond: 1_600_000 / 8, latencyMs: 150 }, cpu: 4 },
]
