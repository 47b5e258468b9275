import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../testing/memory-store.ts'
import { findOrphans } from '../../verify/orphans.ts'
import { may, type Rights } from './rights.ts'
import { createToken, listTokens, revokeToken, tokenChecker } from './tokens.ts'

const NOW = new Date('2027-01-01T00:00:00Z')
const rights: Rights = { 'mf-a': ['publish', 'promote'] }

const made = async (store = memoryStore(), expires: Date | null = new Date(NOW.getTime() + 1000)) => {
  const token = await createToken(store, { team: 'team-a', rights, expires, by: 'kim', now: NOW })
  return { store, token, id: token.split('_')[1] ?? '', check: tokenChecker(store, () => NOW) }
}

describe('a token of a team', () => {
  it('gives its team and rights', async () => {
    const { token, id, check } = await made()
    expect(await check(token)).toEqual({
      subject: `token:${id}`,
      team: 'team-a',
      rights,
      expires: '2027-01-01T00:00:01.000Z',
    })
  })
  it('is stored as a hash, listed without it, and known to verify', async () => {
    const { store, token } = await made()
    const secret = token.split('_').slice(2).join('_')
    const stored = await Promise.all((await store.list('')).map(async (key) => String(await store.read(key))))
    expect(stored.join()).not.toContain(secret)
    expect(JSON.stringify(await listTokens(store))).not.toMatch(/hash/)
    expect(await findOrphans(store)).toEqual([])
  })
  it('ends', async () => {
    const { token, check } = await made(memoryStore(), NOW)
    await expect(check(token)).rejects.toMatchObject({
      status: 401,
      code: 'expired',
      message: expect.stringContaining('2027-01-01'),
    })
  })
  it('works no more once it is revoked, in a server that knew it', async () => {
    const { store, token, id, check } = await made()
    await check(token)
    await revokeToken(store, id, 'kim', NOW)
    await expect(tokenChecker(store, () => NOW)(token)).rejects.toMatchObject({ status: 401 })
    await new Promise((resolve) => setTimeout(resolve, 2100))
    await expect(check(token)).rejects.toMatchObject({ status: 401, message: expect.stringContaining('revoked') })
    expect(await listTokens(store)).toMatchObject([{ id, revokedAt: NOW.toISOString() }])
  })
  it.each([
    ['of another secret', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['of another id', (token: string) => token.replace(/^sst_./, (start) => (start === 'sst_0' ? 'sst_1' : 'sst_0'))],
    ['with a path for an id', () => `sst_../registry_${'A'.repeat(43)}`],
    ['without a secret', (token: string) => token.slice(0, 17)],
    ['with more behind it', (token: string) => `${token}A`],
    ['that is empty', () => 'sst_'],
  ])('%s is refused', async (_, change) => {
    const { token, check } = await made()
    await expect(check(change(token))).rejects.toMatchObject({ status: 401, code: 'unauthorised' })
  })
  it.each(['Hotels', 'hotels', 'a/b', '../x', '', 'a'.repeat(32), 'constructor'])(
    'cannot belong to %j',
    async (team) => {
      const tried = createToken(memoryStore(), { team, rights, expires: null, by: 'kim', now: NOW })
      await expect(tried).rejects.toThrow(/cannot be the name of a team/)
    },
  )
  it('that does not exist cannot be revoked', async () => {
    for (const id of ['0123456789ab', '../../registry', ''])
      await expect(revokeToken(memoryStore(), id, 'kim', NOW)).rejects.toThrow(/there is no token/)
  })
})

it.each([
  ['mf-a', 'publish', true],
  ['mf-a', 'revoke', false],
  ['mf-b', 'publish', false],
  ['constructor', 'publish', false],
] as const)('rights for mf-a: %s %s %s', (remote, verb, expected) =>
  expect(may({ rights }, remote, verb)).toBe(expected),
)
it('rights for * are rights for every remote', () =>
  expect(may({ rights: { '*': ['audit'] } }, 'mf-b', 'audit')).toBe(true))
