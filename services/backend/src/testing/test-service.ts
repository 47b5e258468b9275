import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { readEnv, type Env } from '../config/env.ts'
import { startService, type Service } from '../service.ts'

export interface TestService extends Service {
  readonly url: string
  readonly dataDir: string
  /** Everything logged so far. */
  readonly logged: () => string
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
}

/** The whole service on a free port, over the database of `url`. */
export const startTestService = async (url: string, settings: Partial<Env> = {}): Promise<TestService> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-service-'))
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const quick = {
    BACKEND_PORT: 0,
    SHED_DELAY_MS: 0,
    DATABASE_PATIENCE_MS: 0,
    OUTBOX_POLL_MS: 50,
    OUTBOX_BACKOFF_MS: 50,
    RATE_LIMIT_CALLS: 0,
    RATE_LIMIT_FORMS: 0,
  }
  const env = { ...readEnv({ DATABASE_URL: url, DATA_DIR: dataDir }), ...quick, ...settings }
  const service = await startService(env, pino({ level: 'debug' }, sink))
  await service.database.whenReady
  const address = `http://127.0.0.1:${service.port}`
  return {
    ...service,
    url: address,
    dataDir,
    logged: () => lines.join(''),
    post: (path, body, headers = {}) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: service.anonKey, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: async () => {
      await service.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until `check` holds; fails after `limitMs`. */
export const until = async (check: () => Promise<boolean> | boolean, limitMs = 10_000): Promise<void> => {
  for (const end = Date.now() + limitMs; !(await check());) {
    if (Date.now() > end) throw new Error(`not so after ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
