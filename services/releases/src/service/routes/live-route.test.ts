import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { Router } from 'express'
import { afterEach, expect, it } from 'vitest'
import { memoryStore } from '../../testing/memory-store.ts'
import type { Authenticate } from '../auth/authenticate.ts'
import { ServiceError } from '../service-error.ts'
import { liveRoute } from './live-route.ts'

const identity = { subject: 'token:1', team: 'team-a', rights: {}, expires: null }
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A stream that is open and has told of the state it began with. */
const opened = async (authenticate: Authenticate): Promise<IncomingMessage> => {
  const router = Router()
  const handle: Parameters<typeof liveRoute>[1] = (_kind, work) => async (request, response) => {
    const call = { identity, name: '', request, response, json: () => Promise.resolve({}), about: () => {} }
    await work(call)
  }
  let stopping = false
  liveRoute(router, handle, { store: memoryStore(), authenticate, stopping: () => stopping })
  const server = express().use(router).listen(0, '127.0.0.1')
  ends.push(() => {
    stopping = true
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [response]: IncomingMessage[] = await once(get({ port, path: '/live' }), 'response')
  if (response === undefined) throw new Error('no answer')
  response.on('error', () => {})
  await once(response, 'data')
  return response
}

it('ends a stream whose token was revoked, though nothing changes', async () => {
  let revoked = false
  const response = await opened(async () => {
    if (revoked) throw new ServiceError(401, 'unauthorised', 'revoked')
    return identity
  })
  revoked = true
  await once(response, 'end')
  expect(response.complete).toBe(true)
})

it('goes on while an issuer cannot be asked', async () => {
  let asked = 0
  const response = await opened(async () => {
    asked += 1
    // The third look ends it: the trouble of the second did not.
    if (asked >= 3) throw new ServiceError(401, 'expired', 'ended')
    throw new ServiceError(503, 'unavailable', 'no keys')
  })
  await once(response, 'end')
  expect(asked).toBe(3)
})
