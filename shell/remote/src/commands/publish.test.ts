import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'

let registry: FakeRegistry
let folder = ''

beforeEach(async () => {
  registry = await startFakeRegistry()
  folder = await mkdtemp(join(tmpdir(), 'remote-project-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-hello', version: '1.2.0' }))
  await mkdir(join(folder, 'dist/server'), { recursive: true })
  await writeFile(join(folder, 'dist/remote.js'), 'export {}')
  await writeFile(join(folder, 'dist/server/remote.js'), 'export const remote = {}')
})
afterEach(async () => {
  await registry.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = async (...args: string[]) => {
  const { setting, said, told } = fakeSetting({
    cwd: folder,
    env: { REMOTE_TOKEN: 'x', REGISTRY_URL: registry.address, PATH: process.env['PATH'] },
  })
  return { code: await main(args, setting), said: said(), told: told() }
}

describe('remote publish', () => {
  it('stores what was built, and says that nobody sees it yet', async () => {
    const { code, said } = await run('publish', '--no-build')
    expect(code).toBe(0)
    expect(said).toMatch(/^published mf-hello@1\.2\.0-[0-9a-f]{10}, live for nobody yet$/m)
    const [announced] = registry.calls
    expect(JSON.parse(String(announced?.body))).toMatchObject({
      package: { name: 'mf-hello', version: '1.2.0' },
      files: [{ path: 'remote.js', size: 9 }, { path: 'server/remote.js' }],
      provenance: { commit: null, tree: 'outside git' },
    })
  })

  it('changes nothing when the same build comes again', async () => {
    await run('publish', '--no-build')
    const { code, said } = await run('publish', '--no-build', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(said)).toMatchObject({ name: 'mf-hello', unchanged: true })
  })

  it('knows that it is published when only the answer was lost', async () => {
    let lost = false
    registry.fault(({ path }, response) => {
      if (!path.endsWith('/commit') || lost) return false
      lost = true
      // The registry does its work, and the connection ends before it can say so.
      const upload = path.split('/').at(-2) ?? ''
      registry.published.set(upload, 'committed')
      response.destroy()
      registry.fault((call, answer) => {
        if (!call.path.endsWith('/commit')) return false
        answer
          .writeHead(404, { 'content-type': 'application/json' })
          .end('{"error":"No such upload.","code":"not_found"}')
        return true
      })
      return true
    })
    const { code, said } = await run('publish', '--no-build')
    expect(code).toBe(0)
    expect(said).toMatch(/^published mf-hello@1\.2\.0-/)
  })

  it('tells what the registry refuses, line by line, and ends with 1', async () => {
    const issues = [{ path: 'path', message: '/about is claimed by mf-hello@1.2.0-x and by mf-partners@1.0.0-y' }]
    registry.fault(({ path }, response) => {
      if (!path.endsWith('/commit')) return false
      response.writeHead(422, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: 'mf-hello@1.2.0-x is refused', code: 'refused', issues }))
      return true
    })
    const { code, told } = await run('publish', '--no-build')
    expect(code).toBe(1)
    expect(told).toMatch(
      /remote publish: mf-hello@1\.2\.0-x is refused\.\n {2}- path: \/about is claimed by .*mf-partners.*\nWhat it means: .*Nothing changed/,
    )
  })

  it('says that there is nothing to publish before anything was built', async () => {
    await rm(join(folder, 'dist'), { recursive: true })
    const { code, told } = await run('publish', '--no-build')
    expect(code).toBe(1)
    expect(told).toMatch(/mf-hello is not built/)
    expect(registry.calls).toEqual([])
  })

  it('says what is missing where packages are not installed', async () => {
    const { code, told } = await run('publish')
    expect(code).toBe(1)
    expect(told).toMatch(/Vite is not installed.*[\s\S]*Run `npm install` there first/)
  })
})
