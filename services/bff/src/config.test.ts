import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('configuration', () => {
  it('has defaults for everything', () =>
    expect(readConfig({})).toMatchObject({
      port: 8080,
      backendUrl: 'http://127.0.0.1:8081',
      backendPublicUrl: 'http://127.0.0.1:8081',
      releasesUrl: 'var/releases',
      extraHosts: [],
    }))
  it('takes an empty variable as unset', () => expect(readConfig({ PORT: '' }).port).toBe(8080))
  it('takes tiles with their attribution, and none by default', () => {
    const url = 'https://tiles.example:8443/osm/{z}/{x}/{y}.png?key=a'
    expect(readConfig({}).tiles).toBeNull()
    expect(readConfig({ TILES_URL: url }).tiles).toEqual({
      kind: 'raster',
      url,
      attribution: '© OpenStreetMap contributors',
    })
    expect(readConfig({ TILES_URL: url, TILES_ATTRIBUTION: '© A' }).tiles?.attribution).toBe('© A')
  })
  it.each(['https://bucket.example/planet.pmtiles', 'https://bucket.example/maps/planet.pmtiles?v=3'])(
    'takes %s for an archive of vector tiles',
    (url) => expect(readConfig({ TILES_URL: url }).tiles).toMatchObject({ kind: 'archive', url }),
  )
  it('tells a registry service only with its address and a token', () => {
    const address = { REGISTRY_URL: 'https://registry.example/' }
    expect(readConfig(address).registryService).toBeNull()
    expect(readConfig({ REGISTRY_TOKEN: 'secret' }).registryService).toBeNull()
    expect(readConfig({ ...address, REGISTRY_TOKEN: 'secret' }).registryService).toEqual({
      url: 'https://registry.example',
      token: 'secret',
    })
  })
  it('splits hosts', () =>
    expect(readConfig({ EXTRA_HOSTS: 'A.example, b.example,' }).extraHosts).toEqual(['a.example', 'b.example']))
  it.each([
    [{ PORT: 'eighty' }, "PORT is 'eighty' but takes a port number (0–65535)"],
    [{ PORT: '70000' }, "PORT is '70000' but takes a port number (0–65535)"],
    [{ BACKEND_URL: 'ftp://x' }, "BACKEND_URL is 'ftp://x' but takes an http or https address"],
    [{ CANONICAL_HOST: 'a b' }, "CANONICAL_HOST is 'a b' but takes a host name such as example.org"],
    [{ TILES_URL: 'https://tiles.example/map.png' }, 'TILES_URL is'],
    [{ TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, 'TILES_URL is'],
    [{ TILES_URL: 'https://tiles.example/map?of=a.pmtiles' }, 'TILES_URL is'],
    [{ TILES_URL: 'planet.pmtiles' }, 'or one of a .pmtiles archive'],
    [{ TILES_URL: 'ftp://tiles.example/{z}/{x}/{y}.png' }, 'but takes an http or https address with {z}, {x} and {y}'],
    [{ SHED_DELAY_MS: 'soon' }, "SHED_DELAY_MS is 'soon' but takes milliseconds from 0 (never shed) to 10000"],
    [
      { TRUST_PROXY: 'everybody' },
      'TRUST_PROXY is \'everybody\' but takes "loopback", or addresses and subnets separated by commas',
    ],
    [{ DRAIN_GRACE_MS: '-1' }, "DRAIN_GRACE_MS is '-1' but takes milliseconds from 0 to 60000"],
    [{ BACKEND_TIMEOUT_MS: '5' }, "BACKEND_TIMEOUT_MS is '5' but takes milliseconds from 1000 to 120000"],
    [{ LOCAL_REMOTES: 'yes' }, "LOCAL_REMOTES is 'yes' but takes on or off"],
    [{ LOCAL_REMOTES: 'on' }, 'LOCAL_REMOTES is on but takes a QA_TOKEN'],
    [{ MAX_REQUESTS_AT_ONCE: '0' }, "MAX_REQUESTS_AT_ONCE is '0' but takes a number of requests from 1 to 1000000"],
  ])('%o stops the start in one line', (env, line) => expect(() => readConfig(env)).toThrow(line))
})
