import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the CLI into a temporary folder, so that tests run the current sources and not an older build. */
export const buildCli = async (): Promise<string> => {
  const outDir = await mkdtemp(join(tmpdir(), 'releases-cli-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@site\//] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: {
          cli: 'src/cli.ts',
          registry: 'src/service/main.ts',
          'prerender-worker': 'src/prerender/worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'common-[name].js' },
      },
    },
  })
  // Outside the checkout, Node needs this to treat the files as modules.
  await writeFile(join(outDir, 'package.json'), '{"type":"module"}')
  // For packages of the registry, which are not bundled.
  await symlink(join(root, '../../node_modules'), join(outDir, 'node_modules'), 'junction')
  return outDir
}

export interface Ran {
  readonly code: number
  readonly out: string
}

/** Runs one command to completion. */
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

/** Counts the writes of a command. */
export const countWrites = async (cli: string, env: Record<string, string>, ...args: string[]): Promise<number> => {
  const file = join(await mkdtemp(join(tmpdir(), 'writes-')), 'count')
  const child = withPreload(cli, { ...env, COUNT_WRITES_TO: file }, ...args)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return Number(await readFile(file, 'utf8'))
}

/** Runs one command and kills it (SIGKILL) before its `nth` write. True when it was killed. */
export const killCli = async (
  cli: string,
  env: Record<string, string>,
  nth: number,
  ...args: string[]
): Promise<boolean> => {
  const [, signal] = await once(withPreload(cli, { ...env, KILL_AT_WRITE: String(nth) }, ...args), 'exit')
  return signal === 'SIGKILL'
}
