import { addMeasured, measured, nothingMeasured, type Measured } from '@site/contracts/measured'
import * as z from 'zod/mini'
import { inParallel } from '../in-parallel.ts'
import type { Store } from '../store/store.ts'
import type { Taken } from './next-record.ts'
import type { RampRecord } from './ramp-record.ts'

export const MEASURED_FILE = /^measured\/(?:shell|mf-[a-z][a-z0-9-]*)\/[\w-]+-\d{10}\.json$/
const FOLDER = 'measured'
const folderOf = (name: string): string => `${FOLDER}/${name}`
const FILE = /\/([\w-]+)-(\d{10})\.json$/

/** What one front server counted of one remote in some seconds, by version. */
const batch = z.object({ from: z.string(), to: z.string(), versions: z.record(z.string(), measured) })
export type Batch = z.infer<typeof batch>

export interface Sender {
  /** Id of the process of a front server. */
  readonly front: string
  /** Grows with every batch of that process. */
  readonly sequence: number
}

/** Batches of one remote that wait, above which no more are taken; and that one look takes. */
const MOST_WAITING = 2000
const MOST_TOGETHER = 200

/** Stores a batch under its sender, so that a copy of it changes nothing. False where too many wait. */
export const storeBatch = async (
  store: Store,
  name: string,
  { front, sequence }: Sender,
  what: Batch,
): Promise<boolean> => {
  const keys = await store.list(folderOf(name))
  if (keys.length >= MOST_WAITING) return false
  await store.create(
    `${folderOf(name)}/${front}-${String(sequence).padStart(10, '0')}.json`,
    Buffer.from(JSON.stringify(what)),
  )
  return true
}

const senderOf = (key: string): Sender => {
  const [, front = '', sequence = ''] = FILE.exec(key) ?? []
  return { front, sequence: Number(sequence) }
}

const isCounted = ({ counted }: RampRecord, { front, sequence }: Sender): boolean =>
  sequence <= (counted[front]?.sequence ?? -1)

/** Adds up the batches that a ramp has not counted yet; null where there are none. */
export const takeBatches = async (store: Store, record: RampRecord, now: Date): Promise<Taken | null> => {
  const keys = (await store.list(folderOf(record.name)))
    .filter((key) => MEASURED_FILE.test(key) && !isCounted(record, senderOf(key)))
    .slice(0, MOST_TOGETHER)
  if (keys.length === 0) return null
  let [canary, rest]: [Measured, Measured] = [nothingMeasured, nothingMeasured]
  const counted: Record<string, { sequence: number; at: number }> = {}
  await inParallel(keys, async (key) => {
    const bytes = await store.read(key)
    if (bytes === null) return
    const { front, sequence } = senderOf(key)
    counted[front] = { sequence: Math.max(sequence, counted[front]?.sequence ?? 0), at: now.getTime() }
    const { from, versions } = batch.parse(JSON.parse(bytes.toString('utf8')))
    // Of before the ramp, or partly: one side had other visitors.
    if (from < record.startedAt) return
    canary = addMeasured(canary, versions[record.version] ?? nothingMeasured)
    rest = addMeasured(rest, versions[record.against] ?? nothingMeasured)
  })
  return { interval: { canary, rest }, counted }
}

/** Removes what the newest record has counted. Another controller may do the same. */
export const removeCounted = async (store: Store, record: RampRecord): Promise<void> => {
  const keys = (await store.list(folderOf(record.name))).filter((key) => isCounted(record, senderOf(key)))
  await inParallel(keys, (key) => store.remove(key))
}

/** Removes every batch of a remote whose ramp is over. */
export const removeBatches = async (store: Store, name: string): Promise<void> =>
  void (await inParallel(await store.list(folderOf(name)), (key) => store.remove(key)))

/** The remotes that batches wait for. */
export const measuredNames = async (store: Store): Promise<string[]> => [
  ...new Set((await store.list(FOLDER)).map((key) => key.split('/')[1] ?? '')),
]
