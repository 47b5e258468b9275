import { Router } from 'express'
import express from 'express'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { parseFunctionHosts } from '@site/http/function-hosts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFunctions, readHistory, readRegistry, changeRegistry } from '../registry/registry-store.ts'
import type { Store } from '../store/store.ts'
import { fakeRelease, registryOf } from '../testing/fake-release.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { registryClient } from '../testing/publish-client.ts'
import { findOrphans } from '../verify/orphans.ts'
import { openAuditLog, readAudit } from './audit/audit-log.ts'
import { boundedAudit } from './audit/bounded-audit.ts'
import { authenticator } from './auth/authenticate.ts'
import { createToken } from './auth/tokens.ts'
import { callHandler } from './call.ts'
import { serviceLimits } from './limits.ts'
import { functionRoutes } from './routes/function-routes.ts'

let store: Store
let server: Server
let address = ''
let own = ''
let other = ''
let publisher = ''

beforeEach(async () => {
  store = memoryStore()
  await changeRegistry(store, { action: 'publish', name: 'mf-a', version: '1.0.0', by: 'ann' }, () =>
    registryOf(fakeRelease('mf-a', '1.0.0')),
  )
  const now = () => new Date()
  const tokenOf = (team: string, verb: 'functions' | 'publish') =>
    createToken(store, { team, rights: { 'mf-a': [verb] }, expires: null, by: 'kim', now: now() })
  own = await tokenOf('team-a', 'functions')
  other = await tokenOf('team-b', 'functions')
  publisher = await tokenOf('team-a', 'publish')
  const handle = callHandler({
    authenticate: authenticator(store, [], now),
    audit: boundedAudit(openAuditLog(store), now),
    limits: serviceLimits({ requestsPerMinute: 1000, uploadsPerHour: 10 }),
    log: pino({ level: 'silent' }),
    now,
    onRefusal: () => undefined,
  })
  const router = Router()
  functionRoutes(router, handle, { store, hosts: parseFunctionHosts('api.team.example,private:localhost:9000') ?? [] })
  server = express().use('/v1', router).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const put = (path: string, body: object, token = own) =>
  registryClient(address, token).call('PUT', `/functions/${path}`, body)
const url = 'https://api.team.example/orders'

describe('a function of a team', () => {
  it('is registered, changed, read and removed, in the journal and beside the releases', async () => {
    expect(await put('team-a/orders', { url })).toMatchObject({
      status: 200,
      body: { address: '/functions/v1/team-a/orders', url, timeoutMs: 10_000, maxBytes: 1_000_000 },
    })
    await put('team-a/orders', { url, timeoutMs: 500 })
    await put('team-a/local', { url: 'http://localhost:9000/x' })
    const { call } = registryClient(address, own)
    expect((await call('GET', '/functions/team-a/orders')).body).toMatchObject({ url, timeoutMs: 500 })
    expect((await call('DELETE', '/functions/team-a/local')).status).toBe(204)
    expect((await call('GET', '/functions/team-a/local')).status).toBe(404)
    expect(await readFunctions(store)).toEqual({ 'team-a': { orders: { url, timeoutMs: 500, maxBytes: 1_000_000 } } })
    expect((await readHistory(store)).map(({ action, name }) => `${action} ${name}`)).toEqual([
      'publish mf-a',
      'function team-a/orders',
      'function team-a/orders',
      'function team-a/local',
      'function team-a/local',
    ])
    expect(Object.keys((await readRegistry(store)).microFrontends)).toEqual(['mf-a'])
    expect(JSON.parse(String(await store.read('functions.json')))).toEqual(await readFunctions(store))
    expect(await findOrphans(store)).toEqual([])
  })
  it('stays when releases change', async () => {
    await put('team-a/orders', { url })
    await changeRegistry(store, { action: 'publish', name: 'mf-b', version: '1.0.0', by: 'ann' }, (registry) => ({
      ...registry,
      microFrontends: { ...registry.microFrontends, ...registryOf(fakeRelease('mf-b', '1.0.0')).microFrontends },
    }))
    expect(Object.keys(await readFunctions(store))).toEqual(['team-a'])
  })
  it.each([
    [
      'a host that is not allowed',
      'team-a/x',
      { url: 'https://evil.example/' },
      422,
      /not one of the hosts that the operator allows/,
    ],
    ['an address without TLS', 'team-a/x', { url: 'http://api.team.example/' }, 422, /is not an https address/],
    ['a metadata service', 'team-a/x', { url: 'http://169.254.169.254/' }, 422, /not one of the hosts/],
    ['a name of the site', 'hotels/x', { url }, 422, /is the site’s own/],
    ['another name of the site', 'selftest/x', { url }, 422, /is the site’s own/],
    ['another team’s name', 'team-b/x', { url }, 403, /does not hold the right functions for team-b/],
    ['a name with a way out', 'team-a/..%2fhotels', { url }, 422, /Names of teams and functions/],
    ['a name of every object', 'team-a/constructor', { url }, 422, /Names of teams and functions/],
    ['a call that may take too long', 'team-a/x', { url, timeoutMs: 60_000 }, 422, /timeoutMs is not valid/],
    ['an answer that may be too large', 'team-a/x', { url, maxBytes: 1e9 }, 422, /maxBytes is not valid/],
    ['an unknown field', 'team-a/x', { url, headers: {} }, 422, /Unrecognized key/],
    ['no address', 'team-a/x', {}, 422, /url is not valid/],
  ])('cannot have %s, and that stands in the log', async (_, path, body, status, message) => {
    const answer = await put(path, body)
    expect([answer.status, String(answer.body['error'])]).toEqual([status, expect.stringMatching(message)])
    expect(await readFunctions(store)).toEqual({})
    const entries = []
    for await (const entry of readAudit(store)) entries.push(entry)
    expect(entries.at(-1)).toMatchObject({ action: 'function', outcome: 'refused', team: 'team-a' })
  })
  it('is changed by its own team alone, with the right for it', async () => {
    await put('team-a/orders', { url })
    expect((await put('team-a/orders', { url }, other)).status).toBe(403)
    expect((await put('team-a/orders', { url }, publisher)).status).toBe(403)
    expect((await registryClient(address, other).call('DELETE', '/functions/team-a/orders')).status).toBe(403)
  })
  it('is one of twenty at most', async () => {
    for (let n = 0; n < 20; n += 1) expect((await put(`team-a/f${n}`, { url })).status).toBe(200)
    expect(await put('team-a/one-more', { url })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await put('team-a/f0', { url, timeoutMs: 200 })).status).toBe(200)
  })
})
