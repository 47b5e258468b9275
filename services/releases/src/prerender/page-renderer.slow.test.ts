import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildCli } from '../testing/built-cli.ts'
import { fakeRelease, fakeRoute } from '../testing/fake-release.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { startPageRenderer, type PageRenderer } from './page-renderer.ts'

/** A shell that shows what a page of the remote gives for an address and its answers. */
const SHELL = `
export const provideSharedModules = () => {}
export const prerenderPage = () => {}
export const renderAnswers = async (remote, page, bundle, address, { answers }) => ({
  html: await bundle.pages[page](address, answers),
  styles: '',
})`
const REMOTE = `
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
let count = 0
export const remote = {
  pages: {
    list: (address, answers) => \`\${address} \${Object.values(answers).join()} \${(count += 1)}\`,
    throws: () => { throw new Error('a hotel without a name') },
    reads: () => readFileSync('/etc/hostname', 'utf8'),
    secrets: () => JSON.stringify(process.env),
    asks: () => connect(9, '127.0.0.1'),
    hangs: () => { for (;;); },
    ends: () => process.exit(3),
  },
}`

let worker = ''
let renderer: PageRenderer
let ended: Promise<Error>

const start = async (shellCode = SHELL) => {
  const store = memoryStore()
  await store.write('shell/1.0.0/server/prerender.js', Buffer.from(shellCode))
  await store.write('mf-a/1.0.0/server/remote.js', Buffer.from(REMOTE))
  const remote = fakeRelease('mf-a', '1.0.0', { routes: [fakeRoute('/find')] })
  let onEnd: (reason: Error) => void = () => undefined
  ended = new Promise((resolve) => (onEnd = resolve))
  renderer = await startPageRenderer(store, fakeRelease('shell', '1.0.0'), remote, (reason) => onEnd(reason), worker)
}
const page = async (name: string, address = '/find?q=x') =>
  (await renderer.render({ page: name, address, preloaded: { at: 0, answers: { hotels: 'two hotels' } } })).html

beforeAll(async () => {
  worker = join(await buildCli(), 'prerender-worker.js')
})
afterEach(() => renderer.stop())

it('renders pages with their answers, in the order they are asked for, with what was loaded once', async () => {
  await start()
  const pages = await Promise.all(['/find?q=a', '/find?q=b', '/find?q=c'].map((address) => page('list', address)))
  expect(pages).toEqual(['/find?q=a two hotels 1', '/find?q=b two hotels 2', '/find?q=c two hotels 3'])
})

it('gives no page that throws, and the next one all the same', async () => {
  await start()
  await expect(page('throws')).rejects.toThrow('a hotel without a name')
  expect(await page('list')).toBe('/find?q=x two hotels 1')
})

it('may read its folder alone, sees no setting of the server, and asks nobody', async () => {
  await start()
  await expect(page('reads')).rejects.toThrow('restricted')
  expect(await page('secrets')).toBe('{"NODE_ENV":"production"}')
  await expect(page('asks')).rejects.toThrow('the network is not there while pages are rendered')
})

it('holds sixteen orders and no more', async () => {
  await start()
  const asked = Array.from({ length: 20 }, () => page('list').then(() => 'rendered', String))
  const outcomes = await Promise.all(asked)
  expect(outcomes.filter((each) => each === 'rendered')).toHaveLength(16)
  expect(outcomes.at(-1)).toContain('16 pages wait to be rendered already')
})

it('is ended where a page hangs, and says so to all that wait', async () => {
  await start()
  await page('list')
  const asked = [page('hangs'), page('list')].map((each) => each.catch(String))
  expect(await Promise.all(asked)).toEqual([
    expect.stringContaining('no page after 3000 ms'),
    expect.stringContaining('no page after 3000 ms'),
  ])
  expect((await ended).message).toContain('no page after 3000 ms')
  await expect(page('list')).rejects.toThrow('mf-a@1.0.0 is not rendered any more')
})

it('says when it ended by itself, and when its shell is too old', async () => {
  await start()
  await expect(page('ends')).rejects.toThrow('it ended (3)')
  await start('export const provideSharedModules = () => {}\nexport const prerenderPage = () => {}')
  await expect(page('list')).rejects.toThrow('the shell is older than pages with answers')
})
