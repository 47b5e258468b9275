import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('configuration', () => {
  it('has defaults for everything', () =>
    expect(readConfig({})).toMatchObject({
      port: 8080,
      backendUrl: 'http://127.0.0.1:8081',
      releasesUrl: 'var/releases',
      extraHosts: [],
    }))
  it('takes an empty variable as unset', () => expect(readConfig({ PORT: '' }).port).toBe(8080))
  it('splits hosts', () =>
    expect(readConfig({ EXTRA_HOSTS: 'A.example, b.example,' }).extraHosts).toEqual(['a.example', 'b.example']))
  it.each([
    [{ PORT: 'eighty' }, "PORT is 'eighty' but takes a port number (0–65535)"],
    [{ PORT: '70000' }, "PORT is '70000' but takes a port number (0–65535)"],
    [{ BACKEND_URL: 'ftp://x' }, "BACKEND_URL is 'ftp://x' but takes an http or https address"],
    [{ CANONICAL_HOST: 'a b' }, "CANONICAL_HOST is 'a b' but takes a host name such as example.org"],
  ])('%o stops the start in one line', (env, line) => expect(() => readConfig(env)).toThrow(line))
})
