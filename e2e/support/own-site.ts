import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = (service: string, file: string): string => join(root, 'services', service, 'dist', file)

export interface OwnSite {
  readonly address: string
  /** Folder of its own copy of the releases. */
  readonly store: string
  /** A folder in which built packages can be put for `release publish … --no-build`. */
  readonly checkout: string
  /** Runs the release command; rejects with what it said when it fails. */
  readonly release: (...args: string[]) => Promise<string>
  /** What went wrong with the one server process so far: answers of /readyz other than 200, or its end. */
  readonly trouble: () => readonly string[]
  readonly pid: number | undefined
  readonly stop: () => Promise<void>
}

const watch = (address: string, server: ChildProcess, trouble: string[]): NodeJS.Timeout => {
  server.once('exit', (code, signal) => trouble.push(`the server ended: ${code ?? signal}`))
  return setInterval(() => {
    fetch(`${address}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status === 200 || trouble.push(`readyz ${status}`),
      (error: unknown) => trouble.push(`readyz: ${String(error)}`),
    )
  }, 100)
}

const waitReady = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  throw new Error(`${address} is not ready`)
}

/**
 * A front server of its own over a copy of the site's releases, with the same backend behind it: what is promoted here is seen by
 * no other journey. `settings` are environment variables of that server alone.
 */
export const startOwnSite = async (
  dataDir: string,
  backend: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnSite> => {
  const work = await mkdtemp(join(tmpdir(), 'site-releases-'))
  const [store, checkout] = [join(work, 'releases'), join(work, 'checkout')]
  await cp(join(dataDir, 'releases'), store, { recursive: true })
  const port = await freePort()
  const env = {
    ...process.env,
    SHED_DELAY_MS: '0',
    RELEASES_URL: store,
    RELEASE_BY: 'a journey',
    DATA_DIR: dataDir,
    PROJECT_ROOT: checkout,
    PORT: String(port),
    BACKEND_PORT: new URL(backend).port,
    LOG_LEVEL: 'fatal',
    ...settings,
  }
  const server = spawn(process.execPath, [program('bff', 'main.js')], { env, stdio: 'inherit' })
  const address = `http://localhost:${port}`
  const trouble: string[] = []
  await waitReady(address)
  const timer = watch(address, server, trouble)
  return {
    address,
    store,
    checkout,
    pid: server.pid,
    trouble: () => trouble,
    release: (...args) =>
      new Promise((done, failed) => {
        execFile(process.execPath, [program('releases', 'cli.js'), ...args], { env }, (error, out, said) =>
          error === null ? done(out) : failed(new Error(`${out}${said}`)),
        )
      }),
    stop: async () => {
      clearInterval(timer)
      server.removeAllListeners('exit')
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
      await rm(work, { recursive: true, force: true })
    },
  }
}

/** One hash over the names and bytes of every file of each remote and of the shell, by name. */
export const hashesOf = async (store: string): Promise<Record<string, string>> => {
  const names = (await readdir(store)).filter((name) => /^(?:shell|mf-.*)$/.test(name)).sort()
  const hashes: Record<string, string> = {}
  for (const name of names) {
    const hash = createHash('sha256')
    const entries = await readdir(join(store, name), { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const path of paths.sort()) hash.update(path.slice(store.length)).update(await readFile(path))
    hashes[name] = hash.digest('hex').slice(0, 16)
  }
  return hashes
}
