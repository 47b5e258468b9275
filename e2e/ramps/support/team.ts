import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = join(root, 'shell/remote/dist/remote.js')
const run = promisify(execFile)

export const NAME = 'mf-offers'
/** The page that versions differ in, and one that none breaks. */
export const PATH = '/offers/today'
export const OTHER_PATH = '/offers'
/** Where the remote keeps which visitor of its own it serves. */
export const NUMBER_KEY = 'offers-visitor'
/** Of its visitors one in so many meets what the broken version does wrong. */
export const ONE_IN = 5

/** What a version does with a visitor, before it shows anything. */
const code = {
  sound: '',
  broken: `  if (numberOf() % ${ONE_IN} === 0) throw new Error('The offers of this visitor cannot be read')\n`,
} as const

const page = (
  words: string,
  kind: keyof typeof code,
): string => `import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Text } from '@stageside/ui/layout'

/** The number that this remote gave its visitor; nobody has one while the page is rendered ahead. */
const numberOf = (): number =>
  typeof localStorage === 'undefined' ? 1 : Number(localStorage.getItem('${NUMBER_KEY}') ?? 1)

export const Page = () => {
${code[kind]}  return (
    <PageScaffold title="Offers of today" intro="${words}">
      <Text>Ask at the desk.</Text>
    </PageScaffold>
  )
}
`

/** A command that runs to its end by itself. */
export interface Running {
  /** Everything it said so far. */
  readonly said: () => string
  readonly code: Promise<number>
}

export interface Team {
  /** Writes the sources of a version: what its page says, and whether it is broken for some visitors. */
  readonly write: (words: string, kind: keyof typeof code) => Promise<void>
  /** Runs `remote` with its token to the end. Rejects with what it said where it fails. */
  readonly remote: (...args: string[]) => Promise<string>
  /** Starts `remote` and leaves it to run. */
  readonly start: (...args: string[]) => Running
  readonly stop: () => Promise<void>
}

/** A team whose remote comes from the template, built by its own command line. */
export const createTeam = async (registry: string, token: string): Promise<Team> => {
  // Inside the checkout, so that packages are found as from a remote's own folder.
  await mkdir(join(root, 'e2e/.reports'), { recursive: true })
  const work = await mkdtemp(join(root, 'e2e/.reports/ramps-'))
  const folder = join(work, NAME)
  const env = { ...process.env, REMOTE_TOKEN: token, REGISTRY_URL: registry }
  await run(process.execPath, [program, 'create', NAME, '--workspace', work], { cwd: work, env })
  const edit = async (file: string, from: string, to: string): Promise<void> => {
    const text = await readFile(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`'${from}' does not stand in ${file}`)
    await writeFile(join(folder, file), text.replace(from, to))
  }
  await mkdir(join(folder, 'src/today'))
  await edit('src/remote.ts', '  },\n})', `    today: () => import('./today/today-page.tsx'),\n  },\n})`)
  const route = `{ path: '${PATH}', page: 'today', title: 'Offers of today', description: 'What is offered today.' }`
  await edit('src/routes.ts', '\n] as const', `\n  ${route},\n] as const`)
  return {
    write: (words, kind) => writeFile(join(folder, 'src/today/today-page.tsx'), page(words, kind)),
    remote: async (...args) => (await run(process.execPath, [program, ...args], { cwd: folder, env })).stdout,
    start: (...args) => {
      const child = spawn(process.execPath, [program, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
      return {
        said: () => said,
        code: new Promise((done, failed) => {
          child.once('error', failed)
          child.once('close', (code) => done(code ?? 1))
        }),
      }
    },
    stop: () => rm(work, { recursive: true, force: true }),
  }
}
