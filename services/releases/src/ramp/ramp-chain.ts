import type { Store } from '../store/store.ts'
import { isOver, rampRecord, type RampRecord } from './ramp-record.ts'

/**
 * The ramps of a remote are one chain of numbered records, each *created* under the next number, which the store grants to one writer: so a
 * remote has one ramp at a time, and of several controllers that decide at once one does.
 */
const FOLDER = 'ramps'
export const RAMP_FILE = /^ramps\/(?:shell|mf-[a-z][a-z0-9-]*)\/\d{8}\.json$/
const keyOf = (name: string, number: number): string => `${FOLDER}/${name}/${String(number).padStart(8, '0')}.json`

const parts = (key: string): { readonly name: string; readonly number: number } => {
  const [, name = '', file = ''] = key.split('/')
  return { name, number: Number.parseInt(file, 10) }
}

/** Records behind the newest one that are kept: a slow writer must not find its number free again. */
const KEPT_BEHIND = 20
/** Last records of ramps that ended, of one remote. */
const KEPT_ENDED = 20
/** Parsed records in memory: they never change. */
const MOST_CACHED = 500

export interface Numbered {
  readonly number: number
  readonly record: RampRecord
}

/** Told of a record that cannot be read, once for each: the ramp of its remote stands still, and no other. */
export type OnUnreadable = (key: string, error: unknown) => void

/** Reads and appends records of one store. */
export const rampChain = (store: Store, onUnreadable: OnUnreadable) => {
  const cache = new Map<string, RampRecord>()
  const unreadable = new Set<string>()
  const remember = (key: string, record: RampRecord): RampRecord => {
    cache.set(key, record)
    const [oldest] = cache.keys()
    if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest)
    return record
  }
  /** Null for a record that was removed meanwhile. */
  const read = async (key: string): Promise<RampRecord | null> => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const bytes = await store.read(key)
    return bytes === null ? null : remember(key, rampRecord.parse(JSON.parse(bytes.toString('utf8'))))
  }

  /** The same where one record must not keep the others from being read: null for one that cannot be. */
  const readOrTell = (key: string): Promise<RampRecord | null> =>
    read(key).catch((error: unknown) => {
      if (!unreadable.has(key)) onUnreadable(key, error)
      unreadable.add(key)
      return null
    })

  /** The keys of every remote, or of one, oldest first. */
  const list = async (only?: string): Promise<ReadonlyMap<string, readonly string[]>> => {
    const folder = only === undefined ? FOLDER : `${FOLDER}/${only}`
    const keys = (await store.list(folder)).filter((key) => RAMP_FILE.test(key))
    const byName = new Map<string, string[]>()
    for (const key of keys) {
      const { name } = parts(key)
      byName.set(name, [...(byName.get(name) ?? []), key])
    }
    return byName
  }

  /** The newest record of each remote that was ever ramped, but for those that cannot be read. */
  const heads = async (): Promise<RampRecord[]> => {
    const last = [...(await list()).values()].map((keys) => keys.at(-1) ?? '')
    return (await Promise.all(last.map(readOrTell))).filter((record) => record !== null)
  }

  const newest = async (name: string): Promise<Numbered | null> => {
    for (;;) {
      const key = (await store.list(`${FOLDER}/${name}`)).findLast((each) => RAMP_FILE.test(each))
      if (key === undefined) return null
      const record = await read(key)
      if (record !== null) return { number: parts(key).number, record }
    }
  }

  /** Creates the record behind `number`; false when somebody else did. */
  const append = async (number: number, record: RampRecord): Promise<boolean> => {
    const key = keyOf(record.name, number + 1)
    const isOurs = await store.create(key, Buffer.from(JSON.stringify(record)))
    if (isOurs) remember(key, record)
    return isOurs
  }

  /** Removes records that nobody needs. What is left behind by a kill goes the next time. */
  const trim = async (name: string): Promise<void> => {
    const keys = (await store.list(`${FOLDER}/${name}`)).filter((key) => RAMP_FILE.test(key))
    const old = keys.slice(0, -KEPT_BEHIND)
    const isEnd = await Promise.all(
      old.map(async (key) => {
        const record = await read(key)
        return record !== null && isOver(record)
      }),
    )
    const ended = old.filter((_, at) => isEnd[at]).slice(-KEPT_ENDED)
    for (const key of old)
      if (!ended.includes(key)) {
        await store.remove(key)
        cache.delete(key)
      }
  }

  /** The newest record of each ramp that is kept and can be read, oldest first: of every remote, or of one. */
  const ramps = async (only?: string): Promise<RampRecord[]> => {
    const byName = await list(only)
    const all = await Promise.all(
      [...byName.values()].map(async (keys) => {
        const records = await Promise.all(keys.map(readOrTell))
        const byId = new Map(records.flatMap((record) => (record === null ? [] : [[record.id, record] as const])))
        return [...byId.values()]
      }),
    )
    return all.flat()
  }

  return { heads, newest, append, trim, ramps }
}
export type RampChain = ReturnType<typeof rampChain>
