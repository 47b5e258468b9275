import { setTimeout as sleep } from 'node:timers/promises'
import { registry as registrySchema, REGISTRY_SCHEMA, type Registry } from '@site/contracts/registry'
import * as z from 'zod/mini'
import type { Store } from '../store/store.ts'
import { RegistryError } from './registry-error.ts'
import { defaultOf } from './versions.ts'

/** The registry as a file for readers that poll its revision. The generations are authoritative. */
export const REGISTRY_KEY = 'registry.json'
const FOLDER = 'generations/'
/** Number of generations that keep the whole registry; older ones keep their journal entry only. */
const KEPT_WHOLE = 20

const actions = ['publish', 'seed', 'promote', 'canary', 'rollback', 'prune', 'revoke'] as const

/** One change of the registry: who did what when, and the share of every version of that name after it. */
const generation = z.object({
  at: z.string(),
  action: z.enum(actions),
  name: z.string(),
  version: z.string(),
  by: z.string(),
  /** Share of each version in percent, by version. */
  deployments: z.record(z.string(), z.number()),
  default: z.optional(z.string()),
  /** The whole registry after the change; old generations keep the lines above alone. */
  registry: z.optional(registrySchema),
})
export type Generation = z.infer<typeof generation>
export type JournalEntry = Pick<Generation, 'action' | 'name' | 'version' | 'by'>

/** Whatever else lies in the folder is not a generation; `verify` finds it. */
export const GENERATION = /^generations\/\d{8,}\.json$/
const keysOf = async (store: Store): Promise<string[]> =>
  (await store.list(FOLDER)).filter((key) => GENERATION.test(key))

const keyOf = (number: number): string => `${FOLDER}${String(number).padStart(8, '0')}.json`
const bytesOf = (value: Generation): Buffer => Buffer.from(JSON.stringify(value))

const readGeneration = async (store: Store, key: string): Promise<Generation> => {
  const bytes = await store.read(key)
  if (bytes === null) throw new Error(`${key} is missing in the store`)
  const parsed = generation.safeParse(JSON.parse(bytes.toString('utf8')))
  if (parsed.success) return parsed.data
  throw new RegistryError(
    `The release store was written by another version of these tools (${key} has an unknown form). Move it away (DATA_DIR/releases or RELEASES_URL) and start again: that publishes the builds of this checkout.`,
  )
}

interface Latest {
  readonly number: number
  readonly registry: Registry
}

/** The newest generation; number 0 in an empty store. */
const readLatest = async (store: Store): Promise<Latest> => {
  let last: string | undefined
  for (;;) {
    const key = (await keysOf(store)).at(-1)
    if (key === undefined) return { number: 0, registry: emptyRegistry() }
    const { registry } = await readGeneration(store, key)
    if (registry !== undefined) return { number: Number.parseInt(key.slice(FOLDER.length), 10), registry }
    // It was shrunk after the listing, by many changes of other writers: list again.
    if (key === last) throw new Error(`${key} is the newest generation and holds no registry`)
    last = key
  }
}

export const emptyRegistry = (): Registry => ({ schema: REGISTRY_SCHEMA, microFrontends: {} })

/** The current registry. Throws when the stored one is invalid. */
export const readRegistry = async (store: Store): Promise<Registry> => (await readLatest(store)).registry

/** Every change so far, oldest first. */
export const readHistory = async (store: Store): Promise<Generation[]> =>
  Promise.all((await keysOf(store)).map((key) => readGeneration(store, key)))

/** Writes the newest generation to `registry.json`; repeats if a newer one was committed meanwhile. */
export const reconcileRegistryFile = async (store: Store): Promise<void> => {
  for (;;) {
    const { number, registry } = await readLatest(store)
    if (number === 0) return
    const wanted = JSON.stringify(registry, null, 1)
    if ((await store.read(REGISTRY_KEY))?.toString('utf8') !== wanted)
      await store.write(REGISTRY_KEY, Buffer.from(wanted))
    if ((await readLatest(store)).number === number) return
  }
}

/** Removes the registry from the generation that is now too old; its journal entry stays. */
const shrinkBehind = async (store: Store, newest: number): Promise<void> => {
  const number = newest - KEPT_WHOLE
  if (number < 1 || (await store.revision(keyOf(number))) === null) return
  const { registry: _registry, ...line } = await readGeneration(store, keyOf(number))
  await store.write(keyOf(number), bytesOf(line))
}

const generationOf = (entry: JournalEntry, registry: Registry): Generation => {
  const versions = registry.microFrontends[entry.name] ?? []
  const standard = defaultOf(versions)?.metadata.version
  return {
    at: new Date().toISOString(),
    ...entry,
    deployments: Object.fromEntries(versions.map((item) => [item.metadata.version, item.deployment.traffic])),
    ...(standard === undefined ? {} : { default: standard }),
    registry,
  }
}

/**
 * Changes the registry atomically and journals the action. Optimistic, without locks: the change is computed from the newest
 * generation and created as the next one, which the store grants to exactly one writer; the others retry. A writer killed at any
 * point leaves the old registry or the new one. Nothing is written when `change` throws or gives an invalid registry.
 */
export const changeRegistry = async (
  store: Store,
  entry: JournalEntry | ((registry: Registry) => JournalEntry),
  change: (registry: Registry) => Registry,
): Promise<Registry> => {
  for (let tries = 0; ; tries += 1) {
    const { number, registry: before } = await readLatest(store)
    const after = registrySchema.parse(change(before))
    const unchanged = JSON.stringify(after) === JSON.stringify(before)
    const next = generationOf(typeof entry === 'function' ? entry(before) : entry, after)
    if (unchanged || (await store.create(keyOf(number + 1), bytesOf(next)))) {
      await reconcileRegistryFile(store)
      if (!unchanged) await shrinkBehind(store, number + 1)
      return after
    }
    await sleep(Math.random() * Math.min(20 * (tries + 1), 400))
  }
}
