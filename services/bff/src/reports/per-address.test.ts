import { once } from 'node:events'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { perAddress } from './report-routes.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Sends one request from each of these addresses and returns the statuses. */
const statuses = async (addresses: readonly string[]): Promise<readonly number[]> => {
  const app = express()
  app.set('trust proxy', 'loopback')
  app.get(
    '/',
    perAddress(2, () => undefined),
    (_request, response) => void response.end(),
  )
  const server = app.listen(0, '127.0.0.1')
  stops.push(() => server.close())
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const found: number[] = []
  for (const address of addresses)
    found.push((await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': address } })).status)
  return found
}

it('counts an IPv6 /64 network as one address', async () => {
  expect(await statuses(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'])).toEqual([
    200, 200, 429, 200,
  ])
})

it('counts each IPv4 address separately', async () => {
  expect(await statuses(['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([200, 200, 200, 429])
})
