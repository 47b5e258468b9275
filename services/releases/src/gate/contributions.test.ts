import type { ContributionsDefinition } from '@site/contracts/contributions'
import type { Release } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { addRelease, promote } from '../registry/promote-and-canary.ts'
import { fakeRelease, fakeRoute, registryOf } from '../testing/fake-release.ts'
import { addGated, breaks } from './gate.ts'

const remote = (name: string, contributions: ContributionsDefinition, version = '1.0.0', rest: Partial<Release> = {}) =>
  fakeRelease(name, version, {
    routes: [fakeRoute(`/${name.slice(3)}`)],
    pages: { page: { js: [], css: [] }, card: { js: ['card.js'], css: [] } },
    files: { 'entry.js': { integrity: 'sha384-x', bytes: 1000 }, 'card.js': { integrity: 'sha384-x', bytes: 5000 } },
    contributions,
    ...rest,
  })
const shell = fakeRelease('shell', '1.0.0', {
  contributions: { dialogs: [{ name: 'waitlist', component: 'waitlist' }] } satisfies ContributionsDefinition,
})
const link = (id: string, order: number, to: string, rest: object = {}) => ({ id, order, label: id, to, ...rest })
const slots = (props: number, bytes = 50_000) => ({ slots: [{ name: 'mf-a/below', props, bytes }] })
const fills = { fills: [{ slot: 'mf-a/below', props: 1, order: 1, component: 'card' }] }

/** What stands in the way of publishing the last one beside the others, which are live. */
const refused = (...releases: readonly Release[]): string[] => {
  const live = registryOf(shell, ...releases.slice(0, -1))
  const last = releases.at(-1)
  if (last === undefined) return []
  return breaks(live, promote(addRelease(live, last), last.name, last.version))
}

describe('two releases that want the same', () => {
  it.each<[string, ContributionsDefinition, ContributionsDefinition, string]>([
    [
      'id in the nav',
      { links: [link('x', 1, '/a')] },
      { links: [link('x', 2, '/b')] },
      "nav: 'x' is claimed by mf-a@1.0.0 and by mf-b@1.0.0",
    ],
    [
      'place in the bar',
      { menus: [{ id: 'm', order: 5, label: 'M' }], links: [link('in', 1, '/a', { menu: 'm' })] },
      { links: [link('y', 5, '/b')] },
      'nav: order 5 in the bar is claimed by mf-a@1.0.0 and by mf-b@1.0.0',
    ],
    [
      'place in a menu',
      { menus: [{ id: 'm', order: 5, label: 'M' }], links: [link('in', 1, '/a', { menu: 'm' })] },
      { links: [link('y', 1, '/b', { menu: 'm' })] },
      "nav: order 1 in the menu 'm' is claimed by mf-a@1.0.0 and by mf-b@1.0.0",
    ],
    [
      'place in a footer column',
      { footer: [{ ...link('x', 1, '/a'), column: 'legal' }] },
      { footer: [{ ...link('y', 1, '/b'), column: 'legal' }] },
      "footer: order 1 in the column 'legal' is claimed by mf-a@1.0.0 and by mf-b@1.0.0",
    ],
    [
      'name of a dialog',
      { dialogs: [{ name: 'd', component: 'card' }] },
      { dialogs: [{ name: 'd', component: 'card' }] },
      "dialog: 'd' is claimed by mf-a@1.0.0 and by mf-b@1.0.0",
    ],
    [
      'page after signing in',
      { afterSignIn: '/a' },
      { afterSignIn: '/b' },
      'sign-in: the page after it is claimed by mf-a@1.0.0 and by mf-b@1.0.0',
    ],
  ])('are refused by %s, and both are named', (_, a, b, message) =>
    expect(refused(remote('mf-a', a), remote('mf-b', b))).toEqual([message]),
  )

  it('are no conflict as versions of one remote', () => {
    const contributions = { links: [link('x', 1, '/a')], footer: [{ ...link('x', 1, '/a'), column: 'legal' as const }] }
    expect(refused(remote('mf-a', contributions), remote('mf-a', contributions, '2.0.0'))).toEqual([])
  })

  it('may have the same order in different places', () =>
    expect(
      refused(
        remote('mf-a', { links: [link('x', 1, '/a')] }),
        remote('mf-b', { links: [link('y', 1, '/b', { button: true })] }),
      ),
    ).toEqual([]))
})

