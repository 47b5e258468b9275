import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import type { Setting } from '../setting.ts'
import type { Preview } from './preview.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** What suites read: the site of the preview, and that every page is to be asked for with it. */
const environmentOf = ({ url, origin, token }: Preview, env: Setting['env']): NodeJS.ProcessEnv => ({
  ...env,
  PREVIEW_URL: url,
  E2E_BASE_URL: origin,
  E2E_COMPOSITION: `preview=${token}`,
})

/** Runs a program in a folder; what it says is progress. Gives its exit code and its output. */
const run = (program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv, tell: Setting['tell']) =>
  new Promise<{ readonly code: number | null; readonly output: string }>((done, failed) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        tell(chunk.toString().trimEnd())
      })
    child.once('error', failed)
    child.once('close', (code) => done({ code, output }))
  })

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

const noResult = (what: string, code: number | null): Failure =>
  new Failure({
    happened: `${what} ended with ${code} and said no result.`,
    means: 'Nothing is known of this version, so no verdict was written.',
    remedy: 'See what it printed above; run it by itself first.',
  })

const ownScript = z.object({ scripts: z.optional(z.object({ e2e: z.optional(z.string()) })) })

/** Whether the package has journeys of its own: a script `e2e` that runs Playwright. */
export const hasOwnSuite = async (folder: string): Promise<boolean> => {
  const parsed = ownScript.safeParse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  return parsed.data?.scripts?.e2e !== undefined
}

/** Runs the team's own journeys. Throws `Failure` where they give no result. */
export const runOwnSuite = async (folder: string, preview: Preview, { env, tell }: Setting): Promise<Counts> => {
  const reports = await mkdtemp(join(tmpdir(), 'remote-suite-'))
  try {
    const file = join(reports, 'report.json')
    const environment = { ...environmentOf(preview, env), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const { code } = await run(
      'npm',
      ['run', '--silent', 'e2e', '--', '--reporter=list,json'],
      folder,
      environment,
      tell,
    )
    if (!existsSync(file)) throw noResult('The suite of this remote', code)
    const { stats } = report.parse(JSON.parse(await readFile(file, 'utf8')))
    return {
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
      skipped: stats.skipped,
    }
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

/** The checkout of the site's own repository at, or above, a folder. */
export const siteCheckout = (folder: string): string | undefined => {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, 'e2e/playwright.config.ts')) && existsSync(join(at, 'scripts/e2e.mjs'))) return at
    if (dirname(at) === at) return undefined
  }
}

const RESULT = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m

/** Runs journeys of the site's own suite, from its checkout. Throws `Failure` where they give no result. */
export const runSiteSuite = async (
  root: string,
  journeys: readonly string[],
  preview: Preview,
  { env, tell }: Setting,
): Promise<Counts> => {
  const script = join(root, 'scripts/e2e.mjs')
  const { code, output } = await run(process.execPath, [script, ...journeys], root, environmentOf(preview, env), tell)
  const [found, passed, failed, skipped] = RESULT.exec(output) ?? []
  if (found === undefined) throw noResult('The suite of the site', code)
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}
