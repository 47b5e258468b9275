import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress, limitKey } from './client-address.ts'

const askedBy = async (trustProxy: string, forwarded: string): Promise<string> => {
  const addressOf = clientAddress(trustProxy)
  const server = createServer((request, response) => void response.end(addressOf(request))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    return await (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': forwarded } })).text()
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it.each([
  ['trusts a configured proxy', 'loopback', '203.0.113.7', '203.0.113.7'],
  ['ignores addresses before the last one a trusted proxy added', 'loopback', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['trusts every listed proxy', 'loopback, 203.0.113.0/24', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  ['trusts no other proxy', '10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ['reduces IPv6 to the /64 network', 'loopback', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
])('%s', async (_, trustProxy, forwarded, expected) => {
  expect(await askedBy(trustProxy, forwarded)).toBe(expected)
})

describe('the key of a limit', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, key) => {
    expect(limitKey(address)).toBe(key)
  })
})
