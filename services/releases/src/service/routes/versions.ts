import type { VersionsAnswer } from '@site/contracts/registry-service'
import { previousDefault } from '../../registry/journal.ts'
import { releaseChanges, sizeOf } from '../../registry/release-changes.ts'
import { readHistory, readRegistry } from '../../registry/registry-store.ts'
import { defaultOf, fallbackOf, versionsOf } from '../../registry/versions.ts'
import type { Store } from '../../store/store.ts'
import type { Status } from './status.ts'

/** Where `rollback` leads. The whole journal is thousands of reads in an old store: only a default without a fallback needs it. */
const rollsBackTo = async (store: Store, name: string): Promise<string | null> => {
  const registry = await readRegistry(store)
  const versions = versionsOf(registry, name)
  if (defaultOf(versions) === undefined) return null
  const known = fallbackOf(versions)?.metadata.version
  return known ?? previousDefault(registry, await readHistory(store), name) ?? null
}

/** All versions of a remote, newest first, each with its size and how it differs from the one published before. */
export const readVersions = async (
  store: Store,
  { name, versions }: Status['remotes'][number],
): Promise<VersionsAnswer> => {
  const published = versionsOf(await readRegistry(store), name)
  const releases = published.map(({ extras }) => extras.modulefederation)
  return {
    name,
    rollsBackTo: await rollsBackTo(store, name),
    fallback: fallbackOf(published)?.metadata.version ?? null,
    versions: versions.flatMap((status) => {
      const at = releases.findIndex(({ version }) => version === status.version)
      const [release, before] = [releases[at], releases[at - 1]]
      if (release === undefined) return []
      const changes = before === undefined ? null : releaseChanges(before, release)
      return [{ ...status, size: sizeOf(release), changes }]
    }),
  }
}
