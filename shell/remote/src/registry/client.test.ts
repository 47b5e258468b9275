import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cut, refuse, startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { createClient, type Client } from './client.ts'
import { changed } from './wire.ts'

let registry: FakeRegistry
let client: Client
let told: string[]

beforeEach(async () => {
  registry = await startFakeRegistry()
  told = []
  client = createClient({
    address: registry.address,
    token: { value: 'sst_1_secret', from: 'REMOTE_TOKEN' },
    tell: (line) => void told.push(line),
    firstWaitMs: 1,
  })
})
afterEach(() => registry.stop())

const rollback = () => client.ask('/remotes/mf-a/rollback', changed, { method: 'POST', json: {}, repeatable: false })
const promote = () => client.ask('/remotes/mf-a/promote', changed, { method: 'POST', json: {} })

const failed = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => new Error('it was done'),
    (reason: unknown) => reason,
  )
  return error instanceof Error && 'told' in error
    ? Object.values(error.told ?? {})
        .flat()
        .join('\n')
    : String(error)
}

describe('a call to the registry', () => {
  it('shows its token and reads the answer', async () => {
    expect(await promote()).toMatchObject({ message: 'promote of mf-a' })
    expect(registry.calls[0]?.authorization).toBe('Bearer sst_1_secret')
  })

  it('is tried again when the connection was lost, where a second one does the same', async () => {
    registry.fault(cut(() => true, 2))
    expect(await promote()).toMatchObject({ message: 'promote of mf-a' })
    expect(registry.calls).toHaveLength(3)
    expect(told.join('\n')).toMatch(/Trying again/)
  })

  it('is not tried again when it may have happened and a second one would do more', async () => {
    registry.fault(cut(() => true, 1))
    expect(await failed(rollback())).toMatch(/may or may not have been done[\s\S]*remote status/)
    expect(registry.calls).toHaveLength(1)
  })

  it('waits as long as the registry asks for, even to go back, since nothing was done', async () => {
    let left = 2
    registry.fault((call, response) =>
      left-- > 0
        ? refuse(429, { error: 'Too many.', code: 'rate_limited' }, { 'retry-after': '0' })(call, response)
        : false,
    )
    expect(await rollback()).toMatchObject({ message: 'rollback of mf-a' })
  })

  it('does not wait for minutes, and says when to come back', async () => {
    registry.fault(
      refuse(429, { error: 'Your team has 40 unfinished uploads', code: 'rate_limited' }, { 'retry-after': '600' }),
    )
    expect(await failed(promote())).toMatch(/40 unfinished uploads\.[\s\S]*again in 600 s/)
    expect(registry.calls).toHaveLength(1)
  })

  it('gives up a registry that stays in trouble, and says that it may have happened', async () => {
    registry.fault(refuse(500, { error: 'Something went wrong.', code: 'internal' }))
    expect(await failed(promote())).toMatch(/Something went wrong\.[\s\S]*may or may not/)
    expect(registry.calls).toHaveLength(7)
  })

  it.each([
    [401, /token from REMOTE_TOKEN[\s\S]*remote login/],
    [403, /does not hold the right[\s\S]*login --show/],
    [404, /knows no such thing/],
    [409, /Somebody changed the same thing/],
    [413, /larger than the registry takes/],
    [422, /refused it[\s\S]*remote status --all/],
  ])('says of %d what it means and what to do, once', async (status, message) => {
    registry.fault(refuse(status, { error: 'No', code: 'x' }))
    expect(await failed(promote())).toMatch(message)
    expect(registry.calls).toHaveLength(1)
  })

  it('names the check where a build is refused, and there alone', async () => {
    registry.fault(refuse(422, { error: 'mf-a@1 is refused', code: 'refused' }))
    expect(await failed(client.ask('/remotes/mf-a/uploads/1/commit', changed, { method: 'POST' }))).toMatch(
      /checked it against what is live and refused it[\s\S]*remote check/,
    )
    expect(await failed(rollback())).not.toMatch(/remote check/)
  })

  it('lists what is wrong, each with its file', async () => {
    const issues = [
      { file: 'routes.json', message: 'title is missing' },
      { path: 'mf-a', message: 'mf-a is taken' },
    ]
    registry.fault(refuse(422, { error: 'mf-a@1 is refused', code: 'refused', issues }))
    expect(await failed(promote())).toMatch('routes.json: title is missing\nmf-a is taken')
  })

  it('takes neither a page of another service nor a redirection for an answer', async () => {
    registry.fault((_call, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('<html>')
      return true
    })
    expect(await failed(promote())).toMatch(/answered 302[\s\S]*another service/)
    registry.mend()
    registry.answer('POST /v1/remotes/mf-a/promote', { hello: 'world' })
    expect(await failed(promote())).toMatch(/cannot be read[\s\S]*update @stageside\/remote/)
  })

  it('says that nothing was done where nobody listens', async () => {
    await registry.stop()
    expect(await failed(rollback())).toMatch(/No answer from [\s\S]*ECONNREFUSED[\s\S]*nothing was done/)
  })
})
