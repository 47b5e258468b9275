import type { Registry } from '@site/contracts/registry'
import { variantsOf } from '../publish/compress.ts'
import { FUNCTIONS_KEY, GENERATION, readRegistry, REGISTRY_KEY } from '../registry/registry-store.ts'
import { PREVIEW_FILE } from '../registry/previews.ts'
import { REVOKED } from '../registry/revoked.ts'
import { ALERT_FILE } from '../alerts/outbox.ts'
import { MEASURED_FILE } from '../ramp/measured-store.ts'
import { RAMP_FILE } from '../ramp/ramp-chain.ts'
import { VERDICT_FILE } from '../ramp/verdicts.ts'
import { AUDIT_FILE } from '../service/audit/audit-log.ts'
import { TOKEN_FILE } from '../service/auth/tokens.ts'
import type { Store } from '../store/store.ts'

const COMPOSITION = /^compositions\/[0-9a-f]{12}\.json$/
const PRERENDERED = /^prerendered\/(shell)@([^/]+)\/([^/@]+)@([^/]+)\.json(?:\.integrity)?$/
/** In place of a remote, before the hash of a frame (`prerender/frames.ts`). */
const RENDERED_FRAME = 'frame'
const RELEASE_FILE = /^([^/]+)\/([^/]+)\/(.+)$/

/** Files that belong to no release. */
const KINDS = [
  GENERATION,
  COMPOSITION,
  PREVIEW_FILE,
  REVOKED,
  TOKEN_FILE,
  AUDIT_FILE,
  RAMP_FILE,
  MEASURED_FILE,
  ALERT_FILE,
  VERDICT_FILE,
]

/** A publish takes minutes: what is older and in no registry was left behind, in ms. */
export const LEFT_BEHIND_MS = 3_600_000

const isKnownTo = ({ microFrontends }: Registry) => {
  const releases = new Map<string, ReadonlySet<string> | undefined>(
    Object.values(microFrontends).flatMap((versions) =>
      versions.map(({ extras: { modulefederation: release } }) => {
        const served = Object.entries(release.files).flatMap(([path, { bytes }]) => [
          path,
          ...variantsOf(path, bytes).map(({ suffix }) => `${path}${suffix}`),
        ])
        const { unserved } = release
        // Of a record that is older than the list, any file may belong to the release.
        const paths = unserved && new Set([...served, ...Object.keys(unserved), 'release.json'])
        return [`${release.name}@${release.version}`, paths] as const
      }),
    ),
  )
  return (key: string): boolean => {
    if (key === REGISTRY_KEY || key === FUNCTIONS_KEY || KINDS.some((kind) => kind.test(key))) return true
    const [, shell, shellVersion, remote, remoteVersion] = PRERENDERED.exec(key) ?? []
    if (shell !== undefined)
      return (
        releases.has(`${shell}@${shellVersion}`) &&
        (remote === RENDERED_FRAME || releases.has(`${remote}@${remoteVersion}`))
      )
    const [, name, version, path = ''] = RELEASE_FILE.exec(key) ?? []
    const release = `${name}@${version}`
    return releases.has(release) && releases.get(release)?.has(path) !== false
  }
}

/** Objects of the store that nothing refers to: of refused and unfinished publishes, or put there by hand. */
export const findOrphans = async (store: Store): Promise<string[]> => {
  // Listed before the registry is read: what is published meanwhile is known by then.
  const keys = await store.list('')
  const isKnown = isKnownTo(await readRegistry(store))
  return keys.filter((key) => !isKnown(key))
}

/** Removes orphans that no running publish can want any more. Returns those removed. */
export const removeOrphans = async (store: Store, orphans: readonly string[], now: number): Promise<string[]> => {
  const removed: string[] = []
  for (const key of orphans) {
    const since = await store.modified(key)
    if (since === null || now - since.getTime() < LEFT_BEHIND_MS) continue
    await store.remove(key)
    removed.push(key)
  }
  return removed
}