it('refuses a link to a page that the remote does not serve itself', () =>
  expect(refused(remote('mf-b', { links: [link('x', 1, '/elsewhere')] }))).toEqual([
    "nav: 'x' of mf-b@1.0.0 leads to /elsewhere, which mf-b@1.0.0 does not serve",
  ]))

it('refuses a link into a menu that nobody has', () =>
  expect(refused(remote('mf-b', { links: [link('x', 1, '/b', { menu: 'gone' })] }))).toEqual([
    "nav: 'x' of mf-b@1.0.0 stands in the menu 'gone', which no live release has",
  ]))

describe('a slot', () => {
  it.each<[string, ContributionsDefinition, ContributionsDefinition, readonly string[]]>([
    ['is filled as it is offered', slots(1), fills, []],
    [
      'is refused where its owner does not offer it',
      {},
      fills,
      ['slot: mf-b@1.0.0 fills mf-a/below, mf-a@1.0.0 does not offer it'],
    ],
    [
      'is refused for another version of its props',
      slots(2),
      fills,
      ['slot: mf-b@1.0.0 fills mf-a/below for version 1 of its props, mf-a@1.0.0 passes on version 2'],
    ],
    [
      'is refused over its size',
      slots(1, 5999),
      fills,
      ['slot: mf-b@1.0.0 loads 6,000 bytes to fill mf-a/below, mf-a@1.0.0 allows 5,999'],
    ],
    [
      'is refused where the build has no such part',
      slots(1),
      { fills: [{ slot: 'mf-a/below', props: 1, order: 1, component: 'gone' }] },
      ["slot: mf-a/below is given to the part 'gone', mf-b@1.0.0 has none"],
    ],
  ])('%s', (_, owner, filler, problems) =>
    expect(refused(remote('mf-a', owner), remote('mf-b', filler))).toEqual(problems),
  )

  it('is refused where its owner is not live', () =>
    expect(refused(remote('mf-b', fills))).toEqual(['slot: mf-b@1.0.0 fills mf-a/below, mf-a is not live']))

  it('cannot be taken away, or changed, while a live release fills it', () => {
    const live = [remote('mf-a', slots(1)), remote('mf-b', fills)]
    expect(refused(...live, remote('mf-a', {}, '2.0.0'))).toEqual([
      'slot: mf-b@1.0.0 fills mf-a/below, mf-a@2.0.0 does not offer it',
    ])
    expect(refused(...live, remote('mf-a', slots(2), '2.0.0'))).toHaveLength(1)
  })

  it('carries the name of its owner', () =>
    expect(refused(remote('mf-b', slots(1)))).toEqual([
      'slot: mf-b@1.0.0 offers mf-a/below; its slots are named mf-b/…',
    ]))
})

describe('a dialog', () => {
  it('must be there for whoever opens it', () =>
    expect(refused(remote('mf-b', { opens: ['gone'] }))).toEqual([
      "dialog: mf-b@1.0.0 opens 'gone', which no live release has",
    ]))

  it('cannot be taken away while another release opens it, and both are named', () => {
    const owner = remote('mf-a', { dialogs: [{ name: 'd', component: 'card' }] })
    const opener = remote('mf-b', { opens: ['d'] })
    expect(refused(owner, opener, remote('mf-a', {}, '2.0.0'))).toContain(
      "dialog: mf-b@1.0.0 opens 'd', mf-a@2.0.0 does not have it",
    )
  })

  it('of a shell that is older than contributions is known', () => {
    const old = registryOf(fakeRelease('shell', '1.0.0'))
    expect(() => addGated(old, remote('mf-b', { opens: ['waitlist', 'partner-contact'] }))).not.toThrow()
  })
})
