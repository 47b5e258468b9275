import { expect, it } from 'vitest'
import { isInside } from './inside.ts'

it.each(['127.0.0.1', '::1', '::ffff:10.2.3.4', '172.16.0.9', '172.31.255.1', '192.168.1.1', 'fd00::7', 'fe80::1'])(
  '%s is internal, unless proxied',
  (address) => {
    expect(isInside(address, {})).toBe(true)
    expect(isInside(address, { 'x-forwarded-for': '127.0.0.1' })).toBe(false)
    expect(isInside(address, { forwarded: 'for=127.0.0.1' })).toBe(false)
  },
)
it.each(['203.0.113.7', '172.32.0.1', '172.15.0.1', '::ffff:8.8.8.8', '2001:db8::1', '1270.0.0.1', undefined])(
  '%s is external',
  (address) => expect(isInside(address, {})).toBe(false),
)
