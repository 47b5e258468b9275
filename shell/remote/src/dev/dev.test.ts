import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'
import { freePort, portNote } from './free-port.ts'

let site: FakeRegistry
let folder = ''

beforeEach(async () => {
  // Any server that answers by path will do for a site.
  site = await startFakeRegistry()
  folder = await mkdtemp(join(tmpdir(), 'remote-dev-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-hello', version: '1.0.0' }))
})
afterEach(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const dev = async (...args: string[]) => {
  const { setting, told } = fakeSetting({ cwd: folder })
  return { code: await main(['dev', ...args], setting), told: told() }
}

describe('remote dev', () => {
  it('says at once that no site answers, and where to name one', async () => {
    await site.stop()
    const { code, told } = await dev('--site', site.address)
    expect(code).toBe(1)
    expect(told).toMatch(/No site answers at http:\S+: .*ECONNREFUSED[\s\S]*--site, SITE_URL, or under "remote"/)
  })

  it('takes no other service for a site', async () => {
    site.answer('GET /composition.json', { hello: 'world' })
    expect((await dev('--site', `${site.address}/`)).told).toMatch(/No site answers at http:\/\/127\.0\.0\.1:\d+: /)
  })

  it('says what to install where there is no Vite', async () => {
    site.answer('GET /composition.json', { remotes: [] })
    expect((await dev('--site', site.address)).told).toMatch(/Vite is not installed[\s\S]*npm install/)
  })

  it('names the folder that holds no second remote', async () => {
    const { code, told } = await dev('--site', site.address, '--with', '/nowhere/at-all')
    expect(code).toBe(1)
    expect(told).toMatch(/\/nowhere\/at-all is not the folder of a remote/)
  })

  it('says how journeys find another port than the usual one', () => {
    expect(portNote(5173)).toEqual([])
    expect(portNote(5174).join()).toMatch('E2E_BASE_URL=http://localhost:5174 npm run e2e')
  })

  it('takes a port that nobody has', async () => {
    const first = await freePort()
    const server = createServer()
    await new Promise<void>((done) => server.listen(first, 'localhost', done))
    expect(await freePort()).toBeGreaterThan(first)
    await new Promise((done) => server.close(done))
  })
})
