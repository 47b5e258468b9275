import { join, relative, resolve } from 'node:path'
import type { Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import { namingOf, type Naming } from '../create/naming.ts'
import { keepPackedFiles } from '../create/packed-files.ts'
import { renderTemplates } from '../create/templates.ts'
import { mustBeEmpty, startRepository, writeFiles } from '../create/write-files.ts'
import type { Setting } from '../setting.ts'
import { kitRanges, versions } from '../versions.ts'

const prefixed = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}:${name}`, value]))

/** Addresses that the new package.json names under `remote`, so that nobody has to type them. */
const addressesOf = (given: Given): string => {
  const [site, registry] = [given.text('site'), given.text('registry')]
  return JSON.stringify({ ...(site === undefined ? {} : { site }), ...(registry === undefined ? {} : { registry }) })
}

const saidAfter = ({ name, path }: Naming, folder: string): string[] => [
  `${name} is written to ${folder}: one page at ${path}, its tests, journeys and workflow files.`,
  '',
  `  cd ${folder}`,
  '  npm install',
  '  npm test            types and unit tests',
  '  npx remote dev      the page inside the real site, with hot reload',
  '  npx remote check    would the registry take it?',
]

/** Writes the remote into a repository of its own. */
const createOwn = async (naming: Naming, given: Given, { cwd, say }: Setting): Promise<void> => {
  const folder = resolve(cwd, given.text('dir') ?? naming.short)
  await mustBeEmpty(folder)
  const from = given.text('from')
  const packed = from === undefined ? {} : await keepPackedFiles(resolve(cwd, from), folder)
  const values = { ...naming, remote: addressesOf(given), ...prefixed('version', { ...versions, ...packed }) }
  await writeFiles(folder, await renderTemplates('own', values))
  await startRepository(folder)
  for (const line of saidAfter(naming, relative(cwd, folder) || '.')) say(line)
}

/** Writes the remote into the repository that holds the kit, as one of its packages, and its journeys beside the others. */
const createInWorkspace = async (naming: Naming, root: string, { say }: Setting): Promise<void> => {
  await mustBeEmpty(join(root, naming.name))
  const journeys = `e2e/journeys/${naming.short}`
  const files = await renderTemplates('workspace', { ...naming, ...prefixed('range', kitRanges) })
  const placed = [...files].map(([path, text]) => {
    const home = path.startsWith('e2e/') ? path.replace('e2e', journeys) : `${naming.name}/${path}`
    return [home, text] as const
  })
  await writeFiles(root, placed)
  say(`${naming.name} is written: ${naming.path}, one page, its tests, and ${journeys}.`)
}

export const create: Command = {
  name: 'create',
  takes: '<my-remote> [--dir folder] [--from folder] [--site url] [--registry url]',
  summary: 'write a new remote: a page with data, its tests, journeys and workflow files',
  details: [
    '--dir       where; a folder of its name here when left out',
    '--from      a folder with the packed files (.tgz) of the kit, where no package registry has them',
    '--site      the site it is worked on beside; written into its package.json',
    '--registry  where it is published; written into its package.json',
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
    await (workspace === undefined ? createOwn(naming, given, setting) : createInWorkspace(naming, workspace, setting))
  },
}
