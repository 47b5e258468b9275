import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostmaster } from './embedded/postmaster.ts'
import { embeddedServer } from './embedded/server.ts'
import { killDrill } from './drill/kill-drill.ts'
import { until } from './testing/test-service.ts'

// The built files as processes, on an embedded database of their own.
const root = fileURLToPath(new URL('..', import.meta.url))
let built: string
let dataDir: string

beforeAll(async () => {
  // Inside node_modules: packages are found from there, and no other build clears it.
  built = join(root, '..', '..', 'node_modules', '.cache', `backend-built-${process.pid}`)
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true },
  })
  dataDir = await mkdtemp(join(tmpdir(), 'backend-built-'))
  await chmod(dataDir, 0o755)
}, 120_000)
const runs: Run[] = []
afterAll(async () => {
  // Clean up after a failed test too.
  for (const { child } of runs) child.kill('SIGKILL')
  await embeddedServer(dataDir).stop()
  await rm(built, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

const start = (file: string, args: readonly string[], env: Record<string, string>, ipc = false): Run => {
  const child = spawn(process.execPath, [join(built, file), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (output += part))
  const run: Run = {
    child,
    output: () => output,
    ended: new Promise((resolve) =>
      // Node does not emit `close` once we have closed the channel.
      child.on(ipc ? 'exit' : 'close', resolve),
    ),
  }
  runs.push(run)
  return run
}

const command = async (file: string, ...args: string[]): Promise<{ code: number | null; output: string }> => {
  const run = start(file, args, {})
  return { code: await run.ended, output: run.output() }
}

const isUp = async (): Promise<boolean> => (await findPostmaster(join(dataDir, 'postgres'))) !== null

describe('the server process', () => {
  it('stops at a wrong setting with one line', async () => {
    const run = start('main.js', [], { BACKEND_PORT: 'ninety' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toBe('BACKEND_PORT takes a port number from 1 to 65535.\n')
  })

  it('says so when its port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const run = start('main.js', [], { BACKEND_PORT: String(port), LOG_LEVEL: 'silent' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toBe(`BACKEND_PORT takes a free port; ${port} is used by another program.\n`)
    blocker.close()
  }, 40_000)

  it('serves, writes mail as files, stops at SIGTERM and leaves no database behind', async () => {
    const port = await freePort()
    const run = start('main.js', [], { BACKEND_PORT: String(port) })
    await until(async () => {
      if (run.child.exitCode !== null) throw new Error(`ended by itself: ${run.output()}`)
      return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
    }, 40_000)
    const { anonKey }: { anonKey: string } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
    const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/waitlist`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', source: 'public' }),
    })
    expect(answer.status).toBe(201)
    await until(async () =>
      (await readdir(join(dataDir, 'mail')).catch(() => [])).some((name) => name.endsWith('.eml')),
    )
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(await isUp()).toBe(false)
    expect(run.output()).not.toContain('ada@example.org')
  }, 60_000)

  it('plans trips on worker threads, several at once, and stops with them', async () => {
    const port = await freePort()
    const run = start('main.js', [], { BACKEND_PORT: String(port) })
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
    await until(isReady, 40_000)
    const { anonKey }: { anonKey: string } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
    const plan = async (seed: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/itinerary`, {
        method: 'POST',
        headers: { apikey: anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ destination: 'Melbourne', days: 2, seed }),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const plans = await Promise.all([1, 2, 3].map(plan))
    expect(plans).toMatchObject(plans.map(() => ({ status: 200, body: { plan: [{}, {}] } })))
    // Counted only where there is a pool.
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('plan_searches_waiting 0')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  }, 60_000)

  it('stops when its parent process has ended', async () => {
    const run = start('main.js', [], { BACKEND_PORT: String(await freePort()) }, true)
    await new Promise<void>((resolve) =>
      run.child.on('message', (message) => JSON.stringify(message).includes('ready') && resolve()),
    )
    // Nothing reads its output either.
    run.child.stdout?.destroy()
    run.child.stderr?.destroy()
    run.child.disconnect()
    expect(await run.ended).toBe(0)
    expect(await isUp()).toBe(false)
  }, 60_000)
})

describe('the operator’s commands', () => {
  it('list mail without addresses, and print their usage', async () => {
    const listed = await command('outbox.js', 'list', 'sent')
    expect(listed.code).toBe(0)
    expect(listed.output).toMatch(/^[0-9a-f-]{36} {2}sent {2}waitlist-confirmation {2}tries 1.*\n1 mails\n$/)
    expect(await command('outbox.js', 'retry')).toEqual({ code: 0, output: '0 mails will be sent now\n' })
    for (const args of [[], ['list', 'odd'], ['retry', 'x'], ['release']]) {
      const wrong = await command('outbox.js', ...args)
      expect(wrong.code).toBe(2)
      expect(wrong.output).toContain('Usage:')
    }
  }, 60_000)

  it('export and erase the data of a person, mail files included', async () => {
    const exported = await command('privacy.js', 'export', 'Ada@example.org')
    expect(JSON.parse(exported.output).entries.waitlist).toHaveLength(1)
    // The draft of a process that was killed while it wrote a mail.
    await writeFile(join(dataDir, 'mail', '0b6ccf5e.ab12.part'), 'To: ada@example.org\r\nSubject: x\r\n\r\nHello Ada')
    expect(await command('privacy.js', 'erase', 'ada@example.org')).toEqual({
      code: 0,
      output: 'Erased 1 entries and 1 mails.\n',
    })
    expect(await readdir(join(dataDir, 'mail'))).toEqual([])
    expect((await command('privacy.js', 'erase', 'nobody')).code).toBe(2)
    expect(await isUp()).toBe(false)
  }, 60_000)
})

it('loses and duplicates nothing while its processes are killed', async () => {
  const ports = [await freePort(), await freePort()]
  const result = await killDrill({
    entry: join(built, 'main.js'),
    submissions: 100,
    kills: 2,
    ports,
    leaseMs: 6000,
    say: () => undefined,
  })
  expect(result).toMatchObject({ accepted: 100, lost: 0, duplicated: 0, exitCodes: [0, 0] })
}, 180_000)
