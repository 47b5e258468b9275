import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryVersion } from '@site/contracts/registry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRegistry } from '../registry/registry-store.ts'
import { defaultOf } from '../registry/versions.ts'
import { folderStore } from '../store/folder-store.ts'
import { buildCli, runCli } from '../testing/built-cli.ts'
import { cutRequest } from '../testing/cut-request.ts'
import { fakePackage } from '../testing/fake-package.ts'
import { announcementOf, readBuilt, registryClient, sha256, type BuiltFiles } from '../testing/publish-client.ts'
import { startRegistry, type RegistryProcess } from '../testing/registry-process.ts'
import { damageOf, storedFiles } from '../verify/stored-file.ts'
import { readAudit, verifyAudit } from './audit/audit-log.ts'

/** `npm run faults -- registry [uploads] [kills]` sets these. */
const UPLOADS = Number(process.env['REGISTRY_FAULT_UPLOADS'] || 40)
const KILLS = Number(process.env['REGISTRY_FAULT_KILLS'] || 4)
const SEED = Number(process.env['REGISTRY_FAULT_SEED'] || 1)
const CLIENTS = 4
const REMOTES = 20
/** Of ten requests so many are first sent in part, cut at some byte. */
const CUT = 2
/** Of ten published versions so many are promoted. */
const PROMOTED = 1

