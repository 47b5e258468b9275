import { Agent, createServer, request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const PART_BYTES = 1200
const PAUSE_MS = 40

/** The site as over a line on which the words of a page come a few at a time. Gives `work` its address. */
export const inParts = async (site: string, work: (url: string) => Promise<void>): Promise<void> => {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const asked = ask(`${site}${request.url}`, { agent, method: request.method, headers }, async (answer) => {
      const page = answer.headers['content-type']?.startsWith('text/html') === true
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!page) return void answer.pipe(response)
      const html = await buffer(answer)
      const body = html.indexOf('<body>')
      response.write(html.subarray(0, body))
      for (let at = body; at < html.length; at += PART_BYTES) {
        await sleep(PAUSE_MS)
        response.write(html.subarray(at, at + PART_BYTES))
      }
      response.end()
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  try {
    await work(`http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
}
