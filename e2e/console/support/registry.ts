import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = (name: string): string => join(root, 'services', 'releases', 'dist', name)

const tokens = z.object({ everything: z.string(), planner: z.string(), looking: z.string() })
const listening = z.object({ type: z.literal('listening'), port: z.number() })

export interface DemoRegistry {
  readonly address: string
  readonly tokens: z.infer<typeof tokens>
  /** Runs a command of `npm run release --` on the same store, as another person would. */
  readonly release: (...args: string[]) => Promise<void>
  /** Ends the service as a crash would. */
  readonly kill: () => Promise<void>
  /** Starts it at the same address. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

const run = promisify(execFile)

/** The built registry service over a store of its own with a shell and four remotes (`demo-registry.ts`), on a free port. */
export const startDemoRegistry = async (): Promise<DemoRegistry> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-'))
  const env = { ...process.env, DATA_DIR: dataDir, PROJECT_ROOT: root, RELEASE_BY: 'kim', LOG_LEVEL: 'fatal' }
  const { stdout } = await run(process.execPath, [program('demo-registry.js')], { env })
  let child: ChildProcess | undefined
  let port = 0
  const start = async (): Promise<void> => {
    child = fork(program('registry.js'), { env: { ...env, REGISTRY_PORT: String(port) } })
    const [message] = await once(child, 'message')
    port = listening.parse(message).port
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    child = undefined
  }
  await start()
  return {
    address: `http://127.0.0.1:${port}`,
    tokens: tokens.parse(JSON.parse(stdout)),
    release: async (...args) => void (await run(process.execPath, [program('cli.js'), ...args], { env })),
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
