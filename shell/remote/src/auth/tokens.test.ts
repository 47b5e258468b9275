import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { configFile } from '../setting.ts'
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'
import { findToken } from './find-token.ts'

let registry: FakeRegistry
let home = ''
let env: Record<string, string> = {}

beforeEach(async () => {
  registry = await startFakeRegistry()
  registry.answer('GET /v1/whoami', {
    subject: 'team:hello',
    team: 'hello',
    rights: { 'mf-hello': ['publish', 'promote'] },
    expires: '2030-01-01T00:00:00Z',
  })
  home = await mkdtemp(join(tmpdir(), 'remote-home-'))
  env = { XDG_CONFIG_HOME: home }
})
afterEach(async () => {
  await registry.stop()
  await rm(home, { recursive: true, force: true })
})

const run = async (answer: string, ...args: string[]) => {
  const { setting, said, told } = fakeSetting({ env, cwd: home, ask: () => Promise.resolve(answer) })
  return { code: await main(args, setting), said: said(), told: told() }
}
const token = () => findToken({ env }, registry.address)

describe('remote login', () => {
  it('tries the token, says what it may do and stores it for its owner alone', async () => {
    const { code, said } = await run('sst_1_secret\n', 'login', registry.address)
    expect(code).toBe(0)
    expect(said).toMatch(/team hello, until 2030-01-01T00:00:00Z\n {2}mf-hello: publish, promote/)
    expect((await stat(configFile(env))).mode & 0o777).toBe(0o600)
    expect(await token()).toEqual({ value: 'sst_1_secret', from: '`remote login`' })
    expect(said).not.toMatch('sst_1_secret')
  })

  it('is where every later command goes, from any folder', async () => {
    await run('sst_1_secret', 'login', registry.address)
    expect(await run('', 'rollback', 'mf-hello')).toMatchObject({ code: 0, said: 'rollback of mf-hello' })
    expect(registry.calls.at(-1)).toMatchObject({
      path: '/v1/remotes/mf-hello/rollback',
      authorization: 'Bearer sst_1_secret',
    })
  })

  it('stores nothing that the registry does not take', async () => {
    registry.fault((_call, response) => {
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"error":"Unknown token","code":"unauthorised"}')
      return true
    })
    expect((await run('wrong', 'login', registry.address)).code).toBe(1)
    await expect(token()).rejects.toThrow(/There is no token/)
  })

  it('refuses a stored token that others can read', async () => {
    await run('sst_1_secret', 'login', registry.address)
    await chmod(configFile(env), 0o644)
    await expect(token()).rejects.toThrow(/can be read by other users/)
  })

  it('forgets, and says that the registry still takes it', async () => {
    await run('sst_1_secret', 'login', registry.address)
    expect((await run('', 'login', registry.address, '--forget')).said).toMatch(
      /removed from this machine; the registry takes it/,
    )
    expect(await readFile(configFile(env), 'utf8')).not.toMatch('sst_1_secret')
  })
})

describe('the token of a command', () => {
  it('is REMOTE_TOKEN before anything else', async () => {
    env = { ...env, REMOTE_TOKEN: 'given', REMOTE_ID_TOKEN: 'identity' }
    expect(await token()).toEqual({ value: 'given', from: 'REMOTE_TOKEN' })
  })

  it('is the identity that GitLab gives a job', async () => {
    env = { ...env, REMOTE_ID_TOKEN: 'identity' }
    expect((await token()).value).toBe('identity')
  })

  it('is asked for at GitHub Actions, for this registry alone', async () => {
    registry.answer('GET /token', { value: 'from-actions' })
    env = {
      ...env,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${registry.address}/token?v=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'job',
    }
    expect((await token()).value).toBe('from-actions')
    const [asked] = registry.calls
    expect(asked?.authorization).toBe('Bearer job')
    expect(new URL(asked?.path ?? '', registry.address).searchParams.get('audience')).toBe(registry.address)
  })

  it('is missed with what to do when the forge gives none', async () => {
    env = { ...env, ACTIONS_ID_TOKEN_REQUEST_URL: `${registry.address}/gone`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'job' }
    await expect(token()).rejects.toThrow(/The forge gave no identity token: it answered 404/)
  })
})
