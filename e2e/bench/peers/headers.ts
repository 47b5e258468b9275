import { createServer } from 'node:http'
import { setSecurityHeaders } from '../../../services/bff/src/pages/security-headers.ts'

/** The security headers that any page of ours has, however it is made (docs/decisions/016), as the site's own function sets them. */
export const headersOfSite = async (): Promise<Record<string, string>> => {
  const server = createServer((_, response) => {
    setSecurityHeaders(response, false)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const { headers } = await fetch(`http://localhost:${address.port}`)
    const own = ['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding']
    return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
