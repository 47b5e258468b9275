import { createServer, type Server } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'

let registry: FakeRegistry
let site: Server
let origin = ''
let folder = ''
let isOver = false

/** A suite as `npm run e2e` starts it: it writes Playwright's report, and tells what it was given. */
const suiteOf = (unexpected: number): string =>
  `const { writeFileSync } = require('node:fs')
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify({ stats: { expected: 3, unexpected: ${unexpected}, flaky: 1, skipped: 2 } }))
console.log('ran with ' + process.env.E2E_COMPOSITION + ' at ' + process.env.E2E_BASE_URL)
process.exitCode = ${unexpected}`

beforeEach(async () => {
  isOver = false
  registry = await startFakeRegistry()
  registry.answer('GET /v1/graph', {
    remotes: [],
    edges: [{ from: 'mf-a', to: 'mf-b', kind: 'slot', what: 'mf-b/below' }],
  })
  registry.fault(({ path, body }, response) => {
    if (path !== '/v1/remotes/mf-a/verdict') return false
    const said: object = JSON.parse(body.toString())
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...said, at: '2027-01-01T00:00:00.000Z', by: 'team-a/token:1' }))
    return true
  })
  site = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(isOver ? { 'x-unknown-override': 'preview' } : {}),
    })
    response.end(JSON.stringify({ remotes: [{ name: 'mf-a', version: '1.1.0' }] }))
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const address = site.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  folder = await mkdtemp(join(tmpdir(), 'remote-suite-test-'))
})
afterEach(async () => {
  await registry.stop()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

const write = async (unexpected: number): Promise<void> => {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'mf-a', version: '1.1.0', scripts: { e2e: 'node suite.cjs' } }),
  )
  await writeFile(join(folder, 'suite.cjs'), suiteOf(unexpected))
}
const run = async (...args: string[]) => {
  const env = {
    ...process.env,
    REMOTE_TOKEN: 'x',
    REGISTRY_URL: registry.address,
    GITHUB_RUN_ID: undefined,
    CI_JOB_URL: 'https://ci.example/jobs/7',
  }
  const { setting, said, told } = fakeSetting({ cwd: folder, env })
  return { code: await main(['suite', ...args], setting), said: said(), told: told() }
}
const verdict = () => {
  const call = registry.calls.find(({ path }) => path.endsWith('/verdict'))
  return call === undefined ? undefined : JSON.parse(call.body.toString())
}

describe('remote suite', () => {
  it('runs the suite against the preview, and writes that it passed on the version shown there', async () => {
    await write(0)
    const { code, said, told } = await run(`${origin}/a?preview=abc`)
    expect({ code, said }).toEqual({ code: 0, said: 'mf-a@1.1.0 passed: 4 passed, 0 failed, 2 skipped' })
    expect(told).toContain(`ran with preview=abc at ${origin}`)
    expect(verdict()).toEqual({
      version: '1.1.0',
      verdict: 'passed',
      suite: 'own',
      url: 'https://ci.example/jobs/7',
      counts: { passed: 4, failed: 0, skipped: 2 },
    })
  })

  it('runs the journeys of the site that the change can touch, from its checkout', async () => {
    const root = join(folder, 'site')
    for (const each of ['e2e/journeys/a', 'scripts']) await mkdir(join(root, each), { recursive: true })
    await writeFile(join(root, 'e2e/playwright.config.ts'), '')
    await writeFile(
      join(root, 'scripts/e2e.mjs'),
      "console.log(process.argv.slice(2).join(' '))\nconsole.log('5 passed, 0 failed, 0 skipped')",
    )
    const { code, told } = await run('mf-a', `${origin}/a?preview=abc`, '--site-suite', root)
    expect(code).toBe(0)
    expect(told).toContain('journeys/a journeys/shell')
    expect(verdict()).toMatchObject({ suite: 'site', counts: { passed: 5 } })
  })

  it('writes that it failed, and ends with 1', async () => {
    await write(1)
    const { code, told } = await run(`${origin}/a?preview=abc`)
    expect(code).toBe(1)
    expect(told).toMatch(/mf-a@1\.1\.0 did not pass: 4 passed, 1 failed, 2 skipped/)
    expect(verdict()).toMatchObject({ verdict: 'failed' })
  })

  it('writes nothing of a preview that ended: the site shows there what is live', async () => {
    await write(0)
    isOver = true
    const { code, told } = await run(`${origin}/a?preview=abc`)
    expect(code).toBe(1)
    expect(told).toMatch(/This preview has ended/)
    expect(verdict()).toBeUndefined()
  })

  it('takes the address of a preview and no other', async () => {
    await write(0)
    expect((await run(`${origin}/a`)).code).toBe(2)
  })
})
