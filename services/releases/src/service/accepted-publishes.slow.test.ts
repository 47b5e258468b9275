import { describe, expect, it } from 'vitest'
import { readRegistry } from '../registry/registry-store.ts'
import type { FakePackage } from '../testing/fake-package.ts'
import { announcementOf, sha256, type Answered, type BuiltFiles } from '../testing/publish-client.ts'
import { ALL_VERBS, REPOSITORY, route, routes, serviceForTests, type Change } from '../testing/service-for-tests.ts'

const { tokens, run, createToken, client, built, publish, uploaded, entriesOf, forge, store } = serviceForTests()

/** A published build: what is special about it. */
const plain: [string, Change, FakePackage][] = [
  ['nothing special', {}, {}],
  ['the version of a pre-release', {}, { version: '2.0.0-beta.1' }],
  ['a large version', {}, { version: '100.20.3000' }],
  ['an empty file', { 'assets/empty.txt': '' }, {}],
  ['the same file under two paths', { 'assets/one.svg': '<svg/>', 'assets/two.svg': '<svg/>' }, {}],
  ['letters of every script in a file', { 'assets/words.json': '{"a":"東京 \u0000 \ud83c\udfa4 ñ"}' }, {}],
  ['a file of every byte', { 'assets/bytes.bin': Buffer.from(Array.from({ length: 256 }, (_, n) => n)) }, {}],
  ['a path of 200 letters', { [`assets/${'x'.repeat(190)}.js`]: 'x' }, {}],
  ['folders in folders', { 'a/b/c/d/e/f.js': 'export {}' }, {}],
  ['a hidden folder', { '.vite/manifest.json': '{}' }, {}],
  ['a source map', { 'assets/page.js.map': '{"version":3}' }, {}],
  ['a picture of 4 MB', { 'assets/photo.jpg': Buffer.alloc(4_000_000, 'jpg') }, {}],
  ['a hundred files', {}, { ballast: 100 }],
  ['a file that could be compressed to nothing', { 'assets/zeros.json': Buffer.alloc(1_000_000, '0') }, {}],
  ['a style sheet', { 'assets/main.css': 'a{color:red}' }, {}],
  ['no route', { 'routes.json': '[]' }, {}],
  ['a route with a parameter', { 'routes.json': routes(route('/a'), route('/a/:id')) }, {}],
  [
    'three hundred routes',
    { 'routes.json': routes(...Array.from({ length: 300 }, (_, n) => route(`/a/${n}`, { prerender: n < 2 }))) },
    {},
  ],
  ['a route that is not rendered', { 'routes.json': routes(route('/a', { prerender: false })) }, {}],
  ['a route kept from search engines', { 'routes.json': routes(route('/a', { noindex: true })) }, {}],
  ['shared modules that the shell has', {}, { uses: { react: ['useState'] } }],
  ['a range that the live React fits', { 'shared-versions.json': '{"react":"^19.0.0"}' }, {}],
  ['a contract of a newer minor', {}, { contract: '1.4.0' }],
  ['links to pages of others', {}, { links: ['/taken', '/a'] }],
  ['a call of React in its code', { 'assets/page.js': 'this.updater.enqueueReplaceState(this,x)' }, {}],
  [
    'a server bundle that logs',
    {
      'server/remote.js': `console.log('hello'); process.stdout.write('{"pages":{}}'); export const remote = { text: 'x' }`,
    },
    {},
  ],
  [
    'a server bundle that uses Node’s own modules',
    {
      'server/remote.js': `import { createHash } from 'node:crypto'\nexport const remote = { text: createHash('sha256').update('x').digest('hex') }`,
    },
    {},
  ],
  ['a page with a name of every object', { 'pages.json': '{"page":"src/page.tsx","toString":"src/page.tsx"}' }, {}],
]

const done = { live: false, traffic: 0, warnings: [] }
const commitOf = async (build: BuiltFiles, options: object = {}) => {
  const { at, call } = await uploaded(build)
  return call('POST', `${at}/commit`, options)
}

