import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from '../command.ts'
import { namingOf, type Naming } from '../create/naming.ts'
import { keepPackedFiles } from '../create/packed-files.ts'
import { renderTemplates } from '../create/templates.ts'
import { Failure } from '../failure.ts'
import type { Setting } from '../setting.ts'
import { versions } from '../versions.ts'

/** Addresses of a site and a registry that run on this machine. */
const LOCAL = { site: 'http://localhost:8080', registry: 'http://127.0.0.1:8082' } as const

const versionValues = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...versions, ...given }).map(([name, version]) => [`version:${name}`, version]))

/** Throws `Failure` unless the folder is empty or not there: nothing of anybody's is written over. */
const mustBeEmpty = async (folder: string): Promise<void> => {
  const found = await readdir(folder).catch(() => [])
  // A repository that was just made on a forge and cloned.
  if (found.every((name) => name === '.git')) return
  throw new Failure({
    happened: `${folder} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}).`,
    means: 'Files of yours could be written over, so nothing was written.',
    remedy: 'Choose another name, or another folder with --dir.',
  })
}

const write = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content, { flag: 'wx' })
  }
}

/** Makes a git repository of the folder, unless it lies in one or there is no git: what is published names its commit. */
const startRepository = async (folder: string): Promise<boolean> => {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder })
  const isInside = await git('rev-parse', '--git-dir').then(
    () => true,
    () => false,
  )
  if (isInside) return false
  return git('init', '--quiet', '--initial-branch', 'main').then(
    () => true,
    () => false,
  )
}

const saidAfter = ({ name, path }: Naming, folder: string, cwd: string): string[] => [
  `${name} is written to ${relative(cwd, folder) || '.'}: one page at ${path}, its tests, journeys and workflow files.`,
  '',
  `  cd ${relative(cwd, folder) || '.'}`,
  '  npm install',
  '  npm test            types and unit tests',
  '  npx remote dev      the page inside the real site, with hot reload',
  '  npx remote check    would the registry take it?',
]

/** Writes the remote into a repository of its own. */
const createOwn = async (
  naming: Naming,
  given: { dir?: string; from?: string; site: string; registry: string },
  { cwd, say }: Setting,
) => {
  const folder = resolve(cwd, given.dir ?? naming.short)
  await mustBeEmpty(folder)
  const packed = given.from === undefined ? {} : await keepPackedFiles(resolve(cwd, given.from), folder)
  const { site, registry } = given
  await write(folder, await renderTemplates('own', { ...naming, site, registry, ...versionValues(packed) }))
  await startRepository(folder)
  for (const line of saidAfter(naming, folder, cwd)) say(line)
}

/** Writes the remote into the repository that holds the kit, as one of its packages, and its journey beside the others. */
const createInWorkspace = async (naming: Naming, root: string, { say }: Setting) => {
  const folder = join(root, naming.name)
  await mustBeEmpty(folder)
  const files = await renderTemplates('workspace', { ...naming, ...versionValues({}) })
  const journeys = `e2e/journeys/${naming.short}`
  await write(
    root,
    new Map(
      [...files].map(([path, text]) => [
        path.startsWith('e2e/') ? path.replace('e2e', journeys) : `${naming.name}/${path}`,
        text,
      ]),
    ),
  )
  say(`${naming.name} is written: ${naming.path}, one page, its tests, and ${journeys}.`)
}

export const create: Command = {
  name: 'create',
  takes: '<my-remote> [--dir folder] [--from folder] [--site url] [--registry url]',
  summary: 'write a new remote: a page with data, its tests, journeys and workflow files',
  details: [
    '--dir       where; a folder of its name here when left out',
    '--from      a folder with the packed files (.tgz) of the kit, where no package registry has them',
    `--site      the site it is worked on beside (${LOCAL.site})`,
    `--registry  where it is published (${LOCAL.registry})`,
  ],
  options: {
    dir: { type: 'string' },
    from: { type: 'string' },
    site: { type: 'string' },
    registry: { type: 'string' },
    // Of `npm run create:remote` in the repository that holds the kit: its root.
    workspace: { type: 'string' },
  },
  most: 1,
  run: async (given, setting) => {
    const naming = namingOf(given.positionals[0])
    const workspace = given.text('workspace')
    if (workspace !== undefined) return createInWorkspace(naming, workspace, setting)
    const dir = given.text('dir')
    const from = given.text('from')
    await createOwn(
      naming,
      {
        ...(dir === undefined ? {} : { dir }),
        ...(from === undefined ? {} : { from }),
        site: given.text('site') ?? LOCAL.site,
        registry: given.text('registry') ?? setting.env['REGISTRY_URL'] ?? LOCAL.registry,
      },
      setting,
    )
  },
}