/** Mulberry32 (Tommy Ettinger, public domain): the same seed makes the same run. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

let cli = ''
let root = ''
beforeAll(async () => {
  cli = await buildCli()
  root = await mkdtemp(join(tmpdir(), 'kill-run-'))
}, 60_000)
afterAll(async () => {
  for (const folder of [cli, root]) await rm(folder, { recursive: true, force: true })
})

it(
  `loses no acknowledged file or version of ${UPLOADS} uploads in ${KILLS} kills, and shows none in part`,
  async () => {
    const random = randomFrom(SEED)
    const below = (limit: number): number => Math.floor(random() * limit)
    const env = {
      DATA_DIR: join(root, 'var'),
      PROJECT_ROOT: root,
      REGISTRY_UPLOADS_PER_HOUR: '1000000',
      REGISTRY_REQUESTS_PER_MINUTE: '1000000',
    }
    await fakePackage(root, 'shell', { uses: { react: ['useState'] } })
    expect(await runCli(cli, env, 'seed')).toMatchObject({ code: 0 })
    const made = await runCli(cli, env, 'token', 'create', 'team-a', '--remote', '*:publish,promote,audit')
    const [token = ''] = made.out.split('\n')
    const store = folderStore(join(root, 'var', 'releases'))

    let service: RegistryProcess = await startRegistry(cli, env)
    const port = String(service.port)
    const figures = {
      acknowledgedFiles: 0,
      resumedFiles: 0,
      committed: 0,
      promoted: 0,
      cut: 0,
      kills: 0,
      lostAnswers: 0,
      retries: 0,
    }
    const committed = new Map<string, string>()
    /** The last acknowledged promotion of each remote, and those that were asked for since. */
    const promoted = new Map<string, Set<string>>()
    const checked = new Set<string>()
    const problems: string[] = []

    const builds = async (at: number): Promise<BuiltFiles> => {
      const name = `mf-t${at % REMOTES}`
      const folder = await mkdtemp(join(root, 'build-'))
      await fakePackage(folder, name, { paths: [`/t${at % REMOTES}`], text: `build ${at} ${below(1e9)}` })
      const built = await readBuilt(join(folder, name))
      await rm(folder, { recursive: true })
      return built
    }

    /** What is listed is whole, and what was acknowledged is listed. */
    const check = async (): Promise<void> => {
      const { microFrontends } = await readRegistry(store)
      const all: RegistryVersion[] = Object.values(microFrontends).flat()
      for (const { extras } of all) {
        const release = extras.modulefederation
        const label = `${release.name}@${release.version}`
        if (checked.has(label)) continue
        checked.add(label)
        for (const file of storedFiles(release))
          for (const { key, problem } of await damageOf(store, file))
            problems.push(`${label} is listed and ${key} ${problem}`)
      }
      for (const [label, name] of committed)
        if (!microFrontends[name]?.some((item) => `${name}@${item.metadata.version}` === label))
          problems.push(`${label} is lost`)
      for (const [name, versions] of promoted) {
        const standard = defaultOf(microFrontends[name])?.metadata.version ?? 'none'
        if (!versions.has(standard))
          problems.push(`${name} serves ${standard}, acknowledged was ${[...versions].join(' or ')}`)
      }
    }

    const progress = { finished: 0 }
    let down: Promise<void> = Promise.resolve()
    const killOnce = async (): Promise<void> => {
      await sleep(below(400))
      await service.kill()
      figures.kills += 1
      await check()
      service = await startRegistry(cli, { ...env, REGISTRY_PORT: port })
    }
    const killer = async (): Promise<void> => {
      while (figures.kills < KILLS) {
        await sleep(20)
        if (progress.finished < ((figures.kills + 1) * UPLOADS) / (KILLS + 1)) continue
        down = killOnce()
        await down
      }
    }

    const client = registryClient(service.address, token)
    /** A request, first cut at some byte now and then; null when its answer is lost. */
    const send = async (method: string, path: string, body: Uint8Array | object) => {
      const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body))
      const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
      if (below(10) < CUT) {
        figures.cut += 1
        await cutRequest(service.port, { method, path, token, type, body: bytes }, below(bytes.length + 250))
      }
      try {
        return await client.call(method, path, body)
      } catch {
        figures.lostAnswers += 1
        await down.catch(() => undefined)
        return null
      }
    }

    const publishOne = async (built: BuiltFiles): Promise<void> => {
      const { name } = built.package
      const byHash = new Map([...built.files.values()].map((bytes) => [sha256(bytes), bytes]))
      const acknowledged = new Set<string>()
      for (let tries = 0; ; tries += 1) {
        if (tries > 0) figures.retries += 1
        if (tries > 50) throw new Error(`${name} cannot be published`)
        const announced = await send('POST', `/remotes/${name}/uploads`, announcementOf(built))
        if (announced === null) continue
        if (announced.status === 503 || announced.status === 429) {
          await sleep(200)
          continue
        }
        const { upload, version, missing } = announced.body
        if (!Array.isArray(missing)) throw new Error(`${announced.status} ${JSON.stringify(announced.body)}`)
        const label = `${name}@${String(version)}`
        if (announced.status === 200) {
          committed.set(label, name)
          break
        }
        // What a lost answer's commit published is announced as published, so that an upload that is open still holds what it had.
        for (const hash of missing)
          if (acknowledged.has(String(hash))) problems.push(`${label} lost the file ${String(hash)}`)
        figures.resumedFiles += acknowledged.size
        let isCut = false
        for (const hash of missing.map(String)) {
          const sent = await send(
            'PUT',
            `/remotes/${name}/uploads/${String(upload)}/files/${hash}`,
            byHash.get(hash) ?? Buffer.alloc(0),
          )
          if (sent?.status === 204) {
            acknowledged.add(hash)
            figures.acknowledgedFiles += 1
          } else isCut = true
          if (isCut) break
        }
        if (isCut) continue
        const done = await send('POST', `/remotes/${name}/uploads/${String(upload)}/commit`, {})
        if (done?.status === 201) {
          committed.set(label, name)
          figures.committed += 1
          break
        }
      }
    }

    const promoteNewest = async (name: string): Promise<void> => {
      const wanted = [...committed]
        .filter(([, of]) => of === name)
        .at(-1)?.[0]
        .split('@')[1]
      if (wanted === undefined) return
      const before = promoted.get(name) ?? new Set(['none'])
      promoted.set(name, new Set([...before, wanted]))
      for (let tries = 0; tries < 50; tries += 1) {
        const answer = await send('POST', `/remotes/${name}/promote`, { version: wanted })
        if (answer?.status === 200) {
          promoted.set(name, new Set([wanted]))
          figures.promoted += 1
          return
        }
        await sleep(100)
      }
      problems.push(`${name}@${wanted} could not be promoted`)
    }

    const begun = Date.now()
    let next = 0
    const worker = async (mine: number): Promise<void> => {
      for (let at = next++; at < UPLOADS; at = next++) {
        const built = await builds(at)
        await publishOne(built)
        progress.finished += 1
        // Each remote is promoted by one client, so that the last acknowledged promotion is known.
        if (below(10) < PROMOTED && (at % REMOTES) % CLIENTS === mine) await promoteNewest(built.package.name)
      }
    }
    await Promise.all([killer(), ...Array.from({ length: CLIENTS }, (_, mine) => worker(mine))])
    await check()
    const seconds = Math.round((Date.now() - begun) / 1000)

    const recorded = new Set<string>()
    for await (const { action, outcome, remote, version } of readAudit(store))
      if (action === 'publish' && outcome === 'done') recorded.add(`${remote}@${version}`)
    const published = Object.values((await readRegistry(store)).microFrontends).flat().length - 1
    await service.stop()
    const left = (await readdir(join(root, 'var', 'registry', 'uploads', 'team-a')).catch(() => [])).length
    console.table([
      {
        uploads: UPLOADS,
        published,
        seconds,
        ...figures,
        recorded: recorded.size,
        stagedLeft: left,
        problems: problems.length,
      },
    ])
    expect(problems).toEqual([])
    expect(left).toBe(0)
    expect(published).toBe(UPLOADS)
    expect(figures.kills).toBe(KILLS)
    expect(await verifyAudit(store)).toEqual([])
    expect((await runCli(cli, env, 'verify')).out).toMatch(/every stored file is as it was published/)
    // Only publishes whose answer was lost may be without an entry.
    expect(recorded.size).toBeGreaterThanOrEqual(figures.committed)
  },
  Math.max(180_000, UPLOADS * 20_000),
)
