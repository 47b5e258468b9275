import type { Registry, Release } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { addRelease, canary, promote } from '../registry/promote-and-canary.ts'
import { fakeRelease } from '../testing/fake-release.ts'
import { events, files, legal, liveSite, pages, planner, routes, sharedModules, shell } from '../testing/live-site.ts'
import { addGated, breaks, gate } from './gate.ts'

const without = (name: keyof typeof sharedModules, dropped: string) => ({
  ...sharedModules,
  [name]: sharedModules[name].filter((each) => each !== dropped),
})
/** The site with a canary at 10 %, which must stay compatible too. */
const withCanary = (release: Release) => canary(addRelease(liveSite(), release), release.name, release.version, 10)

/** The site with guides at `/guide/:id`, to one of which another remote links. */
const withGuide = () =>
  [
    events('1.1.0', { routes: routes('/', '/sports', '/flights', '/guide/:id') }),
    legal('1.1.0', { links: ['/guide/opera'] }),
  ].reduce((site, release) => promote(addRelease(site, release), release.name, release.version), liveSite())

/** The site with a shell that says which versions it provides. */
const withShell = (sharedVersions: Record<string, string>) =>
  promote(addRelease(liveSite(), shell('1.1.0', { sharedVersions })), 'shell', '1.1.0')

