import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Supervisor {
  readonly urls: readonly string[]
  /** SIGKILL to one process of the site, or to all of them; killed programs are started again after a moment. */
  readonly kill: (target: 'database' | 'all' | number) => Promise<void>
  readonly started: () => number
  /** SIGTERM to all; resolves with their exit codes. */
  readonly stop: () => Promise<readonly (number | null)[]>
}

/** One process of the site: a built `main.js`, the port it is asked at, and its settings. */
export interface Program {
  readonly name: string
  readonly entry: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}

const RESTART_MS = 150

/** Keeps the programs running on one data folder, as an operator's process manager would. */
export const supervise = (programs: readonly Program[], dataDir: string): Supervisor => {
  let ending = false
  let starts = 0
  const children = new Map<Program, ChildProcess>()

  const start = (program: Program): void => {
    starts += 1
    const child = spawn(process.execPath, [program.entry], {
      env: { ...process.env, ...program.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.set(program, child)
    child.on('exit', () => {
      if (!ending) setTimeout(() => !ending && start(program), RESTART_MS)
    })
  }
  for (const program of programs) start(program)

  const killDatabase = async (): Promise<void> => {
    try {
      const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
      if (pid > 1) process.kill(pid, 'SIGKILL')
    } catch {
      // Not up at this moment: nothing to kill.
    }
  }

  return {
    urls: programs.map(({ port }) => `http://127.0.0.1:${port}`),
    started: () => starts,
    kill: async (target) => {
      if (target === 'database') return killDatabase()
      if (target === 'all') {
        for (const child of children.values()) child.kill('SIGKILL')
        return killDatabase()
      }
      const program = programs[target]
      if (program !== undefined) children.get(program)?.kill('SIGKILL')
    },
    stop: async () => {
      ending = true
      return Promise.all(
        [...children.values()].map(async (child) => {
          if (child.exitCode === null && child.signalCode === null) {
            child.kill('SIGTERM')
            await once(child, 'exit')
          }
          return child.exitCode
        }),
      )
    },
  }
}
