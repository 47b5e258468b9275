import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePackage } from '../testing/fake-package.ts'
import { inWords } from './provenance.ts'
import { readBuild } from './read-build.ts'

let root = ''
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=kim', '-c', 'user.email=kim@example.org', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString()

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'provenance-'))
  git('init', '-q')
  await writeFile(join(root, '.gitignore'), 'dist\nvar\n')
  await fakePackage(root, 'mf-a', { paths: ['/a'] })
  git('add', '-A')
  git('commit', '-qm', 'first')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

const read = async (folder = join(root, 'mf-a'), isBuiltNow = true) =>
  (await readBuild(folder, 'kim', new Date(), isBuiltNow)).release
const head = (): string => git('rev-parse', '--short=12', 'HEAD').trim()

describe('a release says what it was built from', () => {
  it('a commit', async () => {
    expect(await read()).toMatchObject({ commit: head(), tree: 'clean' })
    expect(inWords(await read())).toBe(head())
  })
  it.each([
    ['a changed file', 'mf-a/package.json', '{"name":"mf-a","version":"1.0.0"} '],
    ['a new file', 'mf-a/new.ts', 'x'],
    ['a change elsewhere in the repository', 'shared.ts', 'x'],
  ])('a commit and changes: %s', async (_, path, text) => {
    await writeFile(join(root, path), text)
    expect(await read()).toMatchObject({ commit: head(), tree: 'changed' })
    expect(inWords(await read())).toBe(`${head()} + changes`)
  })
  it('a build that was there before', async () => {
    expect(inWords(await read(join(root, 'mf-a'), false))).toBe(`${head()}, built before`)
  })
  it('no commit: a folder that the repository around it does not track', async () => {
    await mkdir(join(root, 'var'))
    const copy = await fakePackage(join(root, 'var'), 'mf-a', { paths: ['/a'] })
    expect(await read(copy)).toMatchObject({ commit: null, tree: 'outside git' })
  })
  it('no commit: a folder outside, though a variable names a repository', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'outside-'))
    vi.stubEnv('GIT_DIR', join(root, '.git'))
    vi.stubEnv('GIT_WORK_TREE', root)
    const release = await read(await fakePackage(elsewhere, 'mf-a', { paths: ['/a'] }))
    await rm(elsewhere, { recursive: true })
    expect([release.commit, inWords(release)]).toEqual([null, 'outside git'])
  })
  it('its content: other files have another hash, the same ones the same, whatever the commit says', async () => {
    const first = await read()
    await fakePackage(root, 'mf-a', { paths: ['/a'], text: 'second' })
    const second = await read()
    expect(second.commit).toBe(first.commit)
    expect(first.content).toMatch(/^[0-9a-f]{64}$/)
    expect(second.content).not.toBe(first.content)
    expect(second.version).toBe(`1.0.0-${second.content?.slice(0, 10)}`)
    await fakePackage(root, 'mf-a', { paths: ['/a'] })
    expect((await read()).content).toBe(first.content)
  })
})
