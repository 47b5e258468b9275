/** Object storage of releases: a folder or a bucket. Keys are slash-separated and do not start with a slash. */
export interface Store {
  readonly read: (key: string) => Promise<Buffer | null>
  /** Writes an object atomically: a reader sees the old bytes or the new ones. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Creates an object atomically; false when it exists already. */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Every key under a folder (`prefix` ends at a slash or names the folder; empty for the whole store), in code point order. */
  readonly list: (prefix: string) => Promise<string[]>
  readonly remove: (key: string) => Promise<void>
  /** When the object was last written; null when there is none. */
  readonly modified: (key: string) => Promise<Date | null>
  /** A string that changes with every write of the object; null when there is none. */
  readonly revision: (key: string) => Promise<string | null>
}
