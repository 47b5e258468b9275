import { setTimeout as sleep } from 'node:timers/promises'
import { registry as registrySchema, REGISTRY_SCHEMA, type Registry } from '@site/contracts/registry'
import { teamFunctions, type TeamFunctions } from '@site/contracts/team-functions'
import * as z from 'zod/mini'
import type { Store } from '../store/store.ts'
import { RegistryError } from './registry-error.ts'
import { defaultOf } from './versions.ts'

/** The registry as a file for readers that poll its revision. The generations are authoritative. */
export const REGISTRY_KEY = 'registry.json'
/** The functions of teams, for the same readers: Frontend Discovery has no place for them. */
export const FUNCTIONS_KEY = 'functions.json'
const FOLDER = 'generations/'
/** Number of generations that keep the whole registry; older ones keep their journal entry only. */
const KEPT_WHOLE = 20

const actions = ['publish', 'seed', 'promote', 'canary', 'rollback', 'prune', 'revoke', 'function'] as const

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
  /** Every team's functions after the change, where there are any. */
  functions: z.optional(teamFunctions),
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

/** What the newest generation says. */
export interface RegistryState {
  readonly registry: Registry
  readonly functions: TeamFunctions
}

interface Latest extends RegistryState {
  /** Of the newest generation: it changes with every change of the registry. */
  readonly number: number
}

/** The newest generation that was read of each store: one does not change while it is the newest, and to check thousands of versions takes long. */
const latest = new WeakMap<Store, { readonly revision: string | null; readonly read: Latest }>()

/** The newest generation; number 0 in an empty store. */
export const readLatest = async (store: Store): Promise<Latest> => {
  let last: string | undefined
  for (;;) {
    const key = (await keysOf(store)).at(-1)
    if (key === undefined) return { number: 0, registry: emptyRegistry(), functions: {} }
    const number = Number.parseInt(key.slice(FOLDER.length), 10)
    const revision = await store.revision(key)
    const known = latest.get(store)
    if (known?.read.number === number && known.revision === revision) return known.read
    const { registry, functions = {} } = await readGeneration(store, key)
    if (registry !== undefined) {
      const read = { number, registry, functions }
      latest.set(store, { revision, read })
      return read
    }
    // It was shrunk after the listing, by many changes of other writers: list again.
    if (key === last) throw new Error(`${key} is the newest generation and holds no registry`)
    last = key
  }
}

export const emptyRegistry = (): Registry => ({ schema: REGISTRY_SCHEMA, microFrontends: {} })

/** The current registry. Throws when the stored one is invalid. */
export const readRegistry = async (store: Store): Promise<Registry> => (await readLatest(store)).registry

/** The functions of every team. */
export const readFunctions = async (store: Store): Promise<TeamFunctions> => (await readLatest(store)).functions

/** Every change so far, oldest first. */
export const readHistory = async (store: Store): Promise<Generation[]> =>
  Promise.all((await keysOf(store)).map((key) => readGeneration(store, key)))

const writeChanged = async (store: Store, key: string, text: string): Promise<void> => {
  if ((await store.read(key))?.toString('utf8') !== text) await store.write(key, Buffer.from(text))
}

/** Writes the newest generation to `registry.json` and `functions.json`; repeats if a newer one was committed meanwhile. */
export const reconcileRegistryFile = async (store: Store): Promise<void> => {
  for (;;) {
    const { number, registry, functions } = await readLatest(store)
    if (number === 0) return
    await writeChanged(store, REGISTRY_KEY, JSON.stringify(registry, null, 1))
    const hasFunctions = Object.keys(functions).length > 0 || (await store.revision(FUNCTIONS_KEY)) !== null
    if (hasFunctions) await writeChanged(store, FUNCTIONS_KEY, JSON.stringify(functions, null, 1))
    if ((await readLatest(store)).number === number) return
  }
}

/** Removes the registry from the generation that is now too old; its journal entry stays. */
const shrinkBehind = async (store: Store, newest: number): Promise<void> => {
  const number = newest - KEPT_WHOLE
  if (number < 1 || (await store.revision(keyOf(number))) === null) return
  const { registry: _registry, functions: _functions, ...line } = await readGeneration(store, keyOf(number))
  await store.write(keyOf(number), bytesOf(line))
}

const generationOf = (entry: JournalEntry, { registry, functions }: RegistryState): Generation => {
  const versions = registry.microFrontends[entry.name] ?? []
  const standard = defaultOf(versions)?.metadata.version
  return {
    at: new Date().toISOString(),
    ...entry,
    deployments: Object.fromEntries(versions.map((item) => [item.metadata.version, item.deployment.traffic])),
    ...(standard === undefined ? {} : { default: standard }),
    registry,
    ...(Object.keys(functions).length === 0 ? {} : { functions }),
  }
}

/**
 * Changes registry and functions atomically and journals the action. Optimistic, without locks: the change is computed from the newest
 * generation and created as the next one, which the store grants to exactly one writer; the others retry. A writer killed at any
 * point leaves the old state or the new one. Nothing is written when `change` throws or gives an invalid state.
 */
const changeState = async (
  store: Store,
  entry: (state: RegistryState) => JournalEntry,
  change: (state: Latest) => RegistryState,
): Promise<RegistryState> => {
  for (let tries = 0; ; tries += 1) {
    const before = await readLatest(store)
    const changed = change(before)
    const after = {
      registry: registrySchema.parse(changed.registry),
      functions: teamFunctions.parse(changed.functions),
    }
    const unchanged = isSame(before, after)
    const next = generationOf(entry(before), after)
    if (unchanged || (await store.create(keyOf(before.number + 1), bytesOf(next)))) {
      await reconcileRegistryFile(store)
      if (!unchanged) await shrinkBehind(store, before.number + 1)
      return after
    }
    await sleep(Math.random() * Math.min(20 * (tries + 1), 400))
  }
}

const isSame = (a: RegistryState, b: RegistryState): boolean =>
  JSON.stringify([a.registry, a.functions]) === JSON.stringify([b.registry, b.functions])

/**
 * Changes the registry atomically and journals the action, as `changeState` does. `change` gets the number of the generation that it
 * starts from, for who has to throw when that is not the one it decided by.
 */
export const changeRegistry = async (
  store: Store,
  entry: JournalEntry | ((registry: Registry) => JournalEntry),
  change: (registry: Registry, number: number) => Registry,
): Promise<Registry> => {
  const { registry } = await changeState(
    store,
    (state) => (typeof entry === 'function' ? entry(state.registry) : entry),
    (state) => ({ ...state, registry: change(state.registry, state.number) }),
  )
  return registry
}

/** Changes the functions of teams, in the same journal. `name` is `<team>/<function>`. */
export const changeFunctions = async (
  store: Store,
  { name, by }: Pick<JournalEntry, 'name' | 'by'>,
  change: (functions: TeamFunctions) => TeamFunctions,
): Promise<TeamFunctions> => {
  const { functions } = await changeState(
    store,
    () => ({ action: 'function', name, version: '', by }),
    (state) => ({ ...state, functions: change(state.functions) }),
  )
  return functions
}
