import { provenanceOf } from '@site/releases/build'
import { readDist, type Dist } from '../build/read-dist.ts'
import { registryOptions, type Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { projectIn, type Project } from '../project.ts'
import type { Client } from '../registry/client.ts'
import { connect } from '../registry/connect.ts'
import { statusAnswer, type VersionStatus } from '../registry/wire.ts'
import { announceBuild } from '../upload/upload.ts'

const versionsOf = async (client: Client, { name }: Project): Promise<readonly VersionStatus[]> => {
  const { remotes } = await client.ask('/status', statusAnswer)
  return remotes.find((remote) => remote.name === name)?.versions ?? []
}

/** Throws `Failure` where no version of the registry holds what was built here. */
const findPublished = (versions: readonly VersionStatus[], { name }: Project, { contentHash }: Dist): VersionStatus => {
  const found = versions.find(({ provenance }) => provenance.content === contentHash)
  if (found !== undefined) return found
  const [newest] = versions
  throw new Failure({
    happened: `dist/ (content ${contentHash.slice(0, 10)}) is no published version of ${name}.`,
    means:
      newest === undefined
        ? 'Nothing of its name was published yet.'
        : `What is published is other code; the newest is ${newest.version}${newest.provenance.commit === null ? '' : `, built from ${newest.provenance.commit}`}.`,
    remedy: 'Build from the commit that `remote status` names, or publish this build.',
  })
}

export const verify: Command = {
  name: 'verify',
  takes: '[--json]',
  summary: 'whether the registry holds exactly what dist/ holds, every file whole',
  details: ['Compares hashes; sends no file and changes nothing. Build from the commit in question first.'],
  options: registryOptions,
  most: 0,
  run: async (given, setting) => {
    const { say } = setting
    const project = await projectIn(setting.cwd)
    const client = await connect(given, setting)
    const dist = await readDist(project)
    const { version, traffic, publishedAt, publishedBy } = findPublished(
      await versionsOf(client, project),
      project,
      dist,
    )
    // The registry reads its own bytes when a build is announced that it has.
    const { missing } = await announceBuild(client, project, dist, await provenanceOf(project.folder, false))
    const damaged = dist.files.filter(({ sha256 }) => missing.includes(sha256)).map(({ path }) => path)
    if (damaged.length > 0)
      throw new Failure({
        happened: `${damaged.length} of ${dist.files.length} stored files of ${project.name}@${version} are damaged or lost.`,
        issues: damaged,
        means: 'Browsers refuse a damaged file: visitors may see the page fail, or the version before it.',
        remedy: 'Run `remote publish --no-build`: it restores exactly these. Then tell whoever runs the registry.',
      })
    const { name } = project
    if (given.flag('json')) return say(JSON.stringify({ name, version, traffic, files: dist.files.length, damaged }))
    say(`${name}@${version} is what dist/ holds: ${dist.files.length} files, all whole in the registry`)
    say(`published ${publishedAt} by ${publishedBy}, live for ${traffic} %`)
  },
}
