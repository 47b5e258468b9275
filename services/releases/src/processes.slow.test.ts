import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry as schema, type Registry } from '@site/contracts/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prerenderKey } from './prerender/prerender.ts'
import { readHistory } from './registry/registry-store.ts'
import { readRegistry, REGISTRY_KEY } from './registry/registry-store.ts'
import { folderStore } from './store/folder-store.ts'
import { buildCli, countWrites, killCli, runCli } from './testing/built-cli.ts'
import { startS3 } from './testing/s3-server.ts'
import { fakePackage } from './testing/fake-package.ts'

let cli = ''
let work = ''

beforeAll(async () => {
  cli = await buildCli()
  work = await mkdtemp(join(tmpdir(), 'releases-'))
}, 60_000)
afterAll(async () => {
  for (const folder of [cli, work]) await rm(folder, { recursive: true, force: true })
})

const defaultIn = ({ microFrontends }: Registry) => microFrontends['mf-a']?.filter((item) => item.deployment.default)

/** A checkout with a store of its own. */
const checkout = async (name: string) => {
  const root = join(work, name)
  const env = { PROJECT_ROOT: root, DATA_DIR: join(root, 'var'), RELEASE_BY: 'kim' }
  await fakePackage(root, 'shell', { uses: { react: ['useState'] } })
  await fakePackage(root, 'mf-a', { paths: ['/a'], text: 'first' })
  const run = (...args: string[]) => runCli(cli, env, ...args)
  return { root, env, run, store: folderStore(join(root, 'var', 'releases')) }
}

