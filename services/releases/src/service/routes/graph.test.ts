import { releaseGraph } from '@site/contracts/release-graph'
import { describe, expect, it } from 'vitest'
import { addRelease } from '../../registry/promote-and-canary.ts'
import { fakeRelease, fakeRoute, registryOf } from '../../testing/fake-release.ts'
import { graphOf } from './graph.ts'

const page = { js: [], css: [] }
const registry = addRelease(
  registryOf(
    fakeRelease('shell', '1.0.0', { sharedVersions: { react: '19.3.1' } }),
    fakeRelease('mf-host', '1.0.0', {
      routes: [fakeRoute('/host')],
      pages: { page },
      contributions: {
        menus: [{ id: 'more', order: 1, label: 'More' }],
        slots: [{ name: 'mf-host/below', props: 1, bytes: 9000 }],
      },
    }),
    fakeRelease('mf-guest', '1.0.0', {
      routes: [fakeRoute('/guest')],
      pages: { page, card: page },
      sharedVersions: { react: '^19.0.0' },
      contributions: {
        links: [{ id: 'guest', order: 2, label: 'Guest', to: '/guest', menu: 'more' }],
        fills: [{ slot: 'mf-host/below', props: 1, order: 1, component: 'card' }],
      },
    }),
  ),
  fakeRelease('mf-host', '2.0.0', { routes: [fakeRoute('/host')], pages: { page } }),
)
const graph = graphOf(registry)

describe('the graph of releases', () => {
  it('is what consoles read', () => expect(releaseGraph.safeParse(graph).success).toBe(true))

  it('tells who needs what of whom', () =>
    expect(graph.edges.map(({ from, to, kind, what, range }) => [from, to, kind, what, range])).toEqual([
      ['mf-guest', 'mf-host', 'slot', 'mf-host/below', 'props 1'],
      ['mf-guest', 'mf-host', 'contribution', 'menu more', undefined],
      ['mf-host', 'shell', 'contract', 'contract', '1.x'],
      ['mf-guest', 'shell', 'shared', 'react', '^19.0.0'],
      ['mf-guest', 'shell', 'contract', 'contract', '1.x'],
    ]))

  it('tells what a version would break if it went live', () => {
    const [newest, live] = graph.remotes.find(({ name }) => name === 'mf-host')?.versions ?? []
    expect(live).toMatchObject({ version: '1.0.0', default: true, slots: ['mf-host/below'], breaks: [] })
    expect(newest?.breaks).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/mf-guest@1\.0\.0 fills mf-host\/below, mf-host@2\.0\.0 does not offer it/),
        expect.stringMatching(/stands in the menu 'more', which no live release has/),
      ]),
    )
  })
})
