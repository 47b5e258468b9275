import { once } from 'node:events'
import express from 'express'
import type { Registry } from '@site/contracts/registry'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { createMetrics } from '../operations/metrics.ts'
import { probeRoutes } from '../operations/probes.ts'
import { reportRoutes } from './report-routes.ts'

const registry: Registry = {
  schema: 's',
  microFrontends: {
    'mf-events': [
      {
        url: '/x',
        metadata: { integrity: 'i', version: '1.0.0' },
        deployment: { traffic: 100, default: true },
        extras: {
          modulefederation: {
            name: 'mf-events',
            version: '1.0.0',
            contract: '1.0.0',
            entry: 'e.js',
            exposes: './remote',
            routes: [{ path: '/sports', title: 't', description: 'd', page: 'p', prerender: true }],
            boot: { js: [], css: [] },
            pages: {},
            files: {},
            sharedModules: {},
            links: [],
            commit: null,
            publishedAt: '',
            publishedBy: '',
          },
        },
      },
    ],
  },
}

let url = ''
beforeEach(async () => {
  const metrics = createMetrics()
  const app = express()
    .set('trust proxy', 'loopback')
    .use(
      probeRoutes({ missing: async () => [], stopping: () => false, damaged: () => [], metrics }),
      reportRoutes(() => registry, metrics, pino({ level: 'silent' })),
    )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
})

const send = (body: unknown, from = '203.0.113.1') =>
  fetch(`${url}/rum`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const counted = async (): Promise<string> => (await fetch(`${url}/metrics`)).text()
const beacon = {
  composition: 'c1',
  path: '/sports',
  vitals: { LCP: 1200, CLS: 0.02 },
  remotes: [{ name: 'mf-events', version: '1.0.0', ms: 340 }],
}

it('counts what a page measured, by route, remote and version', async () => {
  expect((await send(beacon)).status).toBe(204)
  const text = await counted()
  expect(text).toContain('rum_vital_seconds_sum{vital="LCP",route="/sports"} 1.2')
  expect(text).toContain('rum_layout_shift_sum{route="/sports"} 0.02')
  expect(text).toContain('rum_remote_load_seconds_sum{remote="mf-events",version="1.0.0"} 0.34')
})

it('creates no labels for unpublished names', async () => {
  const made = { name: 'mf-made-up', version: '9', ms: 1 }
  await send({
    ...beacon,
    path: '/whatever',
    remotes: [made, { ...made, name: 'mf-events' }, { ...made, name: '__proto__' }],
  })
  const text = await counted()
  expect(text).not.toMatch(/made-up|whatever|version="9"|__proto__/)
  expect(text).toContain('rum_remote_load_seconds_count{remote="mf-events",version="unknown"} 1')
  expect(text).toContain('rum_vital_seconds_count{vital="LCP",route="other"} 1')
})

it.each([
  ['another object', { hello: 'world' }, 422],
  ['an unknown vital', { ...beacon, vitals: { XYZ: 1 } }, 422],
  ['a negative time', { ...beacon, vitals: { LCP: -1 } }, 422],
  ['too many remotes', { ...beacon, remotes: Array(21).fill(beacon.remotes[0]) }, 422],
  ['a body that is too large', { ...beacon, path: 'x'.repeat(5000) }, 413],
  ['invalid JSON', '{', 400],
])('rejects %s', async (_name, body, status) => expect((await send(body)).status).toBe(status))

it('limits beacons by address, and counts those over the limit', async () => {
  const statuses = await Promise.all(Array.from({ length: 32 }, async () => (await send(beacon, '203.0.113.9')).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await counted()).toContain('rum_beacons_total{outcome="limited"} 2')
})

it('shows metrics to the operator’s own network only', async () => {
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(404)
})
