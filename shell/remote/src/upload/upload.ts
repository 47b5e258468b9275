import type { Provenance } from '@site/releases/build'
import pMap from 'p-map'
import type { BuiltFile, Dist } from '../build/read-dist.ts'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'
import type { Client } from '../registry/client.ts'
import { announced } from '../registry/wire.ts'

/** Files on their way at once: enough to hide a slow connection's round trips, few enough for a small registry. */
const AT_ONCE = 8
/** How often the list of what is missing is asked for again, where files went missing on the registry's side meanwhile. */
const ROUNDS = 3

export interface Uploaded {
  /** Undefined where this very build was published before and nothing of it was missing. */
  readonly upload: string | undefined
  readonly version: string
  readonly sent: number
  readonly of: number
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** Sends files, a few at a time. When one cannot be sent, the others under way are ended: the command is over. */
const send = async (
  client: Client,
  address: string,
  missing: readonly string[],
  files: readonly BuiltFile[],
): Promise<void> => {
  const bySha = new Map(files.map((file) => [file.sha256, file]))
  const others = new AbortController()
  const sendOne = async (sha256: string): Promise<void> => {
    const file = bySha.get(sha256)
    if (file === undefined)
      throw new Failure({
        happened: `The registry asks for a file (${sha256.slice(0, 12)}…) that this build does not hold.`,
        means: 'Nothing was published.',
        remedy: 'Build again and run the command again. If it stays so, tell whoever runs the registry.',
      })
    await client.text(`${address}/files/${sha256}`, { method: 'PUT', bytes: file.bytes, signal: others.signal })
  }
  try {
    await pMap(missing, sendOne, { concurrency: AT_ONCE })
  } catch (error) {
    others.abort()
    throw error
  }
}

/** Tells the registry what a build holds. It answers with what it does not have, or no longer has whole. */
export const announceBuild = (
  client: Client,
  { name, version }: Pick<Project, 'name' | 'version'>,
  { files, contentHash }: Dist,
  provenance: Provenance,
) =>
  client.ask(`/remotes/${name}/uploads`, announced, {
    method: 'POST',
    json: {
      package: { name, version },
      contentHash,
      files: files.map(({ path, bytes, sha256 }) => ({ path, size: bytes.length, sha256 })),
      provenance,
    },
  })

/**
 * Sends the registry what it does not have of a build. Interrupted at any point, the next call goes on where it stopped: the registry knows
 * a build by its content. Nothing is visible before the upload is committed.
 */
export const uploadBuild = async (
  client: Client,
  project: Pick<Project, 'name' | 'version'>,
  dist: Dist,
  provenance: Provenance,
  tell: (line: string) => void,
): Promise<Uploaded> => {
  const { files } = dist
  const of = new Set(files.map(({ sha256 }) => sha256)).size
  let sent = 0
  for (let round = 0; ; round += 1) {
    const answer = await announceBuild(client, project, dist, provenance)
    const { missing, upload } = answer
    const label = answer.published ?? answer.version ?? project.version
    if (missing.length === 0 || upload === undefined) return { upload, version: label, sent, of }
    if (round === ROUNDS)
      throw new Failure({
        happened: `After ${ROUNDS} rounds the registry still misses ${plural(missing.length, 'file')} of ${label}.`,
        means: 'Nothing was published. Its store may be losing files.',
        remedy: 'Run the command again; if it stays so, tell whoever runs the registry.',
      })
    tell(
      missing.length < of && sent === 0
        ? `  … ${plural(missing.length, 'file')} of ${of} to send: the others are there already`
        : `  … ${plural(missing.length, 'file')} to send`,
    )
    await send(client, `/remotes/${project.name}/uploads/${upload}`, missing, files)
    sent += missing.length
  }
}