describe('the command line', () => {
  it('publishes, ramps, promotes, rolls back, shows the status and prunes', { timeout: 60_000 }, async () => {
    const { root, run, store } = await checkout('story')
    const said = async (...args: string[]): Promise<string> => {
      const { code, out } = await run(...args)
      return code === 0 ? out : `failed: ${out}`
    }
    expect(await said('seed')).not.toMatch(/failed/)
    await fakePackage(root, 'mf-a', { paths: ['/a'], text: 'second' })
    expect(await said('publish', 'mf-a', '--no-build')).toMatch(/published mf-a@1\.0\.0-\w+, live for 0 %/)
    expect(await said('publish', 'mf-a', '--no-build')).toMatch(/unchanged mf-a@/)
    const [first, second] = (await readRegistry(store)).microFrontends['mf-a'] ?? []
    const versions = [first, second].map((item) => item?.metadata.version ?? '')
    expect(
      await store.read(
        prerenderKey(
          (await readRegistry(store)).microFrontends['shell']?.[0]?.metadata.version ?? '',
          'mf-a',
          versions[1] ?? '',
        ),
      ),
    ).not.toBeNull()
    expect(await said('status')).toMatch(/is published and live for nobody: npm run release -- promote mf-a/)
    expect(await said('canary', 'mf-a', '12.5')).toMatch(/live for 12\.5 %/)
    expect(await said('status')).toMatch(new RegExp(`${versions[1]}\\s+12\\.5 %\\s+canary\\s+20[^ ]+Z\\s+kim`))
    expect(await said('promote', 'mf-a')).toMatch(new RegExp(`live for everybody in place of ${versions[0]}`))
    expect(await said('promote', 'mf-a')).toMatch(/live for everybody already/)
    expect(await said('status', 'mf-a')).toMatch(/mf-a +(\S+?)-(\w{10}) +100 %.* kim +\2\w{6} +outside git$/m)
    expect(await said('seed')).not.toMatch(/stays at/)
    expect(await said('rollback', 'mf-a')).toMatch(new RegExp(`from ${versions[1]} to ${versions[0]}`))
    expect(await said('rollback', 'mf-a')).toMatch(/failed: .*no earlier default/)
    expect(await said('status')).toMatch(new RegExp(`mf-a@${versions[1]} is published and was taken back at 20\\S+Z`))
    expect(await said('seed')).toMatch(new RegExp(`mf-a stays at ${versions[0]} as kim left it`))
    expect(await said('prune')).toMatch(/nothing to delete/)
    expect(await said('prune', '--days', '0', '--dry-run')).toMatch(new RegExp(`would delete mf-a@${versions[1]}`))
    expect(await said('prune', '--days', '0')).toMatch(`deleted mf-a@${versions[1]}`)
    expect([
      await store.list(`mf-a/${versions[1]}`),
      (await readRegistry(store)).microFrontends['mf-a']?.length,
    ]).toEqual([[], 1])
    expect((await readHistory(store)).map((line) => line.action).join(' ')).toBe(
      'publish seed publish seed publish canary promote rollback prune',
    )
  })

  it('puts the first release of a name live for nobody unless asked', { timeout: 60_000 }, async () => {
    const { root, run, store } = await checkout('first')
    await run('seed')
    const shares = async (name: string) =>
      (await readRegistry(store)).microFrontends[name]?.map(({ deployment }) => deployment.traffic)
    await fakePackage(root, 'mf-b', { paths: ['/b'] })
    expect((await run('publish', 'mf-b', '--no-build')).out).toMatch(
      /published mf-b@\S+, live for 0 %\nnote: no version of mf-b is live yet: npm run release -- promote mf-b/,
    )
    expect(await shares('mf-b')).toEqual([0])
    expect((await run('promote', 'mf-b')).out).toMatch(/promoted mf-b@\S+: live for everybody$/m)
    await fakePackage(root, 'mf-c', { paths: ['/c'] })
    expect((await run('publish', 'mf-c', '--no-build', '--first-live')).out).toMatch(/mf-c@\S+, live for 100 %/)
    await fakePackage(root, 'mf-c', { paths: ['/c'], text: 'second' })
    expect((await run('publish', 'mf-c', '--no-build', '--first-live')).out).toMatch(/mf-c@\S+, live for 0 %/)
    expect(await shares('mf-c')).toEqual([100, 0])
  })

  it('reports an error in one line and changes nothing', { timeout: 120_000 }, async () => {
    const { root, env, run, store } = await checkout('wrong')
    await run('seed')
    const before = await readRegistry(store)
    await fakePackage(root, 'mf-a', { paths: [], text: 'broken', uses: { react: ['useNothing'] } })
    const wrong: [string[], RegExp][] = [
      [['publish', 'mf-a', '--no-build'], /mf-a@\S+ is refused:\n  - shared module: .*'useNothing' of 'react', shell@/],
      [['publish', 'mf-reviews', '--no-build'], /the folder mf-reviews holds a package named mf-other/],
      [['publish', 'mf-z'], /mf-z is not a package of this checkout; choose one of shell, mf-a/],
      [['promote', 'mf-a', '9.9.9'], /mf-a@9\.9\.9 is not published; published are/],
      [['canary', 'mf-a'], /canary takes a share in percent/],
      [['canary', 'mf-a', '120'], /is the default already|not a share/],
      [['ship', 'mf-a'], /'ship' is not a command/],
      [['promote'], /promote takes shell or the name of a remote/],
      [['prune', '--days', 'soon'], /--days takes a number/],
    ]
    await fakePackage(root, 'mf-reviews', { paths: ['/reviews'], packageName: 'mf-other' })
    await fakePackage(join(work, 'throwing'), 'mf-a', { paths: ['/a'], text: 'throws' })
    const thrown = await runCli(cli, { ...env, PROJECT_ROOT: join(work, 'throwing') }, 'publish', 'mf-a', '--no-build')
    expect(thrown.code).toBe(1)
    expect(thrown.out).toMatch(/mf-a@\S+ cannot be rendered in shell@\S+: .*reading 'title'/)
    for (const [text, happened] of [
      ['waits', /ended without an answer \(\d+\)/],
      ['hangs', /was not done after 30 s, a second or two is usual/],
    ] as const) {
      await fakePackage(join(work, text), 'mf-a', { paths: ['/a'], text })
      const { code, out } = await runCli(
        cli,
        { ...env, PROJECT_ROOT: join(work, text) },
        'publish',
        'mf-a',
        '--no-build',
      )
      expect(code).toBe(1)
      expect(out).toMatch(/mf-a@\S+ cannot be rendered in shell@\S+: server\/remote\.js /)
      expect(out).toMatch(happened)
    }
    for (const [args, message] of wrong) {
      const { code, out } = await run(...args)
      expect([code, args.join(' ')]).toEqual([1, args.join(' ')])
      expect(out).toMatch(message)
      expect(out).not.toMatch(/ at .*\.m?js:/)
    }
    expect(await readRegistry(store)).toEqual(before)
  })

  it('starts on no registry of another form, and says in one line what to do', { timeout: 60_000 }, async () => {
    const { run, store } = await checkout('other')
    await run('seed')
    const key = (await store.list('generations')).at(-1) ?? ''
    const text = String(await store.read(key))
    await store.write(key, Buffer.from(text.replaceAll('"sharedModules"', '"lent"')))
    const { code, out } = await run('seed')
    expect(code).toBe(1)
    expect(out).toMatch(/^The release store was written by another version .* Move it away .*\n$/)
  })
})

