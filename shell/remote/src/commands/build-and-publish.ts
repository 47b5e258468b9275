import { provenanceOf } from '@site/releases/build'
import { buildRemote } from '../build/build-remote.ts'
import { readDist } from '../build/read-dist.ts'
import { registryOptions, type Command } from '../command.ts'
import { projectIn } from '../project.ts'
import { connect } from '../registry/connect.ts'
import { publishBuild } from '../upload/publish-build.ts'

export const build: Command = {
  name: 'build',
  takes: '',
  summary: 'build the remote of this folder into dist/',
  details: ['Both halves: for the browser, and for the server, which prerenders the pages.'],
  options: {},
  most: 0,
  run: async (_given, setting) => {
    const project = await projectIn(setting.cwd)
    await buildRemote(project, setting)
    const { files, contentHash } = await readDist(project)
    setting.say(
      `${project.name} ${project.version} is built: ${files.length} files, content ${contentHash.slice(0, 10)}`,
    )
  },
}

export const publish: Command = {
  name: 'publish',
  takes: '[--no-build] [--first-live] [--json]',
  summary: 'build it, have it checked against what is live, and store it; live for nobody yet',
  details: [
    '--no-build    publish what dist/ holds',
    '--first-live  live for everybody at once, if nothing of its name was published before',
    'Interrupted, it goes on where it stopped. The same build again changes nothing.',
  ],
  options: { ...registryOptions, 'no-build': { type: 'boolean' }, 'first-live': { type: 'boolean' } },
  most: 0,
  run: async (given, setting) => {
    const project = await projectIn(setting.cwd)
    // Asked for first: who has no token need not wait for a build to hear it.
    const client = await connect(given, setting)
    const isBuiltNow = !given.flag('no-build')
    if (isBuiltNow) await buildRemote(project, setting)
    const dist = await readDist(project)
    const provenance = await provenanceOf(project.folder, isBuiltNow)
    const { name } = project
    const outcome = await publishBuild(client, project, dist, {
      provenance,
      firstLive: given.flag('first-live'),
      tell: setting.tell,
    })
    if (outcome.unchanged) {
      const { version } = outcome
      const told = `unchanged ${name}@${version}: this very build was published before`
      return setting.say(given.flag('json') ? JSON.stringify({ name, version, unchanged: true }) : told)
    }
    const { release, sent } = outcome
    if (given.flag('json')) return setting.say(JSON.stringify({ ...release, unchanged: false, sent }))
    const isLive = release.live === true || (release.traffic ?? 0) > 0
    setting.say(`published ${name}@${release.version}, live for ${isLive ? 'everybody' : 'nobody yet'}`)
    for (const warning of release.warnings) setting.say(`note: ${warning}`)
    if (!isLive) setting.say('next: `remote preview`, `remote canary 10`, `remote promote`')
  },
}