const breaking: [string, Release, string, (() => Registry)?][] = [
  [
    'a remote for a newer contract',
    planner('1.1.0', { contract: '2.0.0' }),
    'contract: mf-planner@1.1.0 is built for contract 2.0.0, shell@1.0.0 speaks 1.0.0',
  ],
  [
    'a remote for an older contract',
    planner('1.1.0', { contract: '0.9.0' }),
    'contract: mf-planner@1.1.0 is built for contract 0.9.0, shell@1.0.0 speaks 1.0.0',
  ],
  [
    'a shell with a newer contract than the remotes',
    shell('2.0.0', { contract: '2.0.0' }),
    'contract: mf-legal@1.0.0 is built for contract 1.0.0, shell@2.0.0 speaks 2.0.0',
  ],
  [
    'a remote for another React',
    planner('1.1.0', { sharedVersions: { react: '^18.2.0' } }),
    'shared version: mf-planner@1.1.0 accepts react ^18.2.0, shell@1.1.0 provides 19.3.1',
    () => withShell({ react: '19.3.1' }),
  ],
  [
    'a remote for a newer React than the live shell',
    planner('1.1.0', { sharedVersions: { react: '^19.4.0' } }),
    'shared version: mf-planner@1.1.0 accepts react ^19.4.0, shell@1.1.0 provides 19.3.1',
    () => withShell({ react: '19.3.1' }),
  ],
  [
    'a remote for a package that is not shared',
    planner('1.1.0', { sharedVersions: { zustand: '^5.0.0' } }),
    'shared version: mf-planner@1.1.0 accepts zustand ^5.0.0, shell@1.1.0 does not share it',
    () => withShell({ react: '19.3.1' }),
  ],
  [
    'nothing exposed',
    planner('1.1.0', { exposes: null }),
    "exposed module: shell@1.0.0 loads './remote', mf-planner@1.1.0 exposes nothing",
  ],
  [
    'another module exposed',
    events('1.1.0', { exposes: './App' }),
    "exposed module: shell@1.0.0 loads './remote', mf-events@1.1.0 exposes ./App",
  ],
  [
    'a route whose page is gone',
    events('1.1.0', { pages: {} }),
    "exposed module: shell@1.0.0 would show page 'page' at /sports, mf-events@1.1.0 has none",
  ],
  [
    'a route the shell links to',
    planner('1.1.0', { routes: routes('/plan/builder') }),
    'route: shell@1.0.0 links to /plan, mf-planner@1.1.0 does not serve it',
  ],
  [
    'a route another remote links to',
    planner('1.1.0', { routes: routes('/plan') }),
    'route: mf-events@1.0.0 links to /plan/builder, mf-planner@1.1.0 does not serve it',
  ],
  [
    'a renamed route',
    legal('1.1.0', { routes: routes('/conditions', '/faq') }),
    'route: mf-planner@1.0.0 links to /terms, mf-legal@1.1.0 does not serve it',
  ],
  [
    'a route a canary links to',
    planner('1.1.0', { routes: routes('/plan', '/plan/builder') }),
    'route: mf-events@1.1.0 links to /plan/hidden, mf-planner@1.1.0 does not serve it',
    () => withCanary(events('1.1.0', { links: ['/plan/hidden'] })),
  ],
  [
    'the home page',
    events('1.1.0', { routes: routes('/sports', '/flights') }),
    'route: shell@1.0.0 links to /, mf-events@1.1.0 does not serve it',
  ],
  [
    'an export the shell does not share',
    planner('1.1.0', { sharedModules: { react: ['useOptimistic'] } }),
    "shared module: mf-planner@1.1.0 uses 'useOptimistic' of 'react', shell@1.0.0 does not share it",
  ],
  [
    'a package the shell does not share',
    legal('1.1.0', { sharedModules: { zustand: ['create'] } }),
    "shared module: mf-legal@1.1.0 uses 'create' of 'zustand', shell@1.0.0 does not share it",
  ],
  [
    'a shell that shares less',
    shell('1.1.0', { sharedModules: without('react', 'useEffect') }),
    "shared module: mf-planner@1.0.0 uses 'useEffect' of 'react', shell@1.1.0 does not share it",
  ],
  [
    'a shell that shares less than a canary uses',
    shell('1.1.0', { sharedModules: without('react', 'useId') }),
    "shared module: mf-events@1.1.0 uses 'useId' of 'react', shell@1.1.0 does not share it",
    () => withCanary(events('1.1.0', { sharedModules: { react: ['useId'] } })),
  ],
  [
    'an export that only one of two live shells shares',
    planner('1.1.0', { sharedModules: { react: ['useMemo'] } }),
    "shared module: mf-planner@1.1.0 uses 'useMemo' of 'react', shell@1.0.0 does not share it",
    () =>
      withCanary(shell('1.1.0', { sharedModules: { ...sharedModules, react: [...sharedModules.react, 'useMemo'] } })),
  ],
  [
    'a path another remote has',
    planner('1.1.0', { routes: routes('/plan', '/plan/builder', '/plan/hidden', '/faq') }),
    'path: /faq is claimed by mf-planner@1.1.0 and by mf-legal@1.0.0',
  ],
  [
    'a new remote on a taken path',
    fakeRelease('mf-new', '1.0.0', { routes: routes('/sports'), pages, files }),
    'path: /sports is claimed by mf-events@1.0.0 and by mf-new@1.0.0',
  ],
  [
    'a path of the shell',
    legal('1.1.0', { routes: routes('/terms', '/faq', '/auth/callback') }),
    'path: mf-legal@1.1.0 claims /auth/callback, shell@1.0.0 keeps /auth for itself',
  ],
  [
    'a path twice',
    legal('1.1.0', { routes: routes('/terms', '/faq', '/faq') }),
    'path: mf-legal@1.1.0 claims /faq twice',
  ],
  [
    'a path with a parameter that another remote has',
    planner('1.1.0', { routes: routes('/plan', '/plan/builder', '/plan/hidden', '/guide/:id') }),
    'path: /guide/:id is claimed by mf-events@1.1.0 and by mf-planner@1.1.0',
    () => withCanary(events('1.1.0', { routes: routes('/', '/sports', '/flights', '/guide/:id') })),
  ],
  [
    'a path with a parameter that the shell keeps',
    legal('1.1.0', { routes: routes('/terms', '/faq', '/auth/:id') }),
    'path: mf-legal@1.1.0 claims /auth/:id, shell@1.0.0 keeps /auth for itself',
  ],
  [
    'a route with a parameter, one of whose pages another remote links to',
    events('1.2.0', { routes: routes('/', '/sports', '/flights') }),
    'route: mf-legal@1.1.0 links to /guide/opera, mf-events@1.2.0 does not serve it',
    withGuide,
  ],
  [
    'too heavy a page',
    planner('1.1.0', { files: { ...files, 'page.js': { integrity: 'x', bytes: 250_000 } } }),
    "budget: mf-planner@1.1.0 loads 251,000 bytes for its boot files and page 'page', the budget is 200,000; since mf-planner@1.0.0 page.js grew most, by 245,000",
  ],
  [
    'too heavy a shell',
    shell('1.1.0', { files: { 'entry.js': { integrity: 'x', bytes: 900_000 } } }),
    'budget: shell@1.1.0 loads 900,000 bytes for its boot files, the budget is 560,000; since shell@1.0.0 entry.js grew most, by 899,000',
  ],
  [
    'a file its build lacks',
    events('1.1.0', { boot: { js: ['entry.js', 'gone.js'], css: [] } }),
    "file: mf-events@1.1.0 needs 'gone.js', its build does not contain it",
  ],
]

