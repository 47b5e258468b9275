import type { Registry } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { generation, type Generation } from './journal.ts'

const FOLDER = 'generations/'
/** Number of generations that keep the whole registry; older ones keep their journal entry only. */
const KEPT_WHOLE = 20

const keyOf = (number: number): string => `${FOLDER}${String(number).padStart(8, '0')}.json`
const numberOf = (key: string): number => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0)
const bytesOf = (value: Generation): Buffer => Buffer.from(JSON.stringify(value))

const readGeneration = async (store: Store, key: string): Promise<Generation> => {
  const bytes = await store.read(key)
  if (bytes === null) throw new Error(`${key} is missing in the store`)
  return generation.parse(JSON.parse(bytes.toString('utf8')))
}

export interface Latest {
  readonly number: number
  readonly registry: Registry
}

/** The newest generation; null in a store that has none. */
export const latestGeneration = async (store: Store): Promise<Latest | null> => {
  let last: string | undefined
  for (;;) {
    const key = (await store.list(FOLDER)).at(-1)
    if (key === undefined) return null
    const { registry } = await readGeneration(store, key)
    if (registry !== undefined) return { number: numberOf(key), registry }
    // It was shrunk after the listing, by many changes of other writers: list again.
    if (key === last) throw new Error(`${key} is the newest generation and holds no registry`)
    last = key
  }
}

/**
 * Commits a generation if it is the next one; false when somebody else committed that number first. A number is created once
 * and never reused, so a slow writer cannot overwrite the changes of others.
 */
export const commitGeneration = (store: Store, number: number, value: Generation): Promise<boolean> =>
  store.create(keyOf(number), bytesOf(value))

/** Removes the registry from the generation that is now too old; its journal entry stays. */
export const shrinkBehind = async (store: Store, newest: number): Promise<void> => {
  const number = newest - KEPT_WHOLE
  if (number < 1 || (await store.revision(keyOf(number))) === null) return
  const { registry: _registry, ...line } = await readGeneration(store, keyOf(number))
  await store.write(keyOf(number), bytesOf(line))
}

/** Every change so far, oldest first. */
export const readHistory = async (store: Store): Promise<Generation[]> => {
  const keys = await store.list(FOLDER)
  return Promise.all(keys.map((key) => readGeneration(store, key)))
}
