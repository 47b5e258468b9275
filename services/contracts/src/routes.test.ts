import type { ComposedRemote } from './composition.ts'
import { describe, expect, it } from 'vitest'
import { findRoute, findShellRoute, hasParameter, pathOf, reservedOver } from './routes.ts'

const remote = (name: string, paths: string[]): ComposedRemote => ({
  name,
  version: '1.0.0',
  contract: '1.0.0',
  entry: `/releases/${name}/1.0.0/remote.js`,
  boot: [],
  routes: paths.map((path) => ({ path, title: path, description: path, page: 'p', prerender: true })),
})
const remotes = [
  remote('mf-events', ['/', '/sports', '/hotel/:id']),
  remote('mf-legal', ['/terms', '/hotel/of-the-year']),
]

describe('findRoute', () => {
  it.each([
    ['/', 'mf-events', '/'],
    ['/sports', 'mf-events', '/sports'],
    ['/sports/', 'mf-events', '/sports'],
    ['/terms', 'mf-legal', '/terms'],
  ])('finds the route of %s in %s', (path, name, route) => {
    const found = findRoute(remotes, path)
    expect([found?.remote.name, found?.route.path]).toEqual([name, route])
  })
  it.each(['/nowhere', '/terms/more', '//terms', '/Terms'])('finds no route for %s', (path) =>
    expect(findRoute(remotes, path)).toBeNull(),
  )
  it.each([
    ['/hotel/osm-1', 'osm-1'],
    ['/hotel/osm-1/', 'osm-1'],
    ['/hotel/caf%C3%A9%2F7', 'café/7'],
  ])('reads the parameter of %s', (path, id) => {
    const found = findRoute(remotes, path)
    expect([found?.route.path, found?.params]).toEqual(['/hotel/:id', { id }])
  })
  it('finds a route by its own pattern, as it is prerendered', () =>
    expect(findRoute(remotes, '/hotel/:id')).toMatchObject({ route: { path: '/hotel/:id' }, params: { id: ':id' } }))
  it('prefers an exact path', () =>
    expect(findRoute(remotes, '/hotel/of-the-year')).toMatchObject({ remote: { name: 'mf-legal' }, params: {} }))
  it.each([
    '/hotel',
    '/hotel/',
    '/hotel/a/b',
    '/hotel/%E0%A4',
    '/hotel/a%00',
    '/hotel/a%0d%0ab',
    '/hotel/%20a',
    '/hotel/\ud800',
    `/hotel/${'x'.repeat(121)}`,
  ])('finds no route for %s', (path) => expect(findRoute(remotes, path)).toBeNull())
})

describe('pathOf', () => {
  it.each([
    ['/terms', {}, '/terms'],
    ['/hotel/:id', { id: 'osm-1' }, '/hotel/osm-1'],
    ['/hotel/:id', { id: 'café/7?<' }, '/hotel/caf%C3%A9%2F7%3F%3C'],
  ])('of %s with %o is %s', (path, params, filled) => expect(pathOf({ path }, params)).toBe(filled))
  it.each(['/hotel/%63af%c3%a9', '/hotel/café/'])('is one for every spelling: %s', (path) => {
    const found = findRoute(remotes, path)
    expect(found && pathOf(found.route, found.params)).toBe('/hotel/caf%C3%A9')
  })
})

describe('hasParameter', () => {
  it.each([
    ['/hotel/:id', true],
    ['/hotel', false],
    ['/', false],
  ])('of %s is %s', (path, has) => expect(hasParameter({ path })).toBe(has))
})

describe('findShellRoute', () => {
  it.each([
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/auth/callback', '/auth/callback'],
  ])('finds the page of the shell at %s', (path, route) => expect(findShellRoute(path)?.path).toBe(route))
  it.each(['/', '/auth', '/login/more'])('finds none at %s', (path) => expect(findShellRoute(path)).toBeNull())
})

describe('reservedOver', () => {
  it.each([
    ['/login', '/login'],
    ['/releases/mf-a', '/releases'],
    ['/auth/callback', '/auth'],
  ])('%s lies under %s', (path, reserved) => expect(reservedOver(path)).toBe(reserved))
  it.each(['/', '/log', '/loginfo', '/terms/login'])('%s is free', (path) => expect(reservedOver(path)).toBeUndefined())
})
