/** Where releases lie: a folder or a bucket. Keys are slash-separated and never start with one. */
export interface Store {
  readonly read: (key: string) => Promise<Buffer | null>
  /** Writes a whole object at once: a reader sees the old bytes or the new, never a part. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Writes only where nothing is yet, whoever else tries at the same moment; false when something was. */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Every key under a folder (`prefix` ends at a slash or names the folder), in order of its characters. */
  readonly list: (prefix: string) => Promise<string[]>
  readonly remove: (key: string) => Promise<void>
  /** Changes whenever the object does; null when there is none. */
  readonly revision: (key: string) => Promise<string | null>
}
