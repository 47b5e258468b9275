import { generateKeyPair } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startIssuer, type TestIssuer } from '../../testing/oidc-issuer.ts'
import { issuers, type Issuer } from './issuers.ts'
import { oidcChecker } from './oidc.ts'

let forge: TestIssuer
let other: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  other = await generateKeyPair('RS256')
})
beforeEach(async () => {
  forge = await startIssuer()
})
afterEach(() => forge.stop())

const REPOSITORY = { repository: 'org/mf-a', ref: 'refs/heads/main' }

const configured = (change: object = {}): Issuer[] =>
  issuers.parse([
    {
      issuer: forge.issuer,
      audience: 'registry',
      rules: [
        {
          claims: { repository: 'org/mf-a', ref: ['refs/heads/main', 'refs/tags/*'] },
          team: 'team-a',
          rights: { 'mf-a': ['publish'] },
        },
        { claims: { repository: 'org/mf-b' }, team: 'team-b', rights: { 'mf-b': ['publish', 'promote'] } },
      ],
      ...change,
    },
  ])

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('an ID token', () => {
  it('gives its job the rights of the first rule that it fits', async () => {
    const check = oidcChecker(configured())
    expect(await check(await forge.sign(REPOSITORY))).toMatchObject({
      subject: 'oidc:repo:org/mf-a',
      team: 'team-a',
      rights: { 'mf-a': ['publish'] },
      expires: expect.stringMatching(/^20.*Z$/),
    })
    expect(await check(await forge.sign({ ...REPOSITORY, ref: 'refs/tags/1.0' }))).toMatchObject({ team: 'team-a' })
    expect(await check(await forge.sign({ repository: 'org/mf-b' }))).toMatchObject({ team: 'team-b' })
  })

  const wrong: [string, (forge: TestIssuer) => Promise<string>, number, RegExp][] = [
    ['of another repository', (forge) => forge.sign({ ...REPOSITORY, repository: 'org/mf-z' }), 403, /No rule/],
    ['of another branch', (forge) => forge.sign({ ...REPOSITORY, ref: 'refs/heads/mainly' }), 403, /No rule/],
    [
      'with a claim that is no text',
      (forge) => forge.sign({ ...REPOSITORY, repository: ['org/mf-a'] }),
      403,
      /No rule/,
    ],
    [
      'for another audience',
      (forge) => forge.sign(REPOSITORY, { audience: 'https://github.com/org' }),
      401,
      /'aud' is wrong/,
    ],
    [
      'of another issuer',
      (forge) => forge.sign(REPOSITORY, { issuer: 'https://evil.example' }),
      401,
      /issuer .* not one of this/,
    ],
    [
      'of an issuer written otherwise',
      (forge) => forge.sign(REPOSITORY, { issuer: `${forge.issuer}/` }),
      401,
      /not one of this/,
    ],
    ['that has ended', (forge) => forge.sign(REPOSITORY, { expires: -60 }), 401, /has ended/],
    ['that never ends', (forge) => forge.sign(REPOSITORY, { expires: null }), 401, /'exp' is wrong or missing/],
    [
      'that was issued yesterday',
      (forge) => forge.sign(REPOSITORY, { issuedAt: Date.now() / 1000 - 90_000 }),
      401,
      /has ended/,
    ],
    [
      'that is issued tomorrow',
      (forge) => forge.sign(REPOSITORY, { issuedAt: Date.now() / 1000 + 90_000 }),
      401,
      /'iat' is wrong/,
    ],
    ['of an unknown key', (forge) => forge.sign(REPOSITORY, { kid: 'two' }), 401, /not signed by its issuer/],
    [
      'signed by somebody else under the key of the issuer',
      (forge) => forge.sign(REPOSITORY, { key: other.privateKey }),
      401,
      /not signed by its issuer/,
    ],
    [
      'without a signature (alg none)',
      async ({ issuer }) =>
        `${base64({ alg: 'none', kid: 'one' })}.${base64({ iss: issuer, aud: 'registry', sub: 'x', iat: Date.now() / 1000, exp: Date.now() / 1000 + 300, ...REPOSITORY })}.`,
      401,
      /algorithm that is not accepted|cannot be read/,
    ],
    [
      'signed with the public key as a secret (HS256)',
      (forge) => forge.sign(REPOSITORY, { alg: 'HS256', key: Buffer.from(forge.publicKeyText) }),
      401,
      /algorithm that is not accepted/,
    ],
    [
      'with another algorithm of key pairs than was configured',
      async (forge) => forge.sign(REPOSITORY, { alg: 'PS256', key: (await generateKeyPair('PS256')).privateKey }),
      401,
      /algorithm that is not accepted/,
    ],
    [
      'that is changed',
      async (forge) =>
        (await forge.sign(REPOSITORY)).replace(/\.[^.]+\./, `.${base64({ iss: forge.issuer, ...REPOSITORY })}.`),
      401,
      /not signed|wrong or missing/,
    ],
    ['that is none', async () => 'abc', 401, /neither a team’s token nor an ID token/],
    ['of three dots', async () => '...', 401, /neither/],
    ['that is too long', async (forge) => forge.sign({ ...REPOSITORY, more: 'x'.repeat(9000) }), 401, /too long/],
  ]
  it.each(wrong)('%s is refused', async (_, make, status, message) => {
    const tried = oidcChecker(configured())(await make(forge))
    await expect(tried).rejects.toMatchObject({ status, message: expect.stringMatching(message) })
  })

  it('of unknown keys does not make the issuer be asked again and again', async () => {
    const check = oidcChecker(configured())
    await check(await forge.sign(REPOSITORY))
    for (let n = 0; n < 50; n += 1)
      await expect(check(await forge.sign(REPOSITORY, { kid: `unknown-${n}` }))).rejects.toMatchObject({ status: 401 })
    expect(forge.asked()).toBe(1)
  })
  it('with a trick for its algorithm does not make the issuer be asked', async () => {
    const check = oidcChecker(configured({ jwks: `${forge.issuer}/keys` }))
    await expect(
      check(await forge.sign(REPOSITORY, { alg: 'HS256', key: Buffer.from('x'.repeat(64)) })),
    ).rejects.toMatchObject({ status: 401 })
    expect(forge.asked()).toBe(0)
  })
})

