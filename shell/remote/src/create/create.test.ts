import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { fakeSetting } from '../testing/fake-setting.ts'
import { versions } from '../versions.ts'
import { fill, pathOf } from './fill.ts'
import { namingOf } from './naming.ts'

/** How `npm pack` names a packed file: by its scope, as the site's settings have it. */
const KIT = Object.keys(versions).find((name) => name.endsWith('/kit')) ?? ''
const SCOPE = KIT.split('/')[0] ?? ''
const packedName = (name: string): string => `${SCOPE.slice(1)}-${name}.tgz`

let work = ''
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'remote-create-'))
})
afterEach(() => rm(work, { recursive: true, force: true }))

const run = async (...args: string[]) => {
  const { setting, said, told } = fakeSetting({ cwd: work })
  return { code: await main(['create', ...args], setting), said: said(), told: told() }
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !file.startsWith('.git/'))
    .sort()
}

describe('names', () => {
  it.each(['my-remote', 'mf-my-remote'])('%s is the remote mf-my-remote at /my-remote', (typed) =>
    expect(namingOf(typed)).toEqual({
      name: 'mf-my-remote',
      short: 'my-remote',
      path: '/my-remote',
      title: 'My remote',
    }),
  )

  it.each(['', 'My', 'a_b', '-a', 'a-', '../a', 'a'.repeat(50)])('%j cannot be one', (typed) =>
    expect(() => namingOf(typed)).toThrow(/cannot be the name/),
  )
})

describe('templates', () => {
  it('get their own names and values', () => {
    expect(pathOf('dot-github/workflows/remote.yml')).toBe('.github/workflows/remote.yml')
    expect(pathOf('package.json.template')).toBe('package.json')
    expect(fill('a {{b}} ${{ c }} {{version:@x/y}}', { b: 'B', 'version:@x/y': '1.0.0' })).toBe('a B ${{ c }} 1.0.0')
  })

  it('reach nobody with a hole in them', () => expect(() => fill('{{gone}}', {})).toThrow(/no value/))
})

describe('remote create', () => {
  it('writes a repository of its own: page, data, tests, journeys, workflow files', async () => {
    const { code, said } = await run('my-remote', '--site', 'https://site.example')
    expect(code).toBe(0)
    expect(said).toMatch(/cd my-remote\n {2}npm install\n {2}npm test/)
    const folder = join(work, 'my-remote')
    expect(await filesIn(folder)).toEqual(
      expect.arrayContaining([
        '.github/workflows/remote.yml',
        '.gitignore',
        '.gitlab-ci.yml',
        'README.md',
        'e2e/faults.spec.ts',
        'e2e/pages.spec.ts',
        'package.json',
        'playwright.config.ts',
        'src/hydrate.test.tsx',
        'src/prerender.test.tsx',
        'src/remote.ts',
        'src/routes.ts',
        'src/start/faults.test.tsx',
        'src/start/start-page.tsx',
        'tsconfig.json',
        'vite.config.ts',
        'vitest.config.ts',
      ]),
    )
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: 'mf-my-remote',
      remote: { site: 'https://site.example' },
      dependencies: { '@stageside/kit': versions['@stageside/kit'], react: versions['react'] },
    })
    expect(await readFile(join(folder, 'src/routes.ts'), 'utf8')).toMatch("path: '/my-remote'")
  })

  it('names exact versions alone: what was green stays green', async () => {
    await run('my-remote')
    const text = await readFile(join(work, 'my-remote/package.json'), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(text)
    for (const range of Object.values({ ...dependencies, ...devDependencies })) expect(range).toMatch(/^\d+\.\d+\.\d+/)
  })

  it('leaves no place of a template open', async () => {
    await run('my-remote')
    const folder = join(work, 'my-remote')
    for (const file of await filesIn(folder))
      expect([file, await readFile(join(folder, file), 'utf8')]).not.toEqual([file, expect.stringMatching(/\{\{\w/)])
  })

  it('keeps packed files with it, so that it can be moved', async () => {
    await mkdir(join(work, 'packed'))
    for (const name of ['kit-0.1.0', 'kit-0.2.0', 'ui-0.1.0', 'remote-0.1.0'])
      await writeFile(join(work, 'packed', packedName(name)), name)
    expect((await run('my-remote', '--from', 'packed')).code).toBe(0)
    const { dependencies, devDependencies } = JSON.parse(await readFile(join(work, 'my-remote/package.json'), 'utf8'))
    expect(dependencies['@stageside/kit']).toBe(`file:vendor/${packedName('kit-0.2.0')}`)
    expect(devDependencies['@stageside/remote']).toBe(`file:vendor/${packedName('remote-0.1.0')}`)
    expect(await readFile(join(work, 'my-remote/vendor', packedName('kit-0.2.0')), 'utf8')).toBe('kit-0.2.0')
  })

  it('names the packed files that are missing, and writes nothing', async () => {
    await mkdir(join(work, 'packed'))
    const { code, told } = await run('my-remote', '--from', 'packed')
    expect(code).toBe(1)
    expect(told).toMatch(/holds no packed file of @stageside\/kit, @stageside\/ui, @stageside\/remote/)
    expect(await readdir(work)).toEqual(['packed'])
  })

  it('writes over nothing', async () => {
    await mkdir(join(work, 'my-remote'))
    await writeFile(join(work, 'my-remote/notes.txt'), 'mine')
    const { code, told } = await run('my-remote')
    expect(code).toBe(1)
    expect(told).toMatch(/is not empty \(notes\.txt\)/)
    expect(await readdir(join(work, 'my-remote'))).toEqual(['notes.txt'])
  })

  it('writes the same remote as a package of the repository that holds the kit', async () => {
    await run('my-remote')
    expect((await run('mf-my-remote', '--workspace', work)).code).toBe(0)
    const own = await filesIn(join(work, 'my-remote/src'))
    expect(await filesIn(join(work, 'mf-my-remote/src'))).toEqual(own)
    for (const file of own)
      expect(await readFile(join(work, 'mf-my-remote/src', file), 'utf8')).toBe(
        await readFile(join(work, 'my-remote/src', file), 'utf8'),
      )
    expect(await readdir(join(work, 'e2e/journeys/my-remote'))).toEqual(['pages.spec.ts'])
  })

  it('configures it there as the others are', async () => {
    await run('mf-my-remote', '--workspace', work)
    const model = fileURLToPath(new URL('../../../../mf-legal/', import.meta.url))
    for (const file of ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts'])
      expect(await readFile(join(work, 'mf-my-remote', file), 'utf8')).toBe(
        (await readFile(join(model, file), 'utf8')).replaceAll('mf-legal', 'mf-my-remote'),
      )
    const scripts = async (folder: string) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).scripts
    expect(await scripts(join(work, 'mf-my-remote'))).toEqual(await scripts(model))
  })
})
