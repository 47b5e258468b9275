import { setTimeout as sleep } from 'node:timers/promises'
import { registry as schema, type Registry } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { commitGeneration, shrinkBehind } from './generations.ts'
import type { Generation, JournalEntry } from './journal.ts'
import { readLatest, REGISTRY_KEY } from './read-registry.ts'

export type { JournalEntry } from './journal.ts'

const text = (registry: Registry): string => JSON.stringify(registry, null, 1)

/** Writes the newest generation to `registry.json`; repeats if a newer one was committed meanwhile. */
export const reconcileRegistryFile = async (store: Store): Promise<void> => {
  for (;;) {
    const { number, registry } = await readLatest(store)
    if (number === 0) return
    const wanted = text(registry)
    if ((await store.read(REGISTRY_KEY))?.toString('utf8') !== wanted)
      await store.write(REGISTRY_KEY, Buffer.from(wanted))
    if ((await readLatest(store)).number === number) return
  }
}

const lineOf = (entry: JournalEntry, registry: Registry): Generation => {
  const versions = registry.microFrontends[entry.name] ?? []
  const standard = versions.find((item) => item.deployment.default)?.metadata.version
  return {
    at: new Date().toISOString(),
    ...entry,
    deployments: Object.fromEntries(versions.map((item) => [item.metadata.version, item.deployment.traffic])),
    ...(standard === undefined ? {} : { default: standard }),
  }
}

/**
 * Changes the registry atomically and journals the action. Optimistic, without locks: the change is computed from the newest
 * generation and committed as the next one, which the store grants to exactly one writer; the others retry. A writer killed at any
 * point leaves the old registry or the new one. Nothing is written when `change` throws or gives an invalid registry.
 */
export const changeRegistry = async (
  store: Store,
  entry: JournalEntry | ((registry: Registry) => JournalEntry),
  change: (registry: Registry) => Registry,
): Promise<Registry> => {
  for (let tries = 0; ; tries += 1) {
    const { number, registry: before } = await readLatest(store)
    const after = schema.parse(change(before))
    const unchanged = JSON.stringify(after) === JSON.stringify(before)
    const line = lineOf(typeof entry === 'function' ? entry(before) : entry, after)
    if (unchanged || (await commitGeneration(store, number + 1, { ...line, registry: after }))) {
      await reconcileRegistryFile(store)
      if (!unchanged) await shrinkBehind(store, number + 1)
      return after
    }
    await sleep(Math.random() * Math.min(20 * (tries + 1), 400))
  }
}
