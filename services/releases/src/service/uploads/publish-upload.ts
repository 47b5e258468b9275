import type { Registry } from '@site/contracts/registry'
import { deadLinks } from '../../gate/checks.ts'
import { contentHash, describeBuild, releaseVersion, type Build } from '../../publish/read-build.ts'
import { publish, rehearsePublish } from '../../publish/publish.ts'
import { promote } from '../../registry/promote-and-canary.ts'
import { RegistryError } from '../../registry/registry-error.ts'
import { readRegistry } from '../../registry/registry-store.ts'
import { defaultOf, findVersion, isLive, label, versionsOf } from '../../registry/versions.ts'
import type { Store } from '../../store/store.ts'
import { byOf, type Identity } from '../auth/rights.ts'
import { refusal } from '../refusal.ts'
import { ServiceError } from '../service-error.ts'
import type { Staging, Upload } from './staging.ts'

/** Publishes that run at a time: each renders and compresses. */
const AT_ONCE = 2
/** Publishes that may wait for that. */
const MOST_WAITING = 50

export interface Committed {
  readonly name: string
  readonly version: string
  readonly traffic: number
  readonly live: boolean
  readonly warnings: readonly string[]
}

export const versionOf = ({
  announcement: { package: pack, contentHash: content },
}: Pick<Upload, 'announcement'>): string => releaseVersion(pack.version, content)

/** Links of a release that would lead nowhere if it were live for everybody. */
const newDeadLinks = (registry: Registry, name: string, version: string): string[] => {
  const before = new Set(deadLinks(registry))
  return deadLinks(promote(registry, name, version)).filter(
    (link) => link.includes(label({ name, version })) && !before.has(link),
  )
}

/** A build that cannot even be described is refused, whatever it made the code stumble over. */
const describe = (upload: Upload, files: ReadonlyMap<string, Buffer>, by: string): Build => {
  const { package: pack, provenance } = upload.announcement
  try {
    return describeBuild({ ...pack, files, provenance, publishedBy: by, now: new Date() })
  } catch (error) {
    if (error instanceof RegistryError) throw error
    throw new RegistryError(
      `the files of ${pack.name} cannot be read as a build: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** How an upload is committed. */
export interface CommitOptions {
  /** The first of its name goes live at once. */
  readonly firstLive: boolean
  /** Everything is checked and rendered, nothing is stored, and the upload ends. */
  readonly dryRun: boolean
}

/** Publishes what was uploaded, once for each upload however often it is asked for. */
export const uploadPublisher = (store: Store, staging: Staging) => {
  const running = new Map<string, Promise<Committed>>()
  const waiting: (() => void)[] = []
  let active = 0

  const turn = async (): Promise<void> => {
    if (active < AT_ONCE) {
      active += 1
      return
    }
    if (waiting.length >= MOST_WAITING)
      throw new ServiceError(503, 'unavailable', 'Too many builds are being published right now. Please try again.', {
        retryAfter: 10,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const done = (): void => {
    const next = waiting.shift()
    if (next === undefined) active -= 1
    else next()
  }

  const publishNow = async (upload: Upload, by: string, { firstLive, dryRun }: CommitOptions): Promise<Committed> => {
    const { files, missing } = await staging.read(upload)
    if (missing.length > 0)
      throw new ServiceError(
        409,
        'incomplete',
        `${missing.length} files of the upload are missing: upload them and commit again.`,
        { missing },
      )
    if (contentHash(files) !== upload.announcement.contentHash) {
      await staging.remove(upload)
      throw new ServiceError(
        422,
        'refused',
        'The files are not the build that was announced: their contentHash is another.',
      )
    }
    try {
      const build = describe(upload, files, by)
      const rehearsed = dryRun ? await rehearsePublish(store, build) : undefined
      if (!dryRun) await publish(store, build, by, firstLive)
      await staging.remove(upload)
      const registry = rehearsed ?? (await readRegistry(store))
      const { name, version } = build.release
      const item = findVersion(registry, name, version)
      const isOffered = isLive(item) || defaultOf(versionsOf(registry, name)) !== undefined
      return {
        name,
        version,
        traffic: item.deployment.traffic,
        live: isLive(item),
        warnings: [
          ...(isOffered ? [] : [`no version of ${name} is live yet: promote it`]),
          ...newDeadLinks(registry, name, version),
        ],
      }
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      await staging.remove(upload)
      throw refusal(error)
    }
  }

  return async (upload: Upload, identity: Identity, options: CommitOptions): Promise<Committed> => {
    const key = `${upload.team}/${upload.id}${options.dryRun ? '/dry-run' : ''}`
    const known = running.get(key)
    if (known !== undefined) return known
    const work = (async () => {
      await turn()
      try {
        return await publishNow(upload, byOf(identity), options)
      } finally {
        done()
        running.delete(key)
      }
    })()
    running.set(key, work)
    return work
  }
}
