import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the command line into a folder of its own, so that tests run what a team runs and not what was built last. */
export const buildCli = async (): Promise<string> => {
  const outDir = await mkdtemp(join(tmpdir(), 'releases-cli-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@aws-sdk/client-s3'] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: { cli: 'src/cli.ts', 'prerender-worker': 'src/prerender/worker.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  // Outside the checkout nothing says that these are modules.
  await writeFile(join(outDir, 'package.json'), '{"type":"module"}')
  // The one package that is loaded from where it is installed, and only when it is needed.
  await symlink(join(root, '../../node_modules'), join(outDir, 'node_modules'), 'junction')
  return outDir
}

export interface Ran {
  readonly code: number
  readonly out: string
}

/** Runs one command to its end. */
export const runCli = (cli: string, env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [join(cli, 'cli.js'), ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code ?? 1), out: `${stdout}${stderr}` }),
    )
  })

const preload = new URL('kill-at-write.mjs', import.meta.url).href
const withPreload = (cli: string, env: Record<string, string>, ...args: string[]) =>
  fork(join(cli, 'cli.js'), args, {
    stdio: 'ignore',
    execArgv: ['--import', preload],
    env: { PATH: process.env['PATH'], ...env },
  })

/** How many changes to the disk a command makes by itself. */
export const countWrites = async (cli: string, env: Record<string, string>, ...args: string[]): Promise<number> => {
  const file = join(await mkdtemp(join(tmpdir(), 'writes-')), 'count')
  const child = withPreload(cli, { ...env, COUNT_WRITES_TO: file }, ...args)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return Number(await readFile(file, 'utf8'))
}

/** Runs one command and kills it with no warning as it begins its `nth` change to the disk. True when it was killed. */
export const killCli = async (
  cli: string,
  env: Record<string, string>,
  nth: number,
  ...args: string[]
): Promise<boolean> => {
  const [, signal] = await once(withPreload(cli, { ...env, KILL_AT_WRITE: String(nth) }, ...args), 'exit')
  return signal === 'SIGKILL'
}
