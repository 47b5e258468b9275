// @vitest-environment node
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { lstat, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { packageBudgets } from '@site/contracts/budgets'
import { PAGE_STATE_ID } from '@site/contracts/page-elements'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeTeamRepository } from './testing/team-repository.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const INSTALL_MS = 300_000
/** Without what says that a test runs: federation would leave itself out of the build. */
const { VITEST: _, NODE_ENV: __, ...env } = process.env
const exec = promisify(execFile)
const run = (program: string, args: readonly string[], cwd?: string): Promise<{ stdout: string }> =>
  exec(program, args, { cwd, env })

let folder = ''
let packed = ''
const inTeam = (program: string, args: readonly string[]): Promise<{ stdout: string }> =>
  run(process.execPath, [join(folder, 'node_modules', program), ...args], folder)
const VITE = 'vite/bin/vite.js'

beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'packed-'))
  folder = await mkdtemp(join(tmpdir(), 'team-'))
  await run(process.execPath, [join(root, 'scripts/packages.mjs'), packed])
  await writeTeamRepository(folder)
  const archives = (await readdir(packed)).filter((file) => file.endsWith('.tgz')).map((file) => join(packed, file))
  const tools = ['typescript@~7.0.2', '@types/react@^19.2.0', '@types/react-dom@^19.2.0', '@types/node@^20.19.0']
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...archives, ...tools], folder)
}, INSTALL_MS)
afterAll(async () => {
  for (const each of [packed, folder]) await rm(each, { recursive: true, force: true })
})

it('installs files, no link into this repository and nothing of its private packages', async () => {
  for (const name of ['kit', 'ui']) {
    const installed = join(folder, 'node_modules/@stageside', name)
    expect((await lstat(installed)).isSymbolicLink()).toBe(false)
    const files = (await readdir(installed, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
    const texts = await Promise.all(
      files
        .filter((file) => /\.(?:js|d\.ts|json)$/.test(file.name))
        .map(async (file) => ({ file: file.name, text: await readFile(join(file.parentPath, file.name), 'utf8') })),
    )
    const wrong = texts.filter(({ text }) => /from ['"]@site\/|import\(['"]@site\//.test(text) || text.includes(root))
    expect(wrong.map(({ file }) => file)).toEqual([])
  }
})
it('checks types with the declarations of the packages', { timeout: 60_000 }, async () => {
  await inTeam('typescript/lib/tsc.js', ['--noEmit'])
})
it('runs tests with the harness', { timeout: 120_000 }, async () => {
  expect((await inTeam('vitest/vitest.mjs', ['run', '--reporter=json'])).stdout).toContain('"numPassedTests":2')
})
it('builds, and the server bundle renders its page', { timeout: 120_000 }, async () => {
  await inTeam(VITE, ['build'])
  await inTeam(VITE, ['build', '--ssr'])
  expect(JSON.parse(await readFile(join(folder, 'dist/routes.json'), 'utf8'))).toMatchObject([{ path: '/reviews' }])
  expect(JSON.parse(await readFile(join(folder, 'dist/shared-versions.json'), 'utf8'))).toHaveProperty('react')
  const script = `
    import { loadServerBundle, prerenderPage } from '@stageside/kit/testing'
    console.log(await prerenderPage(await loadServerBundle(${JSON.stringify(join(folder, 'dist/server/remote.js'))}), '/reviews'))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], folder)
  expect(stdout).toContain('Close to the gate.')
})
it('gives styled components the same ids in the browser as on the server', async () => {
  const ids = (text: string): string[] => [...new Set(text.match(/\b[\w-]+__sc-[\w-]+/g))].sort()
  const assets = join(folder, 'dist/assets')
  const browser = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(browser.map((file) => readFile(join(assets, file), 'utf8')))
  const server = ids(await readFile(join(folder, 'dist/server/remote.js'), 'utf8'))
  expect(server.length).toBeGreaterThan(3)
  expect(ids(texts.join('\n'))).toEqual(server)
})
it('keeps its size budgets', async () => {
  const sizeOf = async (file: string): Promise<number> => (await stat(file)).size
  const archives = (await readdir(packed)).filter((file) => file.endsWith('.tgz'))
  for (const [name, most] of Object.entries(packageBudgets.packed)) {
    const archive = archives.find((file) => file.includes(`-${name}-`)) ?? ''
    expect(await sizeOf(join(packed, archive))).toBeLessThan(most)
  }
  const scripts = (await readdir(join(folder, 'dist'), { recursive: true })).filter(
    (file) => file.endsWith('.js') && !file.startsWith('server'),
  )
  const sizes = await Promise.all(scripts.map((file) => sizeOf(join(folder, 'dist', file))))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(packageBudgets.smallestPage)
})

/** The addresses of a running site that a dev server asks. */
const startSite = (): Promise<Server> =>
  new Promise((resolve) => {
    const state = JSON.stringify({ backend: { publicUrl: '', anonKey: 'key' } })
    const site = createServer((request, response) =>
      request.url?.startsWith('/composition.json') === true
        ? response.end(JSON.stringify({ id: 'x', shell: '1', remotes: [] }))
        : response.end(`<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>`),
    )
    site.listen(0, '127.0.0.1', () => resolve(site))
  })
const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
const addressOf = (dev: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    dev.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    dev.on('exit', () => reject(new Error(`the dev server ended: ${said}`)))
  })

it('serves the page from source inside the real shell', { timeout: 120_000 }, async () => {
  const site = await startSite()
  const dev = spawn(process.execPath, [join(folder, 'node_modules', VITE), '--mode', 'shell', '--port', '0'], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', SITE_URL: `http://127.0.0.1:${portOf(site)}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await addressOf(dev)
    const get = async (path: string): Promise<string> =>
      (
        await fetch(new URL(path, address), { headers: { accept: path.startsWith('/reviews') ? 'text/html' : '*/*' } })
      ).text()
    const html = await get('/reviews')
    expect(html).toContain('"entry":"dev:/src/remote.ts"')
    const [, script = ''] = /src="(\/@id\/[^"]+)"/.exec(html) ?? []
    const [, shell = ''] =
      /from "([^"]+)"|import "([^"]+)"/.exec(await get(script.replaceAll('&amp;', '&')))?.filter(Boolean) ?? []
    expect(shell).toMatch(/\/deps\/@\w+_kit_internal_dev-shell\.js/)
    // Of the page's frame: the element that a remote's page is put into.
    expect((await get(shell)).includes('id: "main"')).toBe(true)
    // Hot reload is React's own.
    expect((await get('/src/reviews-page.tsx')).includes('/@react-refresh')).toBe(true)
  } finally {
    dev.kill()
    site.close()
  }
})
