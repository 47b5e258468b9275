import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readHistory, readRegistry } from '../registry/registry-store.ts'
import { fakePackage } from '../testing/fake-package.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { publishUngated } from './publish.ts'
import { readBuild } from './read-build.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'refused-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const change = async (folder: string, path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const route = (path: string) => ({ path, page: 'page', title: 'Title', description: 'Text' })

/** File of the package `mf-a`, what is written into it, and what the refusal says. */
const wrong: [string, string, string, RegExp][] = [
  [
    'a package of another name',
    'package.json',
    '{"name":"mf-other","version":"1.0.0"}',
    /mf-a holds a package named mf-other/,
  ],
  [
    'a package named as a folder of the store',
    'package.json',
    '{"name":"generations","version":"1.0.0"}',
    /mf-a holds a package named generations/,
  ],
  [
    'a package without a name',
    'package.json',
    '{"version":"1.0.0"}',
    /package\.json is not valid:\n {2}- name is missing: .*expected string/,
  ],
  ['a package that is not JSON', 'package.json', '{"name":', /package\.json is not JSON: /],
  [
    'a version that is no version',
    'package.json',
    '{"name":"mf-a","version":"../../x"}',
    /version is "\.\.\/\.\.\/x-\w+": .*pattern/,
  ],
  [
    'a route with a bad path',
    'dist/routes.json',
    JSON.stringify([route('/a'), route('No Path')]),
    /routes\.json of the build is not valid:\n {2}- \[1\]\.path is "No Path": .*pattern/,
  ],
  [
    'routes that are no list',
    'dist/routes.json',
    '{"path":"/a"}',
    /routes\.json of the build is not valid:\n {2}- it is \{"path":"\/a"\}: .*expected array/,
  ],
  ['routes that are not JSON', 'dist/routes.json', '[', /routes\.json of the build is not JSON: /],
  [
    'a contract that is no version',
    'dist/contract.json',
    '{"contract":"newest"}',
    /contract\.json of the build is not valid:\n {2}- contract is "newest"/,
  ],
  [
    'a manifest without files',
    'dist/vite-manifest.json',
    '{"src/remote.ts":{}}',
    /vite-manifest\.json of the build is not valid:\n {2}- src\/remote\.ts\.file is missing/,
  ],
  [
    'an asset of 300 MB',
    'dist/assets/film.mp4',
    '',
    /dist holds 300,0\d\d,\d{3} bytes in 1\d files, accepted are 16,000,000 in 2,000; the largest is assets\/film\.mp4 with 300,000,000/,
  ],
  ['a file in place of the record', 'dist/release.json', '{}', /'release\.json' is the name of the record/],
  [
    'a file in place of a variant',
    'dist/assets/page.js.br',
    'x',
    /'assets\/page\.js\.br' is the name of the compressed variant/,
  ],
  [
    'a file that nothing lists',
    'dist/assets/x.tmp',
    'x',
    /'assets\/x\.tmp' looks like a file that is still being written/,
  ],
  ['a file that cannot be asked for', 'dist/assets/ä b.js', 'x', /'assets\/ä b\.js' cannot be asked for/],
]

describe('a build that is refused', () => {
  it.each(wrong)('leaves nothing in the store: %s', async (_, path, text, message) => {
    const folder = await fakePackage(root, 'mf-a', { paths: ['/a'] })
    await change(folder, path, text)
    if (path.endsWith('.mp4')) await truncate(join(folder, path), 300_000_000)
    const writes: string[] = []
    const store = memoryStore(async (call, key) => {
      if (call === 'write' || call === 'create') writes.push(key)
    })
    const tried = readBuild(folder, 'kim', new Date(), true).then((build) => publishUngated(store, build, 'kim'))
    await expect(tried).rejects.toThrow(message)
    await expect(tried).rejects.toMatchObject({ name: 'RegistryError' })
    expect(writes).toEqual([])
  })
  it('is the exception: the same package untouched is taken', async () => {
    const store = memoryStore()
    const folder = await fakePackage(root, 'mf-a', { paths: ['/a'] })
    await publishUngated(store, await readBuild(folder, 'kim', new Date(), true), 'kim')
    expect(Object.keys((await readRegistry(store)).microFrontends)).toEqual(['mf-a'])
  })
})

it('ignores what lies among the generations and is none', async () => {
  const store = memoryStore()
  const folder = await fakePackage(root, 'mf-a', { paths: ['/a'] })
  await publishUngated(store, await readBuild(folder, 'kim', new Date(), true), 'kim')
  for (const key of [
    'generations/1.0.0-abc/routes.json',
    'generations/latest.json',
    'generations/x',
    'generations/00000009.json.bak',
  ])
    await store.write(key, Buffer.from('{"not":"a generation"}'))
  expect(Object.keys((await readRegistry(store)).microFrontends)).toEqual(['mf-a'])
  expect(await readHistory(store)).toHaveLength(1)
  await publishUngated(store, await readBuild(await fakePackage(root, 'mf-b'), 'kim', new Date(), true), 'kim')
  expect(await readHistory(store)).toHaveLength(2)
})
