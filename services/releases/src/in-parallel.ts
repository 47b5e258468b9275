/** Objects of the store that are handled at a time: each waits for the store, or for its compression. */
const CONCURRENCY = 8

/** Does some work for each item, a few at a time; results in the order of the items. */
export const inParallel = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results = new Map<number, R>()
  const left = items.entries()
  const worker = async (): Promise<void> => {
    for (const [at, item] of left) results.set(at, await work(item))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
