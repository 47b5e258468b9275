import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod/mini'

const listening = z.object({ type: z.literal('listening'), port: z.number() })

export interface RegistryProcess {
  readonly address: string
  readonly port: number
  /** Ends it with SIGKILL; resolves once it is gone. */
  readonly kill: () => Promise<void>
  /** Ends it in order; resolves once it is gone. */
  readonly stop: () => Promise<void>
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** Starts the built registry service (`buildCli`). Rejects with what it said when it ends before it listens. */
export const startRegistry = async (built: string, env: Readonly<Record<string, string>>): Promise<RegistryProcess> => {
  const child = fork(join(built, 'registry.js'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', REGISTRY_PORT: '0', ...env },
  })
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said = `${said}${part.toString('utf8')}`.slice(-4000)))
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const parsed = listening.safeParse(message)
      if (parsed.success) resolve(parsed.data.port)
    })
    child.once('exit', () => reject(new Error(said)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  }
}
