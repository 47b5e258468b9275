import { needsOffers, problemsOf, provenanceOf, type Build, type OtherRemote } from '@site/releases/build'
import type { Given } from '../arguments.ts'
import { buildRemote } from '../build/build-remote.ts'
import { describeDist } from '../build/describe-dist.ts'
import { readDist, type Dist } from '../build/read-dist.ts'
import { registryOptions, type Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { projectIn, type Project } from '../project.ts'
import { isRegistryNamed } from '../registry/address.ts'
import type { Client } from '../registry/client.ts'
import { connect } from '../registry/connect.ts'
import { committed, shared, statusAnswer } from '../registry/wire.ts'
import type { Setting } from '../setting.ts'
import { uploadBuild } from '../upload/upload.ts'

/** Throws `Failure` with what is wrong, where anything is. */
export const refuse = ({ release: { name, version } }: Build, problems: readonly string[]): void => {
  if (problems.length === 0) return
  throw new Failure({
    happened: `${name}@${version} would be refused.`,
    issues: problems.map((problem) => problem.replace(/^ *- /, '')),
    means: 'Published like this, nobody would get it. Nothing was published.',
    remedy: 'Mend what is listed, then check again.',
  })
}

/** Live versions of the other remotes. */
const othersOf = async (client: Client, own: string): Promise<OtherRemote[]> => {
  const { remotes } = await client.ask('/status', statusAnswer)
  return remotes
    .filter(({ name }) => name !== own && name !== 'shell')
    .flatMap(({ name, versions }) =>
      versions
        .filter(({ traffic, default: standard }) => standard || traffic > 0)
        .map(({ version, routes }) => ({ name, version, routes })),
    )
}

/** A note where a build takes what another remote offers, and nobody was asked who knows that. */
const unasked = (build: Build): readonly string[] =>
  needsOffers(build) ? ['the menus, slots and dialogs of other remotes that it names were not asked: publish does'] : []

/** Has the registry's own gate look at it, its rendering of the pages included. Gives what it notes. */
const askGate = async (
  client: Client,
  project: Project,
  dist: Dist,
  { release }: Build,
  tell: Setting['tell'],
): Promise<readonly string[]> => {
  const { commit, tree } = release
  const { upload } = await uploadBuild(client, project, dist, { commit, tree }, tell)
  // Published before, it was taken before.
  if (upload === undefined) return []
  const json = { dryRun: true }
  return (await client.ask(`/remotes/${project.name}/uploads/${upload}/commit`, committed, { method: 'POST', json }))
    .warnings
}

/** What a build is held against before it is sent: the live shell, and the live versions of the other remotes. */
export const askShared = async (client: Client, { name }: Project) => {
  const { shell: version, dryRun, ...facts } = await client.ask('/shared', shared)
  return { facts: { version, ...facts }, others: await othersOf(client, name), dryRun }
}

/** Everything that the registry can say of a build. Gives notes; throws `Failure` for what would be refused. */
const askRegistry = async (client: Client, project: Project, dist: Dist, build: Build, tell: Setting['tell']) => {
  const { facts, others, dryRun } = await askShared(client, project)
  refuse(build, problemsOf(build, facts, others))
  return dryRun
    ? askGate(client, project, dist, build, tell)
    : ['this registry offers no dry run: its pages were not rendered in the live shell', ...unasked(build)]
}

/** Without any registry named, only what needs none is checked. */
const clientFor = async (given: Given, setting: Setting, project: Project): Promise<Client | undefined> => {
  const named = await isRegistryNamed(setting, given.text('registry'), project)
  return given.flag('offline') || !named ? undefined : connect(given, setting)
}

export const check: Command = {
  name: 'check',
  takes: '[--no-build] [--offline] [--json]',
  summary: 'build it, and ask whether the registry would take it; publishes nothing',
  details: [
    '--no-build  check what dist/ holds',
    '--offline   without a registry: what the kit and this command know; so too where no registry is named anywhere',
  ],
  options: { ...registryOptions, 'no-build': { type: 'boolean' }, offline: { type: 'boolean' } },
  most: 0,
  run: async (given, setting) => {
    const { say, tell } = setting
    const project = await projectIn(setting.cwd)
    const client = await clientFor(given, setting, project)
    const isBuiltNow = !given.flag('no-build')
    if (isBuiltNow) await buildRemote(project, setting)
    const dist = await readDist(project)
    const build = describeDist(project, dist, await provenanceOf(project.folder, isBuiltNow))
    refuse(build, problemsOf(build))
    const notes =
      client === undefined
        ? ['checked without a registry: paths of other remotes and the live shell were not asked', ...unasked(build)]
        : await askRegistry(client, project, dist, build, tell)
    const { name, version } = build.release
    if (given.flag('json')) return say(JSON.stringify({ name, version, accepted: true, notes }))
    say(`${name}@${version} ${client === undefined ? 'has nothing that the kit refuses' : 'would be taken'}`)
    for (const note of notes) say(`note: ${note}`)
  },
}
