// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from './create-backend.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** A backend behind a real server that answers every call like this. */
const backendThat = async (answer: RequestListener) => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return createBackend({ origin, publicUrl: origin, anonKey: 'k' })
}

it('reports a relay error, whatever its body says', async () => {
  const backend = await backendThat((_request, response) => {
    response.writeHead(500, { 'x-relay-error': 'true', 'content-type': 'application/json' })
    response.end('{"error":"upstream exploded"}')
  })
  await expect(backend.invoke('notify-intake', {})).rejects.toMatchObject({
    kind: 'relay',
    message: 'Network connection error. Please check your internet connection.',
  })
})

it.each([200, 204])('returns null for an empty %i with a JSON content type', async (status) => {
  const backend = await backendThat((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end()
  })
  await expect(backend.invoke('itinerary', {})).resolves.toBeNull()
})

it('returns the parsed body of an answer', async () => {
  const backend = await backendThat((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"plan":[]}')
  })
  await expect(backend.invoke('itinerary', {})).resolves.toEqual({ plan: [] })
})
