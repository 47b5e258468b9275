import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rampList, type RampView } from '@site/contracts/ramp-view'
import * as z from 'zod'
import { freePort } from '../../support/free-port.ts'
import { hashesOf, startOwnSite } from '../../support/own-site.ts'
import type { Receiver } from './receiver.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = (file: string): string => join(root, 'services/releases/dist', file)
const run = promisify(execFile)

const change = z.object({ action: z.string(), name: z.string(), version: z.string(), by: z.string() })
const published = z.object({ microFrontends: z.record(z.string(), z.array(z.unknown())) })

/** What of other remotes must not move: the files of each, and which of its versions who has. */
export interface Others {
  readonly files: Readonly<Record<string, string>>
  readonly shares: Readonly<Record<string, unknown>>
}

export interface GuardedSite {
  readonly address: string
  readonly registry: string
  /** Of a team that may do everything with its own remote. */
  readonly token: string
  /** The newest ramp of a remote that goes on or ended; null before its first. */
  readonly ramp: (name: string) => Promise<RampView | null>
  /** Failures that the front server has counted for ramps since it started. */
  readonly countedFailures: () => Promise<number>
  readonly beside: (name: string) => Promise<Others>
  /** Every change of the registry so far, the newest last: one a generation. */
  readonly changes: () => Promise<readonly z.infer<typeof change>[]>
  readonly stop: () => Promise<void>
}

interface Wanted {
  readonly dataDir: string
  readonly backend: string
  readonly team: string
  readonly remote: string
  readonly receiver: Receiver
}

/**
 * A front server that measures, and the registry service that it tells, over a copy of a site's releases: both as they are built, with a
 * right each and no other.
 */
export const startGuardedSite = async ({ dataDir, backend, team, remote, receiver }: Wanted): Promise<GuardedSite> => {
  const data = await mkdtemp(join(tmpdir(), 'ramps-'))
  await cp(join(dataDir, 'releases'), join(data, 'releases'), { recursive: true })
  const token = async (owner: string, rights: string): Promise<string> => {
    const made = await run(process.execPath, [program('cli.js'), 'token', 'create', owner, '--remote', rights], {
      env: { ...process.env, DATA_DIR: data, PROJECT_ROOT: root },
    })
    return made.stdout.split('\n')[0] ?? ''
  }
  const measuring = await token('front', '*:measure')
  const own = await token(team, `${remote}:publish,canary,promote,rollback`)
  const port = await freePort()
  const registry = `http://127.0.0.1:${port}`
  const site = await startOwnSite(data, backend, {
    DATA_DIR: dataDir,
    REGISTRY_URL: registry,
    REGISTRY_TOKEN: measuring,
  })
  const service = fork(program('registry.js'), {
    env: {
      ...process.env,
      DATA_DIR: data,
      RELEASES_URL: site.store,
      PROJECT_ROOT: root,
      REGISTRY_PORT: String(port),
      SITE_URL: site.address,
      ALERT_WEBHOOK_URL: receiver.address,
      ALERT_WEBHOOK_SECRET: receiver.secret,
      LOG_LEVEL: 'warn',
    },
  })
  await once(service, 'message')

  const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(site.store, path), 'utf8'))
  return {
    address: site.address,
    registry,
    token: own,
    ramp: async (name) => {
      const answer = await fetch(`${registry}/v1/ramps`, { headers: { authorization: `Bearer ${own}` } })
      const { ramps } = rampList.parse(await answer.json())
      return ramps.filter((each) => each.name === name).sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1))[0] ?? null
    },
    countedFailures: async () => {
      const told = await (await fetch(`${site.address}/metrics`)).text()
      return Number(/^measured_failures_total\{outcome="counted"\} (\d+)$/m.exec(told)?.[1] ?? 0)
    },
    beside: async (name) => {
      const [hashes, { microFrontends }] = [
        await hashesOf(site.store),
        published.parse(await readJson('registry.json')),
      ]
      const without = <T>({ [name]: _own, ...others }: Record<string, T>): Record<string, T> => others
      return { files: without(hashes), shares: without(microFrontends) }
    },
    changes: async () => {
      const files = (await readdir(join(site.store, 'generations'))).sort()
      return Promise.all(files.map(async (file) => change.parse(await readJson(`generations/${file}`))))
    },
    stop: async () => {
      const gone = once(service, 'exit')
      service.kill('SIGTERM')
      await gone
      await site.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