/** Other ways to publish, and the answer. */
const ways: [string, () => Promise<Answered>, number, object][] = [
  [
    'with an ID token of the right repository',
    async () => client(await forge().sign(REPOSITORY)).publish(await built()),
    201,
    done,
  ],
  ['with a token for publishing alone', async () => client(tokens.publisher).publish(await built()), 201, done],
  [
    'the same build again',
    async () => {
      const build = await built()
      await client().publish(build)
      return client().publish(build)
    },
    200,
    { published: expect.stringMatching(/^1\.0\.0-\w{10}$/), missing: [] },
  ],
  [
    'with the announcement in another order',
    async () => {
      const build = await built()
      await client().announce(build, { files: announcementOf(build).files.toReversed() })
      return client().publish(build)
    },
    201,
    done,
  ],
  [
    'resumed where it stopped',
    async () => {
      const build = await built()
      const { upload, missing } = (await client().announce(build)).body
      const [first = Buffer.alloc(0)] = build.files.values()
      await client().call('PUT', `/remotes/mf-a/uploads/${String(upload)}/files/${sha256(first)}`, first)
      const again = (await client().announce(build)).body
      expect([again['upload'], Array.isArray(again['missing']) ? again['missing'].length : 0]).toEqual([
        upload,
        Array.isArray(missing) ? missing.length - 1 : -1,
      ])
      return client().publish(build)
    },
    201,
    done,
  ],
  [
    'with a file that came wrong at first',
    async () => {
      const build = await built()
      const { upload } = (await client().announce(build)).body
      const [first = Buffer.alloc(0)] = build.files.values()
      await client().call('PUT', `/remotes/mf-a/uploads/${String(upload)}/files/${sha256(first)}`, Buffer.from('wrong'))
      return client().publish(build)
    },
    201,
    done,
  ],
  [
    'with every file sent twice, at once',
    async () => {
      const build = await built()
      const { upload } = (await client().announce(build)).body
      const at = `/remotes/mf-a/uploads/${String(upload)}`
      const all = [...build.files.values(), ...build.files.values()]
      const sent = await Promise.all(all.map((bytes) => client().call('PUT', `${at}/files/${sha256(bytes)}`, bytes)))
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]))
      return client().call('POST', `${at}/commit`, {})
    },
    201,
    done,
  ],
  [
    'committed twice at once',
    async () => {
      const { at, call } = await uploaded(await built())
      const [one, two] = await Promise.all([call('POST', `${at}/commit`, {}), call('POST', `${at}/commit`, {})])
      expect(one?.body['version']).toBe(two?.body['version'])
      return one ?? { status: 0, body: {} }
    },
    201,
    done,
  ],
  [
    'after a commit that came too early',
    async () => {
      const build = await built()
      const { upload } = (await client().announce(build)).body
      expect((await client().call('POST', `/remotes/mf-a/uploads/${String(upload)}/commit`, {})).status).toBe(409)
      return client().publish(build)
    },
    201,
    done,
  ],
  [
    'after a refusal',
    async () => {
      expect((await publish({}, { text: 'throws' })).status).toBe(422)
      return publish()
    },
    201,
    done,
  ],
  [
    'a first version, live for nobody',
    async () => client().publish(await built({}, { paths: ['/first'] }, 'mf-first')),
    201,
    { ...done, warnings: ['no version of mf-first is live yet: promote it'] },
  ],
  [
    'links that lead nowhere, with a note',
    async () => commitOf(await built({}, { links: ['/nowhere'] })),
    201,
    { ...done, warnings: [expect.stringMatching(/^link: mf-a@\S+ links to \/nowhere, which no live remote serves$/)] },
  ],
  [
    'a stored file that was damaged, which is restored',
    async () => {
      const build = await built()
      const { version } = (await client().publish(build)).body
      await store().write(`mf-a/${String(version)}/assets/page.js`, Buffer.from('damaged'))
      const announced = (await client().announce(build)).body
      expect(announced).toMatchObject({
        published: version,
        missing: expect.arrayContaining([sha256(build.files.get('assets/page.js') ?? Buffer.alloc(0))]),
      })
      const answer = await client().publish(build)
      expect(await store().read(`mf-a/${String(version)}/assets/page.js`)).toEqual(build.files.get('assets/page.js'))
      return answer
    },
    201,
    done,
  ],
  [
    'ten builds at once',
    async () => {
      const builds = await Promise.all(Array.from({ length: 10 }, () => built()))
      const answers = await Promise.all(builds.map((build) => client().publish(build)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
      return answers[0] ?? { status: 0, body: {} }
    },
    201,
    done,
  ],
]

const publishedVersions = async (name: string): Promise<string[]> =>
  ((await readRegistry(store())).microFrontends[name] ?? []).map(({ metadata }) => metadata.version)

describe('a publish that is accepted', () => {
  it.each(plain)('%s', { timeout: 60_000 }, async (_, change, fake) => {
    const answer = await publish(change, fake)
    expect(answer).toMatchObject({ status: 201, body: { name: 'mf-a', live: false, traffic: 0 } })
    expect(await publishedVersions('mf-a')).toContain(answer.body['version'])
    expect((await entriesOf()).at(-1)).toMatchObject({
      action: 'publish',
      outcome: 'done',
      detail: 'live for nobody',
      version: answer.body['version'],
    })
  })
  it.each(ways)('%s', { timeout: 90_000 }, async (_, attempt, status, body) => {
    expect(await attempt()).toMatchObject({ status, body })
  })
  it('first of its name, put live at once where that is asked for and allowed', { timeout: 60_000 }, async () => {
    const token = await createToken('team-c', '--remote', `mf-c:${ALL_VERBS}`)
    const answer = await client(token).publish(await built({}, { paths: ['/c'] }, 'mf-c'), { firstLive: true })
    expect(answer).toMatchObject({ status: 201, body: { live: true, traffic: 100 } })
    const second = await client(token).publish(await built({}, { paths: ['/c'] }, 'mf-c'), { firstLive: true })
    expect(second).toMatchObject({ status: 201, body: { live: false, traffic: 0 } })
  })
})

it('a dry run says what a commit would, stands in the log as a check, and publishes nothing', async () => {
  const build = await built()
  const answer = await client().publish(build, { dryRun: true })
  expect(answer).toMatchObject({ status: 200, body: done })
  expect(await publishedVersions('mf-a')).not.toContain(answer.body['version'])
  expect((await entriesOf()).at(-1)).toMatchObject({ action: 'check', outcome: 'done' })
  expect(await client().publish(build)).toMatchObject({ status: 201, body: done })
})

it('has accepted over forty, and stored them whole', async () => {
  expect(plain.length + ways.length).toBeGreaterThanOrEqual(40)
  expect((await run('verify')).out).toMatch(/every stored file is as it was published/)
})
