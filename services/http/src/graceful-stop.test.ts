import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { expect, it } from 'vitest'
import { gracefulStop } from './graceful-stop.ts'

const ask = (port: number, agent: Agent, path = '/'): Promise<{ status: number; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get({ port, agent, path, host: '127.0.0.1' }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
    }).on('error', reject)
  })

it('answers open and new requests during the grace period, then closes the port', async () => {
  const lifecycle = gracefulStop(200, 5000)
  let requests = 0
  const server = createServer(
    lifecycle.wrap((request, response) => {
      requests += 1
      if (request.url === '/slow') setTimeout(() => response.end('late'), 500)
      else response.end('ok')
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const agent = new Agent({ keepAlive: true })
  expect((await ask(port, agent)).connection).toBe('keep-alive')
  const slow = ask(port, agent, '/slow')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stopped = lifecycle.stop(server)
  expect(lifecycle.stopping()).toBe(true)
  expect(await ask(port, agent)).toEqual({ status: 200, connection: 'close' })
  expect((await slow).status).toBe(200)
  await stopped
  agent.destroy()
  // Whoever took the port since may answer, but not this server.
  await ask(port, new Agent()).catch(() => null)
  expect({ listening: server.listening, requests }).toEqual({ listening: false, requests: 3 })
})
