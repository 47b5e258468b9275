import { expect, it } from 'vitest'
import { directAddress } from './direct-address.ts'

it.each([
  ['https://backend.example/base', 'https://site.example', 'https://backend.example/base'],
  ['http://127.0.0.1:8081', 'http://localhost:8080', 'http://127.0.0.1:8081'],
  ['http://127.0.0.1:8081', 'http://127.0.0.1:8080', 'http://127.0.0.1:8081'],
  ['http://127.0.0.1:8081', 'http://staging.example:8080', 'http://staging.example:8080'],
  ['http://[::1]:8081', 'https://site.example', 'https://site.example'],
  ['', 'https://site.example', 'https://site.example'],
])('backend %j on a page of %s is called at %s', (publicUrl, origin, address) =>
  expect(directAddress(publicUrl, origin)).toBe(address),
)
