import { registry, REGISTRY_SCHEMA, type Registry } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { latestGeneration, type Latest } from './generations.ts'

/** The registry as a file for readers that poll its revision. The generations are authoritative. */
export const REGISTRY_KEY = 'registry.json'
export const emptyRegistry = (): Registry => ({ schema: REGISTRY_SCHEMA, microFrontends: {} })

/** The newest registry and its number; an empty store, or one without generations, gives number 0. */
export const readLatest = async (store: Store): Promise<Latest> => {
  const latest = await latestGeneration(store)
  if (latest !== null) return latest
  const bytes = await store.read(REGISTRY_KEY)
  return { number: 0, registry: bytes === null ? emptyRegistry() : registry.parse(JSON.parse(bytes.toString('utf8'))) }
}

/** The current registry, validated. Throws when the stored one is invalid. */
export const readRegistry = async (store: Store): Promise<Registry> => (await readLatest(store)).registry
