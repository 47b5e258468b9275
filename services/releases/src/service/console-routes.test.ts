import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleRoutes } from './console-routes.ts'

let folder = ''
let server: Server
let address = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Console</title>')
  await writeFile(join(folder, 'dist', 'assets', 'main-a1.js'), 'export {}')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  const app = express()
  app.use('/console', consoleRoutes(join(folder, 'dist')))
  app.use('/unbuilt', consoleRoutes(join(folder, 'nowhere')))
  const onError: express.ErrorRequestHandler = (error: unknown, _request, response, _next) =>
    void response.status(404).send(String(error))
  app.use(onError)
  server = createServer(app)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the console at the registry service', () => {
  it.each(['/console', '/console/', '/console/ramps/mf-a/1.2.0'])('answers %s with its page', async (path) => {
    const response = await fetch(address + path, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Console</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('loads files of its own alone, and lets no text become code', async () => {
    const policy = (await fetch(`${address}/console/`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; ")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:/)
  })

  it('lets browsers keep hashed files for good', async () => {
    const response = await fetch(`${address}/console/assets/main-a1.js`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  })

  it('answers no page for a file that is missing, and nothing from outside of its folder', async () => {
    expect((await fetch(`${address}/console/assets/gone.js`)).status).toBe(404)
    expect(await (await fetch(`${address}/console/..%2Fsecret.txt`)).text()).not.toContain('secret')
  })

  it('says so where it was not built', async () => {
    const response = await fetch(`${address}/unbuilt/`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('was not built')
  })
})
