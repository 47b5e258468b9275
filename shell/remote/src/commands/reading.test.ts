import { fakePackage } from '@site/releases/testing/fake-package'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDist } from '../build/read-dist.ts'
import { main } from '../main.ts'
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'

let registry: FakeRegistry
let work = ''

beforeEach(async () => {
  registry = await startFakeRegistry()
  work = await mkdtemp(join(tmpdir(), 'remote-reading-'))
})
afterEach(async () => {
  await registry.stop()
  await rm(work, { recursive: true, force: true })
})

const run = async (cwd: string, ...args: string[]) => {
  const env = { REMOTE_TOKEN: 'x', REGISTRY_URL: registry.address, PATH: process.env['PATH'] }
  const { setting, said, told } = fakeSetting({ cwd, env })
  return { code: await main(args, setting), said: said(), told: told() }
}

const version = (label: string, rest: object = {}) => ({
  version: label,
  traffic: 0,
  default: false,
  since: null,
  by: null,
  publishedAt: '2026-11-01T10:00:00.123Z',
  publishedBy: 'hello/token:1',
  provenance: { commit: '0123456789ab', tree: 'clean', content: null },
  contract: '1.4.0',
  routes: [{ path: '/a', title: 'A', page: 'a' }],
  ...rest,
})
const live = { traffic: 100, default: true, since: '2026-11-02T10:00:00.5Z', by: 'hello/token:1' }

describe('remote status', () => {
  beforeEach(() =>
    registry.answer('GET /v1/status', {
      remotes: [
        { name: 'mf-a', versions: [version('1.1.0-new'), version('1.0.0-old', live)] },
        {
          name: 'mf-b',
          versions: [
            version('2.0.0-x', {
              ...live,
              provenance: { commit: 'ab', tree: 'changed', content: null },
              routes: ['/b', '/c', '/d', '/e', '/f'].map((path) => ({ path, title: path, page: path })),
            }),
          ],
        },
      ],
    }),
  )

  it('shows what is live, and what waits for somebody', async () => {
    const { said } = await run(work, 'status')
    const [head, ...rows] = said.split('\n')
    expect(head).toMatch(/^remote +version +share +role +since +by +contract +built from +pages$/)
    expect(rows).toEqual([
      'mf-a    1.0.0-old  100 %  default  2026-11-02T10:00:00Z  hello/token:1  1.4.0     0123456789ab  /a',
      'mf-b    2.0.0-x    100 %  default  2026-11-02T10:00:00Z  hello/token:1  1.4.0     ab + changes  /b /c /d and 2 more',
      'mf-a@1.1.0-new is published and live for nobody',
    ])
  })

  it('shows one remote with all its versions when asked, or all as JSON', async () => {
    expect((await run(work, 'status', 'mf-a', '--all')).said).toMatch(/mf-a +1\.1\.0-new +0 % +published/)
    expect(JSON.parse((await run(work, 'status', '--json')).said).remotes).toHaveLength(2)
    expect((await run(work, 'status', 'mf-z')).said).toBe('Nothing of mf-z is published yet.')
  })
})

describe('remote verify', () => {
  const published = async (content: string | null) =>
    registry.answer('GET /v1/status', {
      remotes: [
        { name: 'mf-a', versions: [version('1.0.0-x', { provenance: { commit: 'ab', tree: 'clean', content } })] },
      ],
    })

  it('says that the registry holds exactly this build, whole', async () => {
    const folder = await fakePackage(work, 'mf-a')
    const { contentHash, files } = await readDist({ folder, name: 'mf-a' })
    await published(contentHash)
    registry.answer('POST /v1/remotes/mf-a/uploads', { published: '1.0.0-x', version: '1.0.0-x', missing: [] })
    const { code, said } = await run(folder, 'verify')
    expect(code).toBe(0)
    expect(said).toMatch(`mf-a@1.0.0-x is what dist/ holds: ${files.length} files, all whole in the registry`)
  })

  it('names the stored files that are damaged, and what restores them', async () => {
    const folder = await fakePackage(work, 'mf-a')
    const { contentHash, files } = await readDist({ folder, name: 'mf-a' })
    await published(contentHash)
    const missing = files.filter(({ path }) => path === 'assets/page.js').map(({ sha256 }) => sha256)
    registry.answer('POST /v1/remotes/mf-a/uploads', { published: '1.0.0-x', version: '1.0.0-x', upload: 'u', missing })
    const { code, told } = await run(folder, 'verify')
    expect(code).toBe(1)
    expect(told).toMatch(/1 of \d+ stored files of mf-a@1\.0\.0-x are damaged or lost\.\n {2}- assets\/page\.js\n/)
    expect(told).toMatch(/remote publish --no-build/)
  })

  it('says what is published where this build is not', async () => {
    const folder = await fakePackage(work, 'mf-a')
    await published('0'.repeat(64))
    const { code, told } = await run(folder, 'verify')
    expect(code).toBe(1)
    expect(told).toMatch(/is no published version of mf-a[\s\S]*the newest is 1\.0\.0-x, built from ab/)
    expect(registry.calls.every(({ method }) => method === 'GET')).toBe(true)
  })
})

describe('remote audit', () => {
  const entry = {
    at: '2026-11-02T10:00:00.123Z',
    id: '7.0',
    subject: 'token:1',
    team: 'hello',
    address: '203.0.113.9',
    action: 'promote',
    remote: 'mf-legal',
    version: null,
    outcome: 'refused',
    detail: '403 forbidden: No.',
  }

  it('tells who tried what, when and from where', async () => {
    registry.answer('GET /v1/audit', { entries: [entry], next: '7.0' })
    const { said } = await run(work, 'audit', 'mf-legal', '--since', '2026-11-01', '--limit', '1')
    expect(said).toMatch(
      /2026-11-02T10:00:00Z +token:1 +203\.0\.113\.9 +promote +mf-legal +refused: 403 forbidden: No\.\nThere are older ones: --after 7\.0/,
    )
    expect(registry.calls[0]?.path).toBe('/v1/audit?limit=1&order=newest&remote=mf-legal&since=2026-11-01')
  })

  it('says that none fits', async () => {
    registry.answer('GET /v1/audit', { entries: [], next: null })
    expect((await run(work, 'audit')).said).toBe('No entry fits.')
  })
})
