import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../main.ts'
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'

const LIVE = {
  version: '1.1.0-new',
  live: true,
  message: 'mf-a@1.1.0-new is live for 100 %; revoked, its visitors get mf-a@1.0.0-old\nnothing earlier is left then',
  warnings: ['route: mf-b links to /a'],
}

let registry: FakeRegistry
beforeEach(async () => {
  registry = await startFakeRegistry()
})
afterEach(() => registry.stop())

const revoke = async (outcome: object, answer: boolean | undefined, ...args: string[]) => {
  registry.fault(({ body }, response) => {
    if (!String(body).includes('dryRun')) return false
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(outcome))
    return true
  })
  const asked: string[] = []
  const confirm = async (question: string) => {
    asked.push(question)
    return answer
  }
  const env = { REMOTE_TOKEN: 'x', REGISTRY_URL: registry.address }
  const { setting, told } = fakeSetting({ env, confirm })
  const code = await main(['revoke', 'mf-a', '1.1.0', ...args], setting)
  const bodies: unknown[] = registry.calls.map(({ body }) => JSON.parse(String(body)))
  return { code, asked, told: told(), bodies }
}
const DRY = { version: '1.1.0', dryRun: true }

describe('remote revoke', () => {
  it('says what visitors get, asks, and revokes by the whole name', async () => {
    const { code, asked, told, bodies } = await revoke(LIVE, true)
    expect(code).toBe(0)
    expect(asked).toEqual(['Revoke mf-a@1.1.0-new, for good?'])
    expect(told).toMatch(/visitors get mf-a@1\.0\.0-old\n {2}! nothing earlier is left then\n {2}! route: mf-b links/)
    expect(bodies).toEqual([DRY, { version: '1.1.0-new' }])
  })

  it.each([
    [false, /you did not say yes/],
    [undefined, /nobody is here to be asked/],
  ])('revokes nothing that is live where the answer is %s', async (answer, words) => {
    const { code, told, bodies } = await revoke(LIVE, answer)
    expect(code).toBe(1)
    expect(told).toMatch(words)
    expect(told).toMatch(/add --yes/)
    expect(bodies).toEqual([DRY])
  })

  it('asks about nothing that nobody has, and nothing with --yes', async () => {
    const unused = await revoke({ ...LIVE, live: false }, undefined)
    expect([unused.code, unused.asked.length]).toEqual([0, 0])
    const sure = await revoke(LIVE, undefined, '--yes')
    expect([sure.code, sure.bodies.at(-1)]).toEqual([0, { version: '1.1.0' }])
  })
})
