import type { Registry } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { withdraw } from '../registry/promote-and-canary.ts'
import { serviceOf } from '../registry/journal.ts'
import { changeRegistry, readHistory, readRegistry, type Generation } from '../registry/registry-store.ts'
import { unusedOf, versionsOf } from '../registry/versions.ts'
import { removeEndedPreviews } from '../registry/previews.ts'
import { removeVersion } from '../store/remove-version.ts'
import type { Store } from '../store/store.ts'
import type { Setting } from './setting.ts'

/** How long open tabs and cached pages are supported, in days. */
export const KEEP_DAYS = 90
const DAY_MS = 24 * 3600 * 1000

/**
 * Versions of a name that no open tab can need: not served, not what the default falls back to, and neither served nor published
 * within `days`.
 */
export const prunable = (
  registry: Registry,
  history: readonly Generation[],
  name: string,
  now: number,
  days: number,
): string[] =>
  unusedOf(versionsOf(registry, name))
    .filter(({ metadata: { version }, extras: { modulefederation: release } }) => {
      const last = serviceOf(history, name, version).idleSince ?? release.publishedAt
      return now - Math.max(Date.parse(last), Date.parse(release.publishedAt)) > days * DAY_MS
    })
    .map((item) => item.metadata.version)

interface PruneOptions {
  readonly days: number
  readonly dryRun: boolean
  readonly now: number
}

const composed = z.record(z.string(), z.string())

/** Removes stored compositions with a version that is no longer published. Returns how many. */
const removeCompositions = async (store: Store, registry: Registry): Promise<number> => {
  const published = new Set(
    Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
      versions.map(({ metadata }) => `${name}@${metadata.version}`),
    ),
  )
  let removed = 0
  for (const key of await store.list('compositions')) {
    const bytes = await store.read(key)
    if (bytes === null) continue
    const versions = composed.safeParse(JSON.parse(bytes.toString('utf8')))
    const whole =
      versions.success && Object.entries(versions.data).every(([name, version]) => published.has(`${name}@${version}`))
    if (whole) continue
    await store.remove(key)
    removed += 1
  }
  return removed
}

/** Deletes prunable versions: first from the registry, then their release records, then their files and pages. */
export const pruneCommand = async (
  { store, by, say }: Setting,
  only: string | undefined,
  { days, dryRun, now }: PruneOptions,
): Promise<void> => {
  const history = await readHistory(store)
  const first = await readRegistry(store)
  const names = only === undefined ? Object.keys(first.microFrontends) : [only]
  let count = 0
  for (const name of names)
    for (const version of prunable(first, history, name, now, days)) {
      count += 1
      if (dryRun) {
        say(`would delete ${name}@${version}`)
        continue
      }
      const after = await changeRegistry(store, { action: 'prune', name, version, by }, (registry) =>
        withdraw(registry, name, new Set([version])),
      )
      if (after.microFrontends[name]?.some((item) => item.metadata.version === version)) {
        say(`kept ${name}@${version}: it went live meanwhile`)
        continue
      }
      await removeVersion(store, name, version)
      say(`deleted ${name}@${version}`)
    }
  if (!dryRun) {
    const ended = await removeEndedPreviews(store, new Date(now))
    if (ended > 0) say(`removed ${ended} previews that ended`)
    const removed = await removeCompositions(store, await readRegistry(store))
    if (removed > 0) say(`removed ${removed} compositions of deleted versions`)
  }
  if (count === 0) say(`nothing to delete: everything was served or published within ${days} days`)
}
