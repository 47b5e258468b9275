import { expect, it } from 'vitest'
import { qaRows } from './qa-rows.ts'

const versions = {
  shell: [{ version: '1.0.0', traffic: 100, default: true }],
  'mf-a': [
    { version: '1.1.0', traffic: 10, default: false },
    { version: '1.0.0', traffic: 90, default: true },
  ],
  'mf-b': [{ version: '2.0.0', traffic: 100, default: true }],
}
const remote = (name: string, version: string) => ({
  name,
  version,
  contract: '1.0.0',
  entry: '',
  boot: [],
  routes: [],
})

it('lists the version of each remote, its source and its load time', () => {
  const composition = { id: 'c', shell: '1.0.0', remotes: [remote('mf-a', '1.1.0')] }
  const rows = qaRows(composition, versions, {}, [{ name: 'remote:mf-a@1.1.0#page', duration: 41.6 }])
  expect(rows.map(({ name, version, source, loadedMs }) => [name, version, source, loadedMs])).toEqual([
    ['shell', '1.0.0', 'default', null],
    ['mf-a', '1.1.0', 'canary', 42],
    ['mf-b', '2.0.0', 'default', null],
  ])
})

it('distinguishes a version chosen for this tab from a canary', () => {
  const composition = { id: 'c', shell: '1.0.0', remotes: [remote('mf-a', '1.1.0')] }
  expect(qaRows(composition, versions, { 'mf-a': '1.1.0' }, [])[1]?.source).toBe('chosen for this tab')
})
