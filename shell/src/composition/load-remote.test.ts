import { expect, it } from 'vitest'
import { loadRemote } from './load-remote.ts'

const entry = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`

it('gives what an entry exports as its remote', async () =>
  expect(await loadRemote('mf-a', entry(`export const remote = { contract: '2.0.0', pages: {} }`))).toEqual({
    contract: '2.0.0',
    pages: {},
  }))

it.each(['', 'export const get = () => {}, init = () => {}', 'export const remote = { pages: {} }'])(
  'refuses an entry that exports no remote: %j',
  async (source) => expect(loadRemote('mf-a', entry(source))).rejects.toThrow('mf-a: exposes no remote'),
)