const compatible: [string, Release, (() => Registry)?][] = [
  ['the same again', planner('1.1.0')],
  ['a newer minor of the contract', planner('1.1.0', { contract: '1.9.0' })],
  ['a shell with a newer minor', shell('1.1.0', { contract: '1.4.2' })],
  ['a new route', planner('1.1.0', { routes: routes('/plan', '/plan/builder', '/plan/hidden', '/plan/new') })],
  ['a route nobody links to, dropped', planner('1.1.0', { routes: routes('/plan', '/plan/builder') })],
  ['a route only itself links to, dropped', legal('1.1.0', { routes: routes('/terms'), links: [] })],
  [
    'a page renamed with its route',
    planner('1.1.0', {
      pages: { other: { js: ['page.js'], css: [] } },
      routes: routes('/plan', '/plan/builder').map((route) => ({ ...route, page: 'other' })),
    }),
  ],
  [
    'a new title',
    planner('1.1.0', { routes: routes('/plan', '/plan/builder').map((route) => ({ ...route, title: 'Another' })) }),
  ],
  [
    'another shared export',
    planner('1.1.0', { sharedModules: { react: ['useState', 'useId'], '@stageside/kit': ['useHost'] } }),
  ],
  [
    'a range that holds what the shell provides',
    planner('1.1.0', { sharedVersions: { react: '^18.2.0 || ^19.0.0' } }),
    () => withShell({ react: '19.3.1', zustand: '5.0.1' }),
  ],
  ['ranges beside a shell that names no versions', planner('1.1.0', { sharedVersions: { react: '^18.2.0' } })],
  ['fewer shared exports', planner('1.1.0', { sharedModules: {} })],
  ['a shell that shares more', shell('1.1.0', { sharedModules: { ...sharedModules, zustand: ['create'] } })],
  ['a shell that drops an export nobody uses', shell('1.1.0', { sharedModules: without('@stageside/kit', 'useHost') })],
  ['a shell that links elsewhere', shell('1.1.0', { links: ['/faq', '/sports'] })],
  ['more links to other remotes', events('1.1.0', { links: ['/terms', '/faq', '/plan'] })],
  ['a link to a page that does not exist yet', events('1.1.0', { links: ['/soon'] })],
  ['a new remote on its own path', fakeRelease('mf-new', '1.0.0', { routes: routes('/new'), pages, files })],
  ['a path that begins like a reserved one', legal('1.1.0', { routes: routes('/terms', '/faq', '/authors') })],
  ['a route with a parameter', events('1.1.0', { routes: routes('/', '/sports', '/flights', '/guide/:id') })],
  [
    "an exact path under another remote's path with a parameter",
    planner('1.1.0', { routes: routes('/plan', '/plan/builder', '/plan/hidden', '/guide/today') }),
    withGuide,
  ],
  [
    'a path with a parameter over an exact path of another remote',
    events('1.1.0', { routes: routes('/', '/sports', '/flights', '/plan/:id') }),
  ],
  [
    'exact paths in place of a parameter, where all that is linked to is served',
    events('1.2.0', { routes: routes('/', '/sports', '/flights', '/guide/opera') }),
    withGuide,
  ],
  [
    'a heavier page within its budget',
    planner('1.1.0', { files: { ...files, 'page.js': { integrity: 'x', bytes: 199_000 } } }),
  ],
  [
    'another entry file',
    planner('1.1.0', {
      entry: 'next.js',
      boot: { js: ['next.js'], css: [] },
      files: { ...files, 'next.js': { integrity: 'z', bytes: 10 } },
    }),
  ],
  [
    'a path that its previous owner gave up',
    events('1.1.0', { routes: routes('/', '/sports', '/flights', '/plan/hidden') }),
    () =>
      promote(
        addRelease(liveSite(), planner('1.1.0', { routes: routes('/plan', '/plan/builder') })),
        'mf-planner',
        '1.1.0',
      ),
  ],
  [
    'a fix while another release has a problem',
    legal('1.1.0'),
    () => promote(addRelease(liveSite(), events('0.1.0', { contract: '0.1.0' })), 'mf-events', '0.1.0'),
  ],
]

describe('the contract gate', () => {
  it('has at least twenty cases of each kind', () =>
    expect([breaking.length >= 20, compatible.length >= 20]).toEqual([true, true]))

  it.each(breaking)('refuses %s', (_, release, message, site = liveSite) => {
    const registry = site()
    expect(() => addGated(registry, release)).toThrow(message)
    expect(() => addGated(registry, release)).toThrow(`${release.name}@${release.version} is refused:`)
    // A release that was added without the gate is refused at promotion and as a canary.
    const added = addRelease(registry, release)
    if (registry.microFrontends[release.name] === undefined) return
    for (const shift of [
      promote(added, release.name, release.version),
      canary(added, release.name, release.version, 5),
    ])
      expect(() => gate('promoting it', added, shift)).toThrow(message)
  })

  it.each(compatible)('accepts %s', (_, release, site = liveSite) => {
    const added = addGated(site(), release)
    expect(breaks(site(), promote(added, release.name, release.version))).toEqual([])
  })

  it('names every counterpart that is broken', () =>
    expect(
      breaks(liveSite(), promote(addRelease(liveSite(), shell('2.0.0', { contract: '2.0.0' })), 'shell', '2.0.0')),
    ).toHaveLength(3))
})
