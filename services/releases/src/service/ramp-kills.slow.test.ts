import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nothingMeasured, type Measured } from '@site/contracts/measured'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rampChain } from '../ramp/ramp-chain.ts'
import { readHistory, readRegistry } from '../registry/registry-store.ts'
import { defaultOf } from '../registry/versions.ts'
import { folderStore } from '../store/folder-store.ts'
import { buildCli, runCli } from '../testing/built-cli.ts'
import { fakePackage } from '../testing/fake-package.ts'
import { readBuilt, registryClient } from '../testing/publish-client.ts'
import { startRegistry } from '../testing/registry-process.ts'
import { readAudit, verifyAudit } from './audit/audit-log.ts'

const preload = new URL('../testing/kill-at-write.mjs', import.meta.url).href
/** Writes before which the process dies that has the ramp started: more than a ramp takes. */
const KILLS = [1, 2, 4, 6, 9, 12, 15, 18, 22, 26]

let [cli, root, token, front] = ['', '', '', '']
let env: Record<string, string> = {}
const versions: string[] = []

const createToken = async (...args: string[]): Promise<string> =>
  (await runCli(cli, env, 'token', 'create', ...args)).out.split('\n')[0] ?? ''

beforeAll(async () => {
  cli = await buildCli()
  root = await mkdtemp(join(tmpdir(), 'ramp-kills-'))
  env = { DATA_DIR: join(root, 'var'), PROJECT_ROOT: root, RELEASE_BY: 'kim' }
  await fakePackage(root, 'shell', {})
  await fakePackage(root, 'mf-a', { paths: ['/a'] })
  await runCli(cli, env, 'seed')
  token = await createToken('team-a', '--remote', 'mf-a:publish,canary,promote')
  front = await createToken('front', '--remote', '*:measure')
  const service = await startRegistry(cli, env)
  const folder = await fakePackage(await mkdtemp(join(root, 'build-')), 'mf-a', {
    paths: ['/a'],
    text: 'the other one',
  })
  const published = await registryClient(service.address, token).publish(await readBuilt(folder))
  versions.push(String(published.body['version']))
  await service.stop()
  const live = defaultOf((await readRegistry(storeOf())).microFrontends['mf-a'])
  versions.push(live?.metadata.version ?? '')
}, 300_000)
afterAll(async () => {
  for (const folder of [cli, root]) await rm(folder, { recursive: true, force: true })
})

const plan = {
  steps: [
    { percent: 20, dwellS: 0, visits: 100 },
    { percent: 100, dwellS: 0, visits: 0 },
  ],
  wrongAlarm: 0.02,
}
const side = (visits: number): Measured => ({ ...nothingMeasured, visits })

const storeOf = () => folderStore(join(root, 'var', 'releases'))
/** What the controllers did, as the audit log has it. */
const rampEntries = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const { action, subject } of readAudit(storeOf())) if (subject === 'controller') found.push(action)
  return found
}

it(
  'does every step once with two services over one store, whichever write one of them is killed at',
  { timeout: 900_000 },
  async () => {
    const store = storeOf()
    for (const [round, nth] of KILLS.entries()) {
      const [version = '', against = ''] = round % 2 === 0 ? versions : versions.toReversed()
      const [before, recordedBefore] = [(await readHistory(store)).length, await rampEntries()]
      const doomed = await startRegistry(cli, {
        ...env,
        NODE_OPTIONS: `--import ${preload}`,
        KILL_AT_WRITE: String(nth),
      })
      const other = await startRegistry(cli, env)
      // Whoever saw no answer asks again, the other service.
      for (const address of [doomed.address, other.address]) {
        const { call } = registryClient(address, token)
        const answer = await call('POST', '/remotes/mf-a/ramp', { version, plan }).catch(() => null)
        if (answer !== null && answer.status < 500) break
      }
      const sender = registryClient(other.address, front)
      const process = randomUUID()
      const newest = async () => (await rampChain(store, () => undefined).newest('mf-a'))?.record
      for (
        let sequence = 0;
        (await newest())?.state !== 'done' || (await newest())?.unsettled !== null;
        sequence += 1
      ) {
        const now = new Date().toISOString()
        const remotes = { 'mf-a': { [version]: side(60), [against]: side(240) } }
        await sender.call('POST', '/measured', { front: process, sequence, from: now, to: now, remotes })
        await sleep(500)
      }
      await Promise.all([doomed.kill(), other.stop()])
      const changes = (await readHistory(store))
        .slice(before)
        .map(({ action, deployments }) => `${action} ${deployments[version]}`)
      expect([nth, changes]).toEqual([nth, ['canary 20', 'promote 100']])
      expect([nth, (await rampEntries()).slice(recordedBefore.length)]).toEqual([nth, ['ramp done']])
    }
    expect(await verifyAudit(store)).toEqual([])
  },
)
