import { describe, expect, it } from 'vitest'
import { allowedUrl, isPublicAddress, parseFunctionHosts, publicLookup } from './function-hosts.ts'

const hosts =
  parseFunctionHosts(
    'api.team.example, *.run.example, named.example:8443, private:10.0.0.5:9000, private:localhost, 8.8.8.8',
  ) ?? []

describe('an address of a function', () => {
  it.each([
    ['https://api.team.example/f', false],
    ['https://API.team.example:443/', false],
    ['https://a.run.example/x', false],
    ['https://a.b.run.example/x', false],
    ['https://named.example:8443/', false],
    ['http://10.0.0.5:9000/f', true],
    ['https://10.0.0.5:9000/f', true],
    ['http://localhost/f', true],
    ['https://8.8.8.8/', false],
  ])('%s is allowed; in the operator’s own network: %s', (text, isPrivate) =>
    expect(allowedUrl(hosts, text)).toMatchObject({ isPrivate }),
  )
  it.each([
    ['https://evil.example/', /is not one of the hosts/],
    ['https://api.team.example.evil.example/', /is not one of the hosts/],
    ['https://api.team.example./', /is not one of the hosts/],
    ['https://xapi.team.example/', /is not one of the hosts/],
    ['https://run.example/', /is not one of the hosts/],
    ['https://evilrun.example/', /is not one of the hosts/],
    ['https://named.example/', /is not one of the hosts/],
    ['https://api.team.example:8443/', /is not one of the hosts/],
    ['http://api.team.example/', /is not an https address/],
    ['http://api.team.example:443/', /is not one of the hosts/],
    ['http://10.0.0.5/', /is not one of the hosts/],
    ['http://0x0a000005:9001/', /is not one of the hosts/],
    ['http://127.0.0.1/', /is not one of the hosts/],
    ['http://169.254.169.254/latest', /is not one of the hosts/],
    ['https://api.team.example@evil.example/', /holds a name/],
    ['https://user:pw@api.team.example/', /holds a name/],
    ['https://api.team.example/?q=1', /holds a query/],
    ['https://api.team.example/#x', /holds a query/],
    ['file:///etc/passwd', /is not an https address/],
    ['ftp://api.team.example/', /is not an https address/],
    ['javascript:alert(1)', /is not an https address/],
    ['//api.team.example/', /is no address/],
    ['', /is no address/],
    [`https://api.team.example/${'x'.repeat(600)}`, /is no address/],
  ])('%s is not', (text, message) => expect(allowedUrl(hosts, text)).toMatch(message))
  it('in a private network is none unless it was listed as private', () =>
    expect(allowedUrl(parseFunctionHosts('127.0.0.1,[::1]') ?? [], 'https://127.0.0.1/')).toMatch(/private network/))
})

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['nothing', false],
])('%s is an address of the internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

it.each(['a b', 'https://x.example', '*', '*.', '-x', 'x.example:99999', 'private:', 'x.example/path', '*.127.0.0.1'])(
  'a list with %j cannot be read',
  (text) => expect(parseFunctionHosts(text)).toBeNull(),
)

it('a name that means a private address is not connected to', async () => {
  const error = await new Promise((done) => publicLookup('localhost', {}, (problem) => done(problem)))
  expect(error).toMatchObject({ code: 'EPRIVATE' })
})
