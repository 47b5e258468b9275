import { resolve } from 'node:path'
import type { Command } from '../command.ts'
import { freePort, portNote } from '../dev/free-port.ts'
import { compositionOf } from '../dev/site.ts'
import { startVite } from '../dev/start-vite.ts'
import { Failure } from '../failure.ts'
import { projectIn, type Project } from '../project.ts'

/** The site of `npm start` in the repository that holds the kit. */
const LOCAL_SITE = 'http://localhost:8080'
const PORTS = { least: 1, most: 65_535 } as const

const siteOf = (given: string | undefined, env: Readonly<Record<string, string | undefined>>, project: Project) =>
  (given ?? (env['SITE_URL'] || (project.site ?? LOCAL_SITE))).replace(/\/+$/, '')

export const dev: Command = {
  name: 'dev',
  takes: '[--site url] [--with folder]… [--port n]',
  summary: 'work on it inside the real site, with hot reload',
  details: [
    '--site  the site around it: its frame, its other pages, its answers (SITE_URL; `remote.site` in package.json)',
    '--with  another remote to take from source as well, by its folder; may be given again',
    '--port  where it is served; the first free one from 5173 when left out, and it says so where that is another',
  ],
  options: { site: { type: 'string' }, with: { type: 'string', multiple: true }, port: { type: 'string' } },
  most: 0,
  run: async (given, setting) => {
    const { cwd, env, say, tell, stopped } = setting
    const project = await projectIn(cwd)
    const site = siteOf(given.text('site'), env, project)
    const beside = await Promise.all(given.texts('with').map((folder) => projectIn(resolve(cwd, folder))))
    const port = given.number('port', PORTS) ?? (await freePort())
    await compositionOf(site)
    tell(`  … starting ${project.name} inside ${site}`)
    const server = await startVite(project, { site, port, beside: beside.map(({ folder }) => folder) }, setting)
    const { remotes } = await compositionOf(server.address)
    for (const { name } of [project, ...beside]) {
      const [route] = remotes.find((remote) => remote.name === name)?.routes ?? []
      say(`${name}: ${server.address}${route?.path ?? '/'}`)
    }
    for (const note of portNote(port)) say(note)
    say('A change of a file is shown at once. Ctrl-C stops it.')
    const failed = await Promise.race([stopped().then(() => undefined), server.ended])
    await server.stop()
    if (failed !== undefined)
      throw new Failure({
        happened: `The dev server of ${project.name} ended.`,
        issues: failed.split('\n').slice(-20),
        means: 'The page is no longer served.',
        remedy: 'Mend what it says above, then start it again.',
      })
  },
}
