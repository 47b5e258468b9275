import { setTimeout as sleep } from 'node:timers/promises'
import { registry as schema, type Registry } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { readRegistry, REGISTRY_KEY } from './read-registry.ts'

export interface JournalEntry {
  readonly action: 'publish' | 'promote' | 'canary' | 'rollback' | 'prune'
  readonly name: string
  readonly version: string
  readonly by: string
}

const LOCK_KEY = 'registry.lock'
/** A holder that has not finished within this many ms was killed; its lock is taken over. */
const LOCK_STALE_MS = 10_000

const lockedSince = (bytes: Buffer | null): number => Number(bytes?.toString('utf8').split(' ')[0] ?? 0)

/** One writer at a time, over `create`, which exactly one of many callers wins. */
const withLock = async <T>(store: Store, work: () => Promise<T>): Promise<T> => {
  const token = `${Date.now()} ${crypto.randomUUID()}`
  for (;;) {
    if (await store.create(LOCK_KEY, Buffer.from(token))) break
    const held = await store.read(LOCK_KEY)
    if (held !== null && Date.now() - lockedSince(held) > LOCK_STALE_MS) await store.remove(LOCK_KEY)
    else await sleep(20 + Math.random() * 60)
  }
  try {
    return await work()
  } finally {
    if ((await store.read(LOCK_KEY))?.toString('utf8') === token) await store.remove(LOCK_KEY)
  }
}

/** Changes the registry as one step and journals who did what. What breaks the profile is not written. */
export const changeRegistry = (
  store: Store,
  entry: JournalEntry,
  change: (registry: Registry) => Registry,
): Promise<Registry> =>
  withLock(store, async () => {
    const before = await readRegistry(store)
    const after = schema.parse(change(before))
    if (JSON.stringify(after) === JSON.stringify(before)) return before
    const at = new Date().toISOString()
    await store.write(
      `journal/${at.replaceAll(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.json`,
      Buffer.from(JSON.stringify({ at, ...entry, deployments: deploymentsOf(after, entry.name) })),
    )
    await store.write(REGISTRY_KEY, Buffer.from(JSON.stringify(after, null, 1)))
    return after
  })

const deploymentsOf = (registry: Registry, name: string): Record<string, number> =>
  Object.fromEntries(
    (registry.microFrontends[name] ?? []).map((item) => [item.metadata.version, item.deployment.traffic]),
  )
