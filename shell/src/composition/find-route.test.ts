import type { ComposedRemote } from '@site/contracts/composition'
import { describe, expect, it } from 'vitest'
import { findRoute } from './find-route.ts'

const remote = (name: string, paths: string[]): ComposedRemote => ({
  name,
  version: '1.0.0',
  contract: '1.0.0',
  entry: `/releases/${name}/1.0.0/remoteEntry.js`,
  boot: [],
  routes: paths.map((path) => ({ path, title: path, description: path, page: 'p', prerender: true })),
})
const remotes = [remote('mf-events', ['/', '/sports']), remote('mf-legal', ['/terms'])]

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
})
