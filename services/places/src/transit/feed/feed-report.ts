import * as z from 'zod/mini'

/** One kind of fault in a feed: how often, and the line where it first shows. */
export const feedProblem = z.object({
  file: z.string(),
  /** What is wrong, and what was done about it: "unknown stop, row left out". */
  what: z.string(),
  count: z.int(),
  firstLine: z.optional(z.int()),
})
export type FeedProblem = z.infer<typeof feedProblem>

/** Kinds are few and written by us; a bound all the same, as file names come from the reader. */
const MOST_KINDS = 200

/** Collects what is wrong with a feed while it is read, each kind once. */
export class FeedReport {
  readonly #problems = new Map<string, FeedProblem>()

  note(file: string, what: string, line?: number, count = 1): void {
    const key = `${file}|${what}`
    const known = this.#problems.get(key)
    if (known) known.count += count
    else if (this.#problems.size < MOST_KINDS)
      this.#problems.set(key, { file, what, count, ...(line === undefined ? {} : { firstLine: line }) })
  }

  /** The most frequent first. */
  get problems(): FeedProblem[] {
    return [...this.#problems.values()].sort((a, b) => b.count - a.count)
  }
}
