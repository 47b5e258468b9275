import { describe, expect, it } from 'vitest'
import { saidBy, serviceForTests } from '../testing/service-for-tests.ts'
import { verifyAudit } from './audit/audit-log.ts'

const { tokens, run, createToken, client, publish, entriesOf, store } = serviceForTests()

describe('what is live', () => {
  it('changes by the same commands as at the command line, each in the audit log', { timeout: 60_000 }, async () => {
    const { call } = client()
    const { version } = (await publish()).body
    const change = async (verb: string, body: object): Promise<string> => {
      const answer = await call('POST', `/remotes/mf-a/${verb}`, body)
      expect([verb, answer.status]).toEqual([verb, 200])
      return String(answer.body['message'])
    }
    expect(await change('promote', { version })).toMatch(/^promoted mf-a@\S+: live for everybody/)
    const next = (await publish()).body['version']
    expect(await change('canary', { percent: 10 })).toMatch(/live for 10 %/)
    expect(await change('rollback', {})).toMatch(/its canaries are withdrawn/)
    expect(await change('promote', {})).toMatch(/in place of/)
    expect(await change('rollback', {})).toMatch(/^rolled back mf-a from/)
    expect(await change('preview', {})).toMatch(/https:\/\/site\.example\/a\?preview=[\w-]{22}$/)
    expect(await change('revoke', { version: next })).toMatch(/nobody can have it any more/)
    const actions = (await entriesOf()).filter(({ outcome }) => outcome === 'done').map(({ action }) => action)
    expect(actions.slice(-7)).toEqual(
      ['promote', 'announce', 'publish', 'canary', 'rollback', 'promote', 'rollback', 'preview', 'revoke'].slice(-7),
    )
    expect((await call('GET', '/remotes/mf-a/versions')).body['versions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ version, default: true, traffic: 100, by: expect.stringMatching(/^team-a\/token:/) }),
      ]),
    )
  })
  it.each([
    ['promote', { version: '9.9.9' }, 422, /is not published; published are/],
    ['canary', { percent: 120 }, 422, /percent is not valid/],
    ['canary', {}, 422, /percent is not valid/],
    ['preview', { days: 1000 }, 422, /days is not valid/],
    ['revoke', {}, 422, /version is not valid/],
    ['revoke', { version: '../x' }, 422, /version is not valid/],
    ['promote', { version: '1.0.0', force: true }, 422, /Unrecognized key/],
  ])('%s %j is refused', async (verb, body, status, message) => {
    const answer = await client().call('POST', `/remotes/mf-a/${verb}`, body)
    expect([answer.status, saidBy(answer)]).toEqual([status, expect.stringMatching(message)])
  })
  it('is seen by who has a token', async () => {
    expect((await client(tokens.other).call('GET', '/whoami')).body).toMatchObject({
      team: 'team-b',
      rights: { 'mf-b': expect.arrayContaining(['publish']) },
    })
    expect((await client(tokens.other).call('GET', '/shared')).body).toMatchObject({
      contract: '1.0.0',
      sharedModules: { react: ['useState'] },
      sharedVersions: { react: '19.3.1' },
    })
    expect((await client(null).call('GET', '/status')).status).toBe(401)
  })
})

describe('the audit log', () => {
  it('is read by who may, in parts and as lines, and shows a team what is its own', { timeout: 60_000 }, async () => {
    const auditor = client(await createToken('operator', '--remote', '*:audit'))
    const own = client(await createToken('team-a', '--remote', 'mf-z:audit'))
    expect((await client().call('GET', '/audit')).status).toBe(403)
    const ids: string[] = []
    for (let after = ''; ;) {
      const { body } = await auditor.call('GET', `/audit?limit=50${after}`)
      const entries: { id: string }[] = Array.isArray(body['entries']) ? body['entries'] : []
      ids.push(...entries.map(({ id }) => id))
      if (body['next'] === null) break
      after = `&after=${String(body['next'])}`
    }
    expect(ids).toEqual((await entriesOf()).map(({ id }) => id))
    const lines = String(
      (await auditor.call('GET', '/audit', undefined, { accept: 'application/x-ndjson' })).body['text'],
    )
      .trim()
      .split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(ids.length)
    const { entries } = (await own.call('GET', '/audit?limit=1000')).body
    const shown: { team: string }[] = Array.isArray(entries) ? entries : []
    expect(new Set(shown.map(({ team }) => team))).toEqual(new Set(['team-a']))
    expect((await auditor.call('GET', '/audit?remote=../x')).status).toBe(422)
    expect((await auditor.call('GET', '/audit?since=yesterday')).status).toBe(422)
    const future = (await auditor.call('GET', '/audit?since=2999-01-01')).body
    expect(future).toMatchObject({ entries: [], next: null })
  })
  it('holds together', async () => expect(await verifyAudit(store())).toEqual([]))
})

it('lists and takes back tokens', { timeout: 60_000 }, async () => {
  const token = await createToken('team-d', '--remote', 'mf-d:publish')
  const id = token.split('_')[1] ?? ''
  expect((await run('token', 'list')).out).toMatch(new RegExp(`${id}  team-d  mf-d:publish  made 20.* until 20`))
  expect((await client(token).call('GET', '/whoami')).status).toBe(200)
  expect((await run('token', 'revoke', id)).out).toMatch(/works nowhere any more within two seconds/)
  const until = Date.now() + 2500
  let status = 200
  while (status === 200 && Date.now() < until) status = (await client(token).call('GET', '/whoami')).status
  expect(status).toBe(401)
  expect(await run('token', 'create', 'hotels', '--remote', 'mf-d:publish')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/no name of the site's own functions/),
  })
  expect(await run('token', 'create', 'team-d')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/takes what the token may do/),
  })
  expect(await run('token', 'create', 'team-d', '--remote', 'mf-d:own')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/some of publish, preview/),
  })
})
