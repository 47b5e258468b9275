import { expect, it } from 'vitest'
import { remoteLoads } from './remote-loads.ts'

const file = (path: string, startTime: number, responseEnd: number) => ({
  name: `https://host.example/releases/${path}`,
  startTime,
  responseEnd,
})

it('adds up the files of one load for each remote', () =>
  expect(
    remoteLoads([
      file('mf-events/1.2.0/assets/page.js', 150, 400),
      file('mf-events/1.2.0/entry.js', 100, 180),
      file('shell/1.0.0/main.js', 10, 90),
      file('mf-legal/0.1.0-beta.1/entry.js', 5000, 5060.6),
      { name: 'https://host.example/fonts/a.woff2', startTime: 1, responseEnd: 2 },
    ]),
  ).toEqual([
    { name: 'mf-events', version: '1.2.0', ms: 300 },
    { name: 'mf-legal', version: '0.1.0-beta.1', ms: 61 },
  ]))

it('leaves out later pages of a loaded remote, and files that failed', () =>
  expect(
    remoteLoads([
      file('mf-events/1.2.0/entry.js', 100, 180),
      file('mf-events/1.2.0/late.js', 9000, 9900),
      file('mf-events/1.2.0/missing.js', 120, 0),
    ]),
  ).toEqual([{ name: 'mf-events', version: '1.2.0', ms: 80 }]))

it('counts a retry under its version', () =>
  expect(remoteLoads([file('mf-events/1.2.0~1/entry.js', 0, 50)])).toEqual([
    { name: 'mf-events', version: '1.2.0', ms: 50 },
  ]))
