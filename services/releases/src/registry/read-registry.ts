import { registry, REGISTRY_SCHEMA, type Registry } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { latestGeneration, type Latest } from './generations.ts'

/** The registry as a file for whoever follows it: its revision changes with every change. The generations are the truth. */
export const REGISTRY_KEY = 'registry.json'
export const emptyRegistry = (): Registry => ({ schema: REGISTRY_SCHEMA, microFrontends: {} })

/** The newest registry and its number; a store from before generations, or an empty one, is number 0. */
export const readLatest = async (store: Store): Promise<Latest> => {
  const latest = await latestGeneration(store)
  if (latest !== null) return latest
  const bytes = await store.read(REGISTRY_KEY)
  return { number: 0, registry: bytes === null ? emptyRegistry() : registry.parse(JSON.parse(bytes.toString('utf8'))) }
}

/** The registry as it stands, checked. Throws when what is stored breaks the profile. */
export const readRegistry = async (store: Store): Promise<Registry> => (await readLatest(store)).registry
