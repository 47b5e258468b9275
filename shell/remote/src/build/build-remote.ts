import { spawn } from 'node:child_process'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'
import type { Setting } from '../setting.ts'
import { viteOf } from './vite-of.ts'

/** Both halves of a build: for the browser, and for Node, which prerenders the pages. */
const HALVES = [
  ['browser', ['build', '--logLevel', 'warn']],
  ['server', ['build', '--ssr', '--logLevel', 'warn']],
] as const

const runVite = (program: string, args: readonly string[], { folder }: Project, env: Setting['env']): Promise<string> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('error', failed)
    child.once('close', (code) => (code === 0 ? done(output) : failed(new Error(output.trim()))))
  })

/** Where in Vite and Node an error passed: nobody who writes a remote can do anything about it. */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:)/

/** What a failed build said, a line each, without the frames of tools. */
export const saidOf = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.trim() !== '' && !FOREIGN_FRAME.test(line))

/** Builds a remote into its `dist/`. Rejects with a `Failure` that holds what Vite said. */
export const buildRemote = async (project: Project, { env, tell }: Pick<Setting, 'env' | 'tell'>): Promise<void> => {
  const program = await viteOf(project)
  for (const [half, args] of HALVES) {
    const since = performance.now()
    try {
      const output = await runVite(program, args, project, env)
      if (output.trim() !== '') tell(output.trim())
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      throw new Failure(
        {
          happened: `The ${half} half of ${project.name} does not build.`,
          issues: saidOf(said),
          means: 'There is nothing to publish; what visitors see is what it was.',
          remedy: 'Mend what the build names above, then run the command again.',
        },
        error,
      )
    }
    tell(`  ✓ built for the ${half} in ${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
}
