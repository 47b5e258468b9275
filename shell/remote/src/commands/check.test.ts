import { fakePackage } from '@site/releases/testing/fake-package'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { refuse, startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'

const SHELL = {
  shell: '1.0.0-abc',
  contract: '1.4.0',
  sharedModules: { react: ['useState'] },
  sharedVersions: { react: '19.3.1' },
  budgets: {},
  dryRun: true,
}

/** Another remote, live at one path. */
const other = (name: string, path: string) => ({
  name,
  versions: [
    {
      version: '1.0.0-y',
      traffic: 100,
      default: true,
      since: null,
      by: null,
      publishedAt: '',
      publishedBy: '',
      provenance: { commit: null, tree: null, content: null },
      contract: '1.0.0',
      routes: [{ path, title: path, page: 'page' }],
    },
  ],
})

let registry: FakeRegistry
let work = ''
let folder = ''

beforeEach(async () => {
  registry = await startFakeRegistry()
  registry.answer('GET /v1/shared', SHELL)
  registry.answer('GET /v1/status', { remotes: [other('mf-b', '/b')] })
  work = await mkdtemp(join(tmpdir(), 'remote-check-'))
  folder = await fakePackage(work, 'mf-a', { paths: ['/a'], uses: { react: ['useState'] } })
})
afterEach(async () => {
  await registry.stop()
  await rm(work, { recursive: true, force: true })
})

const check = async (...args: string[]) => {
  const env = { REMOTE_TOKEN: 'x', REGISTRY_URL: registry.address, PATH: process.env['PATH'] }
  const { setting, said, told } = fakeSetting({ cwd: folder, env })
  return { code: await main(['check', '--no-build', ...args], setting), said: said(), told: told() }
}
/** Answers commits that are dry runs. */
const dryRun = (answer: Parameters<FakeRegistry['fault']>[0]) =>
  registry.fault((call, response) => call.path.endsWith('/commit') && answer(call, response))

describe('remote check', () => {
  it('has the gate look at the build, and publishes nothing', async () => {
    dryRun(refuse(200, { name: 'mf-a', version: '1.0.0-x', warnings: ['link: mf-a links to /b'] }))
    const { code, said } = await check()
    expect(code).toBe(0)
    expect(said).toMatch(/^mf-a@1\.0\.0-\w{10} would be taken\nnote: link: mf-a links to \/b$/)
    expect(JSON.parse(String(registry.calls.at(-1)?.body))).toEqual({ dryRun: true })
    expect(registry.published.size).toBe(0)
  })

  it('says what the gate says, and ends with 1', async () => {
    const issues = [{ path: 'path', message: '/a is claimed by mf-a@1.0.0-x and by mf-b@1.0.0-y' }]
    dryRun(refuse(422, { error: 'mf-a@1.0.0-x is refused', code: 'refused', issues }))
    const { code, told } = await check()
    expect(code).toBe(1)
    expect(told).toMatch(/- path: \/a is claimed by mf-a@1\.0\.0-x and by mf-b@1\.0\.0-y/)
  })

  it('says before it builds that there is no token', async () => {
    const env = { REGISTRY_URL: registry.address, XDG_CONFIG_HOME: work, PATH: process.env['PATH'] }
    const { setting, told } = fakeSetting({ cwd: folder, env })
    expect(await main(['check'], setting)).toBe(1)
    expect(told()).toMatch(/^remote check: There is no token/)
  })

  it('sends nothing to a registry that offers no dry run, and says so', async () => {
    registry.answer('GET /v1/shared', { ...SHELL, dryRun: false })
    const { code, said } = await check()
    expect(code).toBe(0)
    expect(said).toMatch(/offers no dry run/)
    expect(registry.calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('knows whose path it would take', async () => {
    registry.answer('GET /v1/status', { remotes: [other('mf-b', '/a'), other('mf-a', '/a')] })
    const { code, told } = await check()
    expect(code).toBe(1)
    expect(told).toMatch(/- path: \/a is claimed by mf-a@\S+ and by mf-b@1\.0\.0-y/)
  })

  it.each([
    [{ contract: '2.0.0' }, /contract: mf-a@\S+ is built for contract 1\.0\.0, shell@1\.0\.0-abc speaks 2\.0\.0/],
    [{ sharedModules: {} }, /shared module: mf-a@\S+ uses 'useState' of 'react', shell@1\.0\.0-abc does not share it/],
  ])('knows before anything is sent what the live shell would not take: %j', async (other, message) => {
    registry.answer('GET /v1/shared', { ...SHELL, ...other })
    const { code, told } = await check()
    expect(code).toBe(1)
    expect(told).toMatch(message)
    expect(registry.calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it.each([
    ['without a registry', ['--offline'], true],
    ['beside a registry without a dry run', [], false],
  ])('refuses %s nothing that other remotes may offer, and says that it did not ask', async (_, args, dryRun) => {
    registry.answer('GET /v1/shared', { ...SHELL, dryRun })
    await fakePackage(work, 'mf-a', {
      paths: ['/a'],
      contributions: {
        links: [{ id: 'a', order: 1, label: 'A', to: '/a', menu: 'events' }],
        fills: [{ slot: 'mf-b/below', props: 1, order: 1, component: 'page' }],
        opens: ['of-b'],
      },
    })
    const { code, said } = await check(...args)
    expect(code).toBe(0)
    expect(said).toMatch(/note: the menus, slots and dialogs of other remotes that it names were not asked/)
  })

  it('checks without a registry what needs none', async () => {
    const { code, said } = await check('--offline')
    expect(code).toBe(0)
    expect(said).toMatch(/has nothing that the kit refuses\nnote: checked without a registry/)
    expect(registry.calls).toEqual([])
  })

  it.each([
    ['a path that the shell keeps', { paths: ['/releases'] }, /path: .*\/releases/],
    ['a path that is none', { paths: ['/Ä'] }, /routes/],
  ])('finds %s without a registry', async (_, made, message) => {
    await fakePackage(work, 'mf-a', made)
    const { code, told } = await check('--offline')
    expect(code).toBe(1)
    expect(told).toMatch(message)
  })

  it('says what a folder lacks that is no build', async () => {
    await rm(join(folder, 'dist/server/remote.js'))
    const { code, told } = await check('--offline')
    expect(code).toBe(1)
    expect(told).toMatch(/no build of a remote: the build of mf-a has no server bundle[\s\S]*remote build/)
  })

  it('refuses a build beyond the limits before it is read', async () => {
    await writeFile(join(folder, 'dist/film.mp4'), Buffer.alloc(17_000_000))
    const { code, told } = await check()
    expect(code).toBe(1)
    expect(told).toMatch(
      /holds 17,\d+,\d+ bytes in \d+ files, accepted are 16,000,000 in 2,000; the largest is film\.mp4/,
    )
  })
})
