import { registry, REGISTRY_SCHEMA, type Registry } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'

export const REGISTRY_KEY = 'registry.json'
export const emptyRegistry = (): Registry => ({ schema: REGISTRY_SCHEMA, microFrontends: {} })

/** The registry as it stands, checked. Throws when what is stored breaks the profile. */
export const readRegistry = async (store: Store): Promise<Registry> => {
  const bytes = await store.read(REGISTRY_KEY)
  return bytes === null ? emptyRegistry() : registry.parse(JSON.parse(bytes.toString('utf8')))
}