describe('an issuer that does not answer as it must', () => {
  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    [
      'another issuer',
      { status: 200, body: '{"issuer":"https://evil.example","jwks_uri":"https://evil.example/keys"}' },
    ],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }],
    ['without end', { status: 200, body: `{"issuer":"${'x'.repeat(300_000)}"}` }],
  ])('(%s) lets nobody in, is answered for with 503, and is not asked again at once', async (_, answer) => {
    const check = oidcChecker(configured())
    forge.answerWith(answer)
    for (let n = 0; n < 3; n += 1)
      await expect(check(await forge.sign(REPOSITORY))).rejects.toMatchObject({ status: 503, retryAfter: 30 })
    expect(forge.asked()).toBe(1)
  })
})

describe('the setting of issuers', () => {
  const good = {
    issuer: 'https://token.example',
    audience: 'a',
    rules: [{ claims: { repository: 'org/x' }, team: 't', rights: { 'mf-a': ['publish'] } }],
  }
  it('takes one with a rule', () => expect(issuers.safeParse([good]).success).toBe(true))
  it.each([
    ['an address without TLS', { issuer: 'http://token.example' }],
    ['an address with a password', { issuer: 'https://a:b@token.example' }],
    ['HMAC', { algorithms: ['HS256'] }],
    ['none', { algorithms: ['none'] }],
    ['no algorithm', { algorithms: [] }],
    ['no audience', { audience: '' }],
    ['no rule', { rules: [] }],
    ['a rule for everybody at a forge', { rules: [{ claims: {}, team: 't', rights: { 'mf-a': ['publish'] } }] }],
    ['any value of a claim', { rules: [{ claims: { repository: '*' }, team: 't', rights: { 'mf-a': ['publish'] } }] }],
    ['an empty claim', { rules: [{ claims: { repository: '' }, team: 't', rights: { 'mf-a': ['publish'] } }] }],
    ['an unknown verb', { rules: [{ claims: { repository: 'x' }, team: 't', rights: { 'mf-a': ['delete'] } }] }],
    [
      'a name that is no remote',
      { rules: [{ claims: { repository: 'x' }, team: 't', rights: { '../shell': ['publish'] } }] },
    ],
    [
      'a team named as a function of the site',
      { rules: [{ claims: { repository: 'x' }, team: 'hotels', rights: { 'mf-a': ['publish'] } }] },
    ],
    ['an unknown field', { jwksUri: 'https://token.example/keys' }],
  ])('refuses %s', (_, change) => expect(issuers.safeParse([{ ...good, ...change }]).success).toBe(false))
})
