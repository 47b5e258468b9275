import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from '../store/folder-store.ts'
import { buildCli, runCli } from '../testing/built-cli.ts'
import { fakePackage } from '../testing/fake-package.ts'

let cli = ''
let root = ''

beforeAll(async () => {
  cli = await buildCli()
  root = await mkdtemp(join(tmpdir(), 'flipped-'))
}, 60_000)
afterAll(async () => {
  for (const folder of [cli, root]) await rm(folder, { recursive: true, force: true })
})

it(
  'finds a flipped byte in the store and restores it, by itself or from the same build',
  { timeout: 60_000 },
  async () => {
    const env = { PROJECT_ROOT: root, DATA_DIR: join(root, 'var') }
    const run = (...args: string[]) => runCli(cli, env, ...args)
    const store = folderStore(join(root, 'var', 'releases'))
    await fakePackage(root, 'shell', { uses: {} })
    await fakePackage(root, 'mf-a', { paths: ['/a'], text: 'first', ballast: 3 })
    await run('seed')
    expect(await run('verify')).toEqual({ code: 0, out: 'every stored file is as it was published\n' })
    const flip = async (end: string) => {
      const key = (await store.list('mf-a')).find((each) => each.endsWith(end)) ?? ''
      const bytes = (await store.read(key)) ?? Buffer.alloc(0)
      bytes[5] = (bytes[5] ?? 0) ^ 1
      await store.write(key, bytes)
      return key
    }
    const page = await flip('/assets/page.js')
    const server = await flip('/server/remote.js')
    const found = await run('verify', 'mf-a')
    expect(found.code).toBe(1)
    expect(found.out).toMatch(`damaged: ${page} differs from its hash\ndamaged: ${server} differs from its hash`)
    expect(found.out).toMatch('2 stored files are damaged: npm run release -- repair mf-a')
    const repaired = await run('repair')
    expect(repaired.code).toBe(1)
    expect(repaired.out).toMatch(`restored ${page}`)
    expect(repaired.out).toMatch(/server\/remote\.js has no copy that is whole: publish the build of mf-a@\S+ again/)
    expect((await run('publish', 'mf-a', '--no-build')).out).toMatch(`restored ${server}`)
    expect(await run('verify')).toMatchObject({ code: 0 })

    const rendered = (await store.list('prerendered')).filter((key) => key.endsWith('.json'))
    const pages = rendered.find((key) => key.includes('/mf-a@')) ?? ''
    await store.write(pages, Buffer.from('{"/a":{"html":"<h1>fir5t /a</h1>","styles":""}}'))
    expect((await run('verify')).out).toMatch(`damaged: ${pages} differs from its hash`)
    expect((await run('repair')).out).toMatch(`restored ${pages}\neverything is restored`)
    expect(String(await store.read(pages))).toMatch('first')
    expect(await run('verify')).toMatchObject({ code: 0 })
  },
)