it('stores everything in the bucket of RELEASES_URL', { timeout: 60_000 }, async () => {
  const { root, env } = await checkout('bucket')
  const server = await startS3('releases')
  const aws = { AWS_ENDPOINT_URL_S3: server.endpoint, AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }
  const run = (...args: string[]) => runCli(cli, { ...env, ...aws, RELEASES_URL: 's3://releases/live' }, ...args)
  try {
    expect(await run('seed')).toMatchObject({ code: 0 })
    await fakePackage(root, 'mf-a', { paths: ['/a'], text: 'second' })
    const [one, two] = await Promise.all([run('publish', 'mf-a', '--no-build'), run('publish', 'mf-a', '--no-build')])
    expect([one.code, two.code]).toEqual([0, 0])
    expect((await run('promote', 'mf-a')).out).toMatch(/live for everybody in place of/)
    expect((await run('rollback', 'mf-a')).out).toMatch(/rolled back mf-a/)
    expect(await folderStore(join(root, 'var', 'releases')).list('generations')).toEqual([])
    expect(server.keys()).toContain('live/registry.json')
    expect(server.keys().filter((key) => key.startsWith('live/generations/'))).toHaveLength(7)
  } finally {
    await server.stop()
  }
})

describe('concurrent and killed processes', () => {
  it('loses nothing when ten processes publish at once', { timeout: 90_000 }, async () => {
    const { env, store } = await checkout('ten')
    await runCli(cli, env, 'seed')
    const roots = Array.from({ length: 10 }, (_, n) => join(work, `ten-${n}`))
    // Five publish remotes of their own, five publish builds of the same one.
    const names = roots.map((_, n) => (n < 5 ? `mf-team${n}` : 'mf-a'))
    await Promise.all(
      roots.map((root, n) => fakePackage(root, names[n] ?? '', { paths: [`/${n < 5 ? n : 'a'}`], text: `${n}` })),
    )
    const ran = await Promise.all(
      roots.map((root, n) => runCli(cli, { ...env, PROJECT_ROOT: root }, 'publish', names[n] ?? '', '--no-build')),
    )
    expect(ran.map(({ code, out }) => (code === 0 ? 'done' : out))).toEqual(Array.from({ length: 10 }, () => 'done'))
    const registry = await readRegistry(store)
    expect(registry.microFrontends['mf-a']).toHaveLength(6)
    expect(Object.keys(registry.microFrontends).filter((name) => name.startsWith('mf-team'))).toHaveLength(5)
    expect(schema.parse(JSON.parse(String(await store.read(REGISTRY_KEY))))).toEqual(registry)
    expect(await readHistory(store)).toHaveLength(14)
  })

  it(
    'serves the same after a kill at any point, and completes when published again',
    { timeout: 120_000 },
    async () => {
      const { root, env, store } = await checkout('killed')
      await runCli(cli, env, 'seed')
      const served = async () => defaultIn(await readRegistry(store))
      const before = await served()
      await fakePackage(join(work, 'counted'), 'mf-a', { paths: ['/a'], text: 'counted', ballast: 60 })
      const counted = { ...env, PROJECT_ROOT: join(work, 'counted') }
      const writes = await countWrites(cli, counted, 'publish', 'mf-a', '--no-build')
      expect(writes).toBeGreaterThan(60)
      // At ten points spread over all writes, and at each of the last six.
      const points = [
        ...Array.from({ length: 10 }, (_, n) => 1 + Math.floor((n * writes) / 10)),
        ...[5, 4, 3, 2, 1, 0].map((n) => writes - n),
      ]
      let halfway = 0
      for (const point of points) {
        await fakePackage(root, 'mf-a', { paths: ['/a'], text: `build ${point}`, ballast: 60 })
        const known = new Set(await store.list('mf-a'))
        expect(await killCli(cli, env, point, 'publish', 'mf-a', '--no-build')).toBe(true)
        expect(await served()).toEqual(before)
        expect(defaultIn(schema.parse(JSON.parse(String(await store.read(REGISTRY_KEY)))))).toEqual(before)
        const left = (await store.list('mf-a')).filter((key) => !known.has(key))
        if (left.length > 0 && !left.some((key) => key.endsWith('/release.json'))) halfway += 1
      }
      expect(halfway).toBeGreaterThan(3)
      const { code } = await runCli(cli, env, 'publish', 'mf-a', '--no-build')
      expect(code).toBe(0)
      const last = (await readRegistry(store)).microFrontends['mf-a']?.at(-1)?.extras.modulefederation
      const stored = new Set(await store.list(`mf-a/${last?.version}`))
      expect(Object.keys(last?.files ?? {}).filter((path) => !stored.has(`mf-a/${last?.version}/${path}`))).toEqual([])
      expect((await runCli(cli, env, 'promote', 'mf-a')).out).toMatch(/promoted/)
    },
  )
})
