import type { Registry, Release } from '@site/contracts/registry'
import type { Router } from 'express'
import * as z from 'zod/mini'
import { readRegistry } from '../../registry/registry-store.ts'
import { refuseRevoked } from '../../registry/revoked.ts'
import type { Store } from '../../store/store.ts'
import { inParallel } from '../../in-parallel.ts'
import { damageOf, storedFiles } from '../../verify/stored-file.ts'
import type { Answer, Call, callHandler } from '../call.ts'
import { may } from '../auth/rights.ts'
import type { ServiceLimits } from '../limits.ts'
import { parse } from '../parse.ts'
import { ServiceError } from '../service-error.ts'
import { readAnnouncement, uploadId, type Announcement } from './announcement.ts'
import { uploadPublisher, versionOf } from './publish-upload.ts'
import { noUpload, type Staging, type Upload } from './staging.ts'

/** 2,000 files with paths of 200 letters, in bytes. */
const ANNOUNCEMENT_BYTES = 1_000_000

interface UploadParts {
  readonly store: Store
  readonly staging: Staging
  readonly limits: ServiceLimits
  /** What all published versions of a team may hold together, in bytes. */
  readonly bytesPerTeam: number
  readonly now: () => Date
}

const published = ({ microFrontends }: Registry, name: string, content: string): Release | undefined =>
  microFrontends[name]?.map(({ extras }) => extras.modulefederation).find((release) => release.content === content)

/** Hashes of a published build whose stored bytes are damaged or lost. */
const damagedHashes = async (store: Store, release: Release, { files }: Announcement): Promise<string[]> => {
  const folder = `${release.name}/${release.version}/`
  const damaged = await inParallel(storedFiles(release), async (file) =>
    (await damageOf(store, file)).length > 0 ? [file.key.slice(folder.length)] : [],
  )
  const paths = new Set(damaged.flat())
  return [...new Set(files.filter(({ path }) => paths.has(path)).map(({ sha256 }) => sha256))]
}

const storedBytes = ({ microFrontends }: Registry, team: string): number =>
  Object.values(microFrontends)
    .flat()
    .map(({ extras }) => extras.modulefederation)
    .filter(({ publishedBy }) => publishedBy.startsWith(`${team}/`))
    .reduce((sum, { files }) => sum + Object.values(files).reduce((all, { bytes }) => all + bytes, 0), 0)

const checkQuota = (registry: Registry, team: string, { files }: Announcement, most: number): void => {
  const stored = storedBytes(registry, team)
  const added = files.reduce((sum, { size }) => sum + size, 0)
  if (stored + added <= most) return
  throw new ServiceError(
    413,
    'too_large',
    `The versions of team ${team} hold ${stored.toLocaleString('en-AU')} bytes and this one ${added.toLocaleString('en-AU')}, accepted are ${most.toLocaleString('en-AU')}: ask the operator to prune old versions or to raise the limit.`,
  )
}

const commitBody = z.strictObject({ firstLive: z._default(z.boolean(), false), dryRun: z._default(z.boolean(), false) })

/** Publishing in steps: announce, upload what is missing, commit. */
export const uploadRoutes = (
  router: Router,
  handle: ReturnType<typeof callHandler>,
  { store, staging, limits, bytesPerTeam, now }: UploadParts,
): void => {
  const publishUpload = uploadPublisher(store, staging)

  const find = async ({ identity, name, request }: Call): Promise<Upload> => {
    const upload = await staging.find(identity.team, String(request.params['upload']))
    if (upload === null || upload.announcement.package.name !== name || new Date(upload.expires) <= now())
      throw noUpload()
    return upload
  }

  const announce = async (call: Call): Promise<Answer> => {
    const { identity, name } = call
    const announced = readAnnouncement(name, await call.json(ANNOUNCEMENT_BYTES))
    const version = versionOf({ announcement: announced })
    call.about({ version, detail: `${announced.files.length} files` })
    const registry = await readRegistry(store)
    await refuseRevoked(store, { name, version })
    const known = published(registry, name, announced.contentHash)
    const damaged = known === undefined ? [] : await damagedHashes(store, known, announced)
    const id = uploadId(identity.team, announced)
    if (known !== undefined && damaged.length === 0) {
      // A process that was killed after it published has left them.
      await staging.remove({ team: identity.team, id })
      return { status: 200, body: { published: known.version, version: known.version, missing: [] } }
    }
    if (known === undefined) checkQuota(registry, identity.team, announced, bytesPerTeam)
    if ((await staging.find(identity.team, id)) === null) await limits.countUpload(identity.team)
    const upload = await staging.announce(identity.team, id, announced, now())
    const missing = await staging.missing(upload)
    return {
      status: known === undefined ? 201 : 200,
      body: {
        ...(known === undefined ? {} : { published: known.version }),
        upload: id,
        version,
        missing,
        expires: upload.expires,
      },
    }
  }

  const putFile = async (call: Call): Promise<Answer> => {
    const { request } = call
    const upload = await find(call)
    if (request.is('application/octet-stream') === false || request.headers['content-encoding'] !== undefined)
      throw new ServiceError(
        415,
        'wrong_type',
        'Send the bytes of the file as application/octet-stream, not compressed.',
      )
    call.about({ version: versionOf(upload) })
    await staging.put(upload, String(request.params['sha256']), request)
    return { status: 204 }
  }

  const commit = async (call: Call): Promise<Answer> => {
    const options = parse(commitBody, await call.json())
    const { firstLive, dryRun } = options
    if (dryRun) call.about({ action: 'check' })
    if (firstLive && !may(call.identity, call.name, 'promote'))
      throw new ServiceError(403, 'forbidden', `Putting ${call.name} live takes the right promote.`)
    const upload = await find(call)
    call.about({ version: versionOf(upload) })
    const committed = await publishUpload(upload, call.identity, options)
    if (dryRun) return { status: 200, body: committed }
    call.about({ detail: committed.live ? `live for ${committed.traffic} %` : 'live for nobody' })
    return { status: 201, body: committed }
  }

  router.post('/remotes/:name/uploads', handle({ action: 'announce', verb: 'publish', recorded: true }, announce))
  router.put(
    '/remotes/:name/uploads/:upload/files/:sha256',
    handle({ action: 'upload', verb: 'publish', recorded: false }, putFile),
  )
  router.post(
    '/remotes/:name/uploads/:upload/commit',
    handle({ action: 'publish', verb: 'publish', recorded: true }, commit),
  )
}
