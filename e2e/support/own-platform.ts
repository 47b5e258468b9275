import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { startOwnSite } from './own-site.ts'

const program = fileURLToPath(new URL('../../services/backend/dist/main.js', import.meta.url))
const READY_MS = 60_000

export interface OwnPlatform {
  readonly address: string
  /** Folder of its database, mails, releases and added cities. */
  readonly dataDir: string
  /** Ends the backend process as a crash would; its database is left behind. */
  readonly killBackend: () => Promise<void>
  /** Starts the backend on the same data, where it finds that database again, and waits until it is ready. */
  readonly startBackend: () => Promise<void>
  /** Stops every process of the database where it stands; gives how to let them go on. */
  readonly stopDatabase: () => Promise<() => void>
  /** Every mail sent so far, as its source. */
  readonly mails: () => Promise<string[]>
  readonly stop: () => Promise<void>
}

const untilReady = async (backend: string): Promise<void> => {
  const until = Date.now() + READY_MS
  while (Date.now() < until) {
    const ready = await fetch(`${backend}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  throw new Error(`the backend at ${backend} is not ready after ${READY_MS} ms`)
}

/** The process `pid` and those it started, by the parent each process of /proc names. */
const family = async (pid: number): Promise<number[]> => {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    numbers.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      return { pid: Number(name), parent: Number(stat.split(') ').at(-1)?.split(' ')[1]) }
    }),
  )
  return [pid, ...parents.filter(({ parent }) => parent === pid).map((child) => child.pid)]
}

/**
 * A backend with a database of its own and a front server before it, over a copy of the site's releases: what is broken here, no
 * other journey feels. `settings` are environment variables of that backend alone, `frontSettings` those of the front server.
 */
export const startOwnPlatform = async (
  siteDataDir: string,
  settings: Readonly<Record<string, string>> = {},
  frontSettings: Readonly<Record<string, string>> = {},
): Promise<OwnPlatform> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-outage-'))
  await cp(join(siteDataDir, 'releases'), join(dataDir, 'releases'), { recursive: true })
  const port = await freePort()
  const backend = `http://localhost:${port}`
  const env = {
    ...process.env,
    BACKEND_PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FORMS: '0',
    SHED_DELAY_MS: '0',
    ...settings,
  }
  let child: ChildProcess | undefined

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined) return
    const gone = new Promise((done) => child?.once('exit', done))
    child.kill(signal)
    await gone
    child = undefined
  }
  const startBackend = async (): Promise<void> => {
    child = spawn(process.execPath, [program], { env, stdio: 'inherit' })
    await untilReady(backend)
  }

  await startBackend()
  const site = await startOwnSite(dataDir, backend, frontSettings)
  return {
    address: site.address,
    dataDir,
    killBackend: () => end('SIGKILL'),
    startBackend,
    stopDatabase: async () => {
      const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      const pids = await family(Number(lock.split('\n')[0]))
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
    mails: async () => {
      const folder = join(dataDir, 'mail')
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    },
    stop: async () => {
      await site.stop()
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
