import { generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { readRegistry } from '../registry/registry-store.ts'
import { announcementOf, sha256, type Answered } from '../testing/publish-client.ts'
import { REPOSITORY, route, routes, saidBy, serviceForTests } from '../testing/service-for-tests.ts'
import { verifyAudit } from './audit/audit-log.ts'

const { tokens, client, built, publish, uploaded, entriesOf, forge, store, root } = serviceForTests()

/** Announces with one listed file more than the build has. */
const withFiles = async (...files: object[]): Promise<Answered> => {
  const build = await built()
  return client().announce(build, { files: [...announcementOf(build).files, ...files] })
}
const file = (path: string, size = 1) => ({ path, size, sha256: sha256(Buffer.from(path)) })

const announceAs = async (token: string | null): Promise<Answered> => client(token).announce(await built())

const putFile = async (bytes: Buffer, headers: Record<string, string> = {}, hash?: string): Promise<Answered> => {
  const build = await built()
  const [first = Buffer.alloc(0)] = build.files.values()
  const { upload } = (await client().announce(build)).body
  return client().call('PUT', `/remotes/mf-a/uploads/${String(upload)}/files/${hash ?? sha256(first)}`, bytes, headers)
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = () => ({
  iss: forge().issuer,
  aud: 'registry',
  sub: 'x',
  iat: Date.now() / 1000,
  exp: Date.now() / 1000 + 300,
  ...REPOSITORY,
})

/** What is tried, the status and code of the refusal, and what it says. */
const bad: [string, () => Promise<Answered>, number, string, RegExp][] = [
  ['no token', () => announceAs(null), 401, 'unauthorised', /^Send a token of your team/],
  [
    'a token that is none',
    () => announceAs('secret'),
    401,
    'unauthorised',
    /^This is neither a team’s token nor an ID token/,
  ],
  [
    'an unknown token',
    () => announceAs(`sst_0123456789ab_${'A'.repeat(43)}`),
    401,
    'unauthorised',
    /^This token is not known here/,
  ],
  [
    'a token with another secret',
    () => announceAs(`${tokens.own.slice(0, -6)}AAAAAA`),
    401,
    'unauthorised',
    /^This token is not known here/,
  ],
  [
    'a token that has ended',
    () => announceAs(tokens.ended),
    401,
    'expired',
    /^This token ended at 20.*: ask the operator/,
  ],
  [
    'a token that was revoked',
    () => announceAs(tokens.revoked),
    401,
    'unauthorised',
    /or was revoked: ask the operator/,
  ],
  [
    'the token of another team',
    () => announceAs(tokens.other),
    403,
    'forbidden',
    /^Team team-b does not hold the right publish for mf-a\./,
  ],
  [
    'a token that may only promote',
    () => announceAs(tokens.promoter),
    403,
    'forbidden',
    /^Team team-a does not hold the right publish for mf-a\./,
  ],
  [
    'putting live what a token may only publish',
    async () => client(tokens.publisher).publish(await built(), { firstLive: true }),
    403,
    'forbidden',
    /^Putting mf-a live takes the right promote\./,
  ],
  [
    'an ID token without a signature (alg none)',
    () => announceAs(`${base64({ alg: 'none' })}.${base64(claims())}.`),
    401,
    'unauthorised',
    /algorithm that is not accepted/,
  ],
  [
    'an ID token signed with the public key (HS256)',
    async () => announceAs(await forge().sign(REPOSITORY, { alg: 'HS256', key: Buffer.from(forge().publicKeyText) })),
    401,
    'unauthorised',
    /algorithm that is not accepted/,
  ],
  [
    'an ID token for another audience',
    async () => announceAs(await forge().sign(REPOSITORY, { audience: 'other' })),
    401,
    'unauthorised',
    /its claim 'aud' is wrong or missing/,
  ],
  [
    'an ID token of another issuer',
    async () => announceAs(await forge().sign(REPOSITORY, { issuer: 'https://evil.example' })),
    401,
    'unauthorised',
    /issuer of this ID token is not one of/,
  ],
  [
    'an ID token that has ended',
    async () => announceAs(await forge().sign(REPOSITORY, { expires: -60 })),
    401,
    'expired',
    /^This ID token has ended/,
  ],
  [
    'an ID token of an unknown key',
    async () => announceAs(await forge().sign(REPOSITORY, { kid: 'two' })),
    401,
    'unauthorised',
    /not signed by its issuer/,
  ],
  [
    'an ID token of another key',
    async () => announceAs(await forge().sign(REPOSITORY, { key: (await generateKeyPair('RS256')).privateKey })),
    401,
    'unauthorised',
    /not signed by its issuer/,
  ],
  [
    'an ID token of another repository',
    async () => announceAs(await forge().sign({ repository: 'org/mf-z' })),
    403,
    'forbidden',
    /^No rule of this registry fits/,
  ],
  [
    'a name with a way out',
    async () => client().call('POST', '/remotes/mf-a%2f..%2fshell/uploads', announcementOf(await built())),
    422,
    'invalid',
    /^The name of a remote is mf-/,
  ],
  [
    'a package of another name',
    async () => client().announce(await built(), { package: { name: 'mf-b', version: '1.0.0' } }),
    422,
    'invalid',
    /^The build is of a package named mf-b, the address says mf-a/,
  ],
  [
    'a version with a way out',
    async () => client().announce(await built(), { package: { name: 'mf-a', version: '../../x' } }),
    422,
    'invalid',
    /^package\.version is not valid/,
  ],
  [
    'a path out of the folder',
    () => withFiles(file('assets/../../../shell/x.js')),
    422,
    'invalid',
    /has a part of dots, which leads out of the folder/,
  ],
  ['an absolute path', () => withFiles(file('/etc/passwd')), 422, 'invalid', /^The path '\/etc\/passwd' is absolute/],
  [
    'a path with a zero byte',
    () => withFiles(file('a\0.js')),
    422,
    'invalid',
    /^The path 'a\\u0000\.js' has other characters/,
  ],
  [
    'a path in letters that become dots',
    () => withFiles(file('．．/x.js')),
    422,
    'invalid',
    /has other characters than/,
  ],
  ['a path with backslashes', () => withFiles(file('..\\x.js')), 422, 'invalid', /has other characters than/],
  [
    'two paths that differ by their case',
    () => withFiles(file('assets/PAGE.js')),
    422,
    'invalid',
    /differs from assets\/PAGE\.js by its case alone|by its case alone/,
  ],
  [
    'a path that is a file and a folder',
    () => withFiles(file('server')),
    422,
    'invalid',
    /is a file and a folder at once/,
  ],
  [
    'a file of 300 MB',
    () => withFiles(file('film.mp4', 300_000_000)),
    413,
    'too_large',
    /the largest is film\.mp4 with 300,000,000/,
  ],
  [
    '2,001 files',
    () => withFiles(...Array.from({ length: 2001 }, (_, n) => file(`f${n}`))),
    413,
    'too_large',
    /in 2,01\d files, accepted are 16,000,000 in 2,000/,
  ],
  [
    'an announcement of 2 MB',
    () => client().call('POST', '/remotes/mf-a/uploads', { x: 'x'.repeat(2_000_000) }),
    413,
    'too_large',
    /^The body is larger/,
  ],
  [
    'an announcement that is not JSON',
    () => client().call('POST', '/remotes/mf-a/uploads', '{"package":'),
    400,
    'bad_json',
    /^The request cannot be read/,
  ],
  [
    'an announcement of another type',
    () => client().call('POST', '/remotes/mf-a/uploads', 'x', { 'content-type': 'text/plain' }),
    415,
    'wrong_type',
    /^Send the body as application\/json/,
  ],
  [
    'bytes of another hash',
    () => putFile(Buffer.from('other')),
    422,
    'invalid',
    /^The bytes are not the file: expected/,
  ],
  [
    'more bytes than were announced',
    () => putFile(Buffer.alloc(100_000)),
    422,
    'invalid',
    /^The file is longer than its/,
  ],
  [
    'a file that was not announced',
    () => putFile(Buffer.from('x'), {}, sha256(Buffer.from('x'))),
    422,
    'invalid',
    /^The upload lists no file with the hash/,
  ],
  [
    'a compressed file',
    () => putFile(Buffer.from('x'), { 'content-encoding': 'gzip' }),
    415,
    'wrong_type',
    /not compressed/,
  ],
  [
    'the upload of another team',
    async () => {
      const { at } = await uploaded(await built({}, {}, 'mf-b'), tokens.other)
      return client().call('POST', at.replace('mf-b', 'mf-a') + '/commit', {})
    },
    404,
    'not_found',
    /^There is no such upload/,
  ],
  [
    'a commit before every file is there',
    async () => {
      const { upload } = (await client().announce(await built())).body
      return client().call('POST', `/remotes/mf-a/uploads/${String(upload)}/commit`, {})
    },
    409,
    'incomplete',
    /files of the upload are missing/,
  ],
  [
    'other files than the contentHash says',
    async () => {
      const build = await built()
      const { upload } = (await client().announce(build, { contentHash: 'f'.repeat(64) })).body
      const at = `/remotes/mf-a/uploads/${String(upload)}`
      for (const bytes of build.files.values()) await client().call('PUT', `${at}/files/${sha256(bytes)}`, bytes)
      return client().call('POST', `${at}/commit`, {})
    },
    422,
    'refused',
    /their contentHash is another/,
  ],
  [
    'a replayed upload',
    async () => {
      const { at, call } = await uploaded(await built())
      expect((await call('POST', `${at}/commit`, {})).status).toBe(201)
      return call('POST', `${at}/commit`, {})
    },
    404,
    'not_found',
    /^There is no such upload: it was committed/,
  ],
  [
    'a version that was revoked',
    async () => {
      const build = await built()
      const { version } = (await client().publish(build)).body
      await client().call('POST', '/remotes/mf-a/revoke', { version })
      return client().publish(build)
    },
    422,
    'refused',
    /was revoked and is never published again: commit a change/,
  ],
  [
    'a build without a contract',
    () => publish({ 'contract.json': null }),
    422,
    'refused',
    /^the build has no contract\.json/,
  ],
  [
    'a contract of another major',
    () => publish({}, { contract: '2.0.0' }),
    422,
    'refused',
    /contract: mf-a@\S+ is built for contract 2\.0\.0, shell@\S+ speaks 1\.0\.0/,
  ],
  [
    'a range that the live React does not fit',
    () => publish({ 'shared-versions.json': '{"react":"^18.0.0"}' }),
    422,
    'refused',
    /accepts react \^18\.0\.0, shell@\S+ provides 19\.3\.1/,
  ],
  [
    'a React of its own',
    () => publish({ 'assets/page.js': 'var u={isMounted:function(){},enqueueReplaceState:function(){}}' }),
    422,
    'refused',
    /react: 'assets\/page\.js' holds a copy of React, the shell provides it/,
  ],
  [
    'an export that the shell does not share',
    () => publish({}, { uses: { react: ['useNothing'] } }),
    422,
    'refused',
    /uses 'useNothing' of 'react', shell@\S+ does not share it/,
  ],
  [
    'a shared module named as a part of every object',
    () => publish({ 'used-modules.json': '{"constructor":["x"]}', 'shared-versions.json': '{"valueOf":"^1.0.0"}' }),
    422,
    'refused',
    /uses 'x' of 'constructor'/,
  ],
  [
    'routes with a bad path',
    () => publish({ 'routes.json': routes(route('/a'), route('No Path')) }),
    422,
    'refused',
    /routes\.json of the build is not valid/,
  ],
  [
    'routes that are not JSON',
    () => publish({ 'routes.json': '[' }),
    422,
    'refused',
    /^routes\.json of the build is not JSON/,
  ],
  [
    'thousands of routes',
    () => publish({ 'routes.json': routes(...Array.from({ length: 301 }, (_, n) => route(`/a/${n}`))) }),
    422,
    'refused',
    /routes\.json of the build is not valid/,
  ],
  [
    'a list of links that never ends',
    () => publish({ 'links.json': JSON.stringify(Array.from({ length: 90_000 }, (_, n) => `/${n}`)) }),
    422,
    'refused',
    /^links\.json of the build has 798,891 bytes, accepted are 500,000/,
  ],
  [
    'a path of another remote',
    () => publish({ 'routes.json': routes(route('/a'), route('/taken')) }),
    422,
    'refused',
    /path: \/taken is claimed by mf-\S+ and by mf-/,
  ],
  [
    'a path of the shell',
    () => publish({ 'routes.json': routes(route('/a'), route('/login')) }),
    422,
    'refused',
    /keeps \/login for itself/,
  ],
  [
    'a page that the build does not hold',
    () => publish({ 'routes.json': routes(route('/a', { page: 'none' })) }),
    422,
    'refused',
    /would show page 'none' at \/a, mf-a@\S+ has none/,
  ],
  [
    'more than the budget',
    () => publish({ 'assets/page.js': Buffer.alloc(300_000, 'x') }),
    422,
    'refused',
    /budget: mf-a@\S+ loads 300,\d+ bytes for its boot files and page 'page', the budget is 200,000/,
  ],
  [
    'a script that is named and missing',
    () => publish({ 'assets/page.js': null }),
    422,
    'refused',
    /file: mf-a@\S+ needs 'assets\/page\.js', its build does not contain it/,
  ],
  [
    'a file in place of the record',
    () => publish({ 'release.json': '{}' }),
    422,
    'refused',
    /'release\.json' is the name of the record/,
  ],
  ['no server bundle', () => publish({ 'server/remote.js': null }), 422, 'refused', /has no server bundle/],
  [
    'a page that throws',
    () => publish({}, { text: 'throws' }),
    422,
    'refused',
    /mf-a@\S+ cannot be rendered in shell@\S+: .*reading 'title'/,
  ],
  [
    'a server bundle that ends its process',
    () => publish({ 'server/remote.js': 'process.exit(0)' }),
    422,
    'refused',
    /ended without an answer \(0\)/,
  ],
  [
    'a server bundle that hangs',
    () => publish({}, { text: 'hangs' }),
    422,
    'refused',
    /server\/remote\.js was not done after 30 s/,
  ],
  [
    'a server bundle that answers without end',
    () =>
      publish({ 'server/remote.js': `import { writeSync } from 'node:fs'\nfor (;;) writeSync(3, 'x'.repeat(65536))` }),
    422,
    'refused',
    /answers with more than|ended without an answer/,
  ],
  [
    'a server bundle that takes all memory',
    () => publish({ 'server/remote.js': 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))' }),
    422,
    'refused',
    /ended without an answer/,
  ],
  [
    'a server bundle that reads a file of the server',
    () =>
      publish({
        'server/remote.js': `import { readFileSync } from 'node:fs'\nexport const remote = { text: readFileSync('/etc/passwd', 'utf8') }`,
      }),
    422,
    'refused',
    /Access to this API has been restricted/,
  ],
  [
    'a server bundle that writes',
    () =>
      publish({
        'server/remote.js': `import { writeFileSync } from 'node:fs'\nwriteFileSync('/tmp/x', 'x')\nexport const remote = {}`,
      }),
    422,
    'refused',
    /Access to this API has been restricted/,
  ],
  [
    'a server bundle that starts a program',
    () =>
      publish({
        'server/remote.js': `import { execSync } from 'node:child_process'\nexport const remote = { text: String(execSync('id')) }`,
      }),
    422,
    'refused',
    /Access to this API has been restricted/,
  ],
  [
    'a server bundle that kills its parent',
    () =>
      publish({
        'server/remote.js': `import { kill, ppid } from 'node:process'\nkill(ppid, 'SIGKILL')\nexport const remote = {}`,
      }),
    422,
    'refused',
    /a signal to a process is not there while pages are rendered/,
  ],
  [
    'a server bundle that asks the network',
    () =>
      publish({
        'server/remote.js': `export const remote = { text: await (await fetch('http://127.0.0.1:9000/')).text() }`,
      }),
    422,
    'refused',
    /fetch failed/,
  ],
]

describe('a publish that is refused', () => {
  it.each(bad)('%s', { timeout: 90_000 }, async (_, attempt, status, code, message) => {
    const before = (await readRegistry(store())).microFrontends['mf-a']?.length ?? 0
    const answer = await attempt()
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(saidBy(answer)).toMatch(message)
    expect(JSON.stringify(answer.body)).not.toContain(root())
    // In the audit log, and nothing of it is listed but what the test itself published before it.
    const last = (await entriesOf()).at(-1)
    expect([last?.outcome, last?.detail.startsWith(`${status} ${code}: `)]).toEqual(['refused', true])
    const after = (await readRegistry(store())).microFrontends['mf-a']?.length ?? 0
    expect(after - before).toBe(/replayed/.test(_) ? 1 : 0)
  })
})

it('has refused over forty, in a log whose chain holds', async () => {
  expect(bad.length).toBeGreaterThanOrEqual(40)
  expect(await verifyAudit(store())).toEqual([])
})
