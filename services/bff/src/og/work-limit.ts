/** Thrown where too much is in work already. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Runs jobs at once, but rejects with `Overloaded` while `most` of them are in work. */
export const createWorkLimit = (most: number) => {
  let inWork = 0
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (inWork >= most) throw new Overloaded(`${most} are in work already`)
    inWork += 1
    try {
      return await job()
    } finally {
      inWork -= 1
    }
  }
}

/** Runs jobs one after the other, whether or not the one before failed. */
export const createSeries = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(job: () => Promise<T>): Promise<T> => {
    const run = last.then(job, job)
    last = run
    return run
  }
}
