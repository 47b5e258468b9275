import type { Provenance } from '@site/releases/build'
import type { Dist } from '../build/read-dist.ts'
import type { Project } from '../project.ts'
import type { Client } from '../registry/client.ts'
import { AnswerFailure } from '../registry/explain-answer.ts'
import { committed, type Committed } from '../registry/wire.ts'
import { uploadBuild } from './upload.ts'

/** What became of a build: published now, or known before, in which case nothing changed. */
export type PublishOutcome =
  | { readonly unchanged: false; readonly release: Committed; readonly sent: number }
  | { readonly unchanged: true; readonly version: string }

/** Codes of an upload that is over or not whole: announcing it again tells which. */
const ANNOUNCE_AGAIN = new Set([404, 409])

/**
 * Uploads a build and commits it. Where the answer to a commit is lost, the registry knows no such upload when it is asked again: announced
 * once more it says whether the build is published.
 */
export const publishBuild = async (
  client: Client,
  project: Project,
  dist: Dist,
  {
    provenance,
    firstLive,
    tell,
  }: { readonly provenance: Provenance; readonly firstLive: boolean; readonly tell: (line: string) => void },
): Promise<PublishOutcome> => {
  const { name } = project
  for (let tries = 0; ; tries += 1) {
    const { upload, version, sent } = await uploadBuild(client, project, dist, provenance, tell)
    if (upload === undefined)
      return tries === 0
        ? { unchanged: true, version }
        : { unchanged: false, release: { name, version, warnings: [] }, sent }
    try {
      const release = await client.ask(`/remotes/${name}/uploads/${upload}/commit`, committed, {
        method: 'POST',
        json: { firstLive },
      })
      return { unchanged: false, release, sent }
    } catch (error) {
      if (tries > 0 || !(error instanceof AnswerFailure) || !ANNOUNCE_AGAIN.has(error.status)) throw error
    }
  }
}
