import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

// In place of the real search. What it does is told by the seed; its score is the number of its thread.
export const ENDS = 0
export const WAITS_UNTIL_CANCELLED = 1
export const FAILS = 2
export const KILLS_ITS_THREAD = 3

export const search = async ({ options: { seed }, cancelled }) => {
  if (seed === FAILS) throw new Error('a search that fails')
  if (seed === KILLS_ITS_THREAD)
    setTimeout(() => {
      throw new Error('a thread that dies')
    })
  const ended = () => seed === ENDS || Atomics.load(cancelled, 0) === 1
  while (!ended()) await sleep(2)
  return { score: threadId, days: [], iterations: 0, unplaced: [] }
}
