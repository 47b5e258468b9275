import { inWords } from '@site/releases/build'
import { registryOptions, type Command } from '../command.ts'
import { findProject } from '../project.ts'
import { connect } from '../registry/connect.ts'
import { statusAnswer, type RemoteStatus, type VersionStatus } from '../registry/wire.ts'
import { table, toSecond } from '../table.ts'

const HEAD = ['remote', 'version', 'share', 'role', 'since', 'by', 'contract', 'built from', 'pages'] as const
/** Paths of a remote that are named; more are counted. */
const PATHS = 3

const isLive = ({ traffic, default: standard }: VersionStatus): boolean => standard || traffic > 0

const roleOf = (version: VersionStatus): string =>
  version.default ? 'default' : version.traffic > 0 ? 'canary' : 'published'

const pagesOf = ({ routes }: VersionStatus): string => {
  const paths = routes.slice(0, PATHS).map(({ path }) => path)
  return [...paths, ...(routes.length > PATHS ? [`and ${routes.length - PATHS} more`] : [])].join(' ')
}

const rowOf = (name: string, version: VersionStatus): string[] => {
  const { traffic, since, by, publishedBy, contract, provenance } = version
  const { commit, tree } = provenance
  return [
    name,
    version.version,
    `${traffic} %`,
    roleOf(version),
    since === null ? '' : toSecond(since),
    by ?? publishedBy,
    contract,
    inWords(tree === null ? { commit } : { commit, tree }),
    pagesOf(version),
  ]
}

/** The rows of a remote: what is live, and with `all` what is not. */
const rowsOf = ({ name, versions }: RemoteStatus, all: boolean): string[][] =>
  versions.filter((version) => all || isLive(version)).map((version) => rowOf(name, version))

/** What nobody sees yet, where it is the newest: the next step is somebody's. */
const waiting = ({ name, versions: [newest] }: RemoteStatus): string[] =>
  newest === undefined || isLive(newest) ? [] : [`${name}@${newest.version} is published and live for nobody`]

export const status: Command = {
  name: 'status',
  takes: '[mf-x] [--all] [--json]',
  summary: 'what is live, since when, by whom, built from what',
  details: ['--all  also what is published and live for nobody', 'In the folder of a remote its own rows come first.'],
  options: { ...registryOptions, all: { type: 'boolean' } },
  most: 1,
  run: async (given, setting) => {
    const { say } = setting
    const client = await connect(given, setting)
    const { remotes } = await client.ask('/status', statusAnswer)
    const [only] = given.positionals
    const own = (await findProject(setting.cwd))?.name
    const shown = remotes
      .filter(({ name }) => only === undefined || name === only)
      .sort((a, b) => Number(b.name === own) - Number(a.name === own))
    if (given.flag('json')) return say(JSON.stringify({ remotes: shown }))
    const rows = shown.flatMap((remote) => rowsOf(remote, given.flag('all')))
    if (rows.length > 0) for (const line of table(HEAD, rows)) say(line)
    const notes = shown.flatMap((remote) => waiting(remote))
    for (const line of notes) say(line)
    if (rows.length + notes.length === 0) say(`Nothing of ${only ?? 'any name'} is published yet.`)
  },
}
