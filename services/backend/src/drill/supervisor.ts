import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Supervisor {
  readonly urls: readonly string[]
  /** SIGKILL to one process of the site, or to all of them; killed backends are started again after a moment. */
  readonly kill: (target: 'database' | 'all' | number) => Promise<void>
  readonly started: () => number
  /** SIGTERM to all; resolves with their exit codes. */
  readonly stop: () => Promise<readonly (number | null)[]>
}

export interface SupervisorOptions {
  /** Built `main.js` of the backend. */
  readonly entry: string
  readonly ports: readonly number[]
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
}

const RESTART_MS = 150

/** Keeps some backends running on one database, as an operator's process manager would. */
export const supervise = ({ entry, ports, dataDir, env }: SupervisorOptions): Supervisor => {
  let ending = false
  let starts = 0
  const children = new Map<number, ChildProcess>()

  const start = (port: number): void => {
    starts += 1
    const child = spawn(process.execPath, [entry], {
      env: { ...process.env, ...env, BACKEND_PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.set(port, child)
    child.on('exit', () => {
      if (!ending) setTimeout(() => !ending && start(port), RESTART_MS)
    })
  }
  for (const port of ports) start(port)

  const killDatabase = async (): Promise<void> => {
    try {
      const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
      if (pid > 1) process.kill(pid, 'SIGKILL')
    } catch {
      // Not up at this moment: nothing to kill.
    }
  }

  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    started: () => starts,
    kill: async (target) => {
      if (target === 'database') return killDatabase()
      if (target === 'all') {
        for (const child of children.values()) child.kill('SIGKILL')
        return killDatabase()
      }
      children.get(ports[target] ?? 0)?.kill('SIGKILL')
    },
    stop: async () => {
      ending = true
      return Promise.all(
        [...children.values()].map(
          (child) =>
            new Promise<number | null>((resolve) => {
              if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
              else {
                child.on('exit', (code) => resolve(code))
                child.kill('SIGTERM')
              }
            }),
        ),
      )
    },
  }
}
