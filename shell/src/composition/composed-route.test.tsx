import type { ComposedRemote, Composition } from '@site/contracts/composition'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { SiteContext, type Site } from '../site-context.ts'
import { RemoteModuleCache } from './remote-module-cache.ts'
import { createCompositionStore } from './store.ts'
import { usePinnedRoute } from './composed-route.tsx'

const remote = (version: string): ComposedRemote => ({
  name: 'mf-a',
  version,
  contract: '1.0.0',
  entry: '',
  boot: [],
  routes: ['/a', '/b', '/c/:id'].map((path) => ({ path, title: path, description: path, page: 'p', prerender: true })),
})
const composition = (version: string): Composition => ({ id: version, shell: '1', remotes: [remote(version)] })

const setUp = (fetched: Composition = composition('2.0.0')) => {
  const compositions = createCompositionStore(composition('1.0.0'), async () => fetched)
  const site: Site = {
    state: {
      composition: composition('1.0.0'),
      notFound: null,
      backend: { publicUrl: '', anonKey: '' },
      canonicalHost: '',
      extraHosts: [],
      overrides: {},
      unknownOverrides: [],
    },
    origin: '',
    overrides: {},
    compositions,
    pages: new RemoteModuleCache(() => undefined),
    report: () => undefined,
    enter: () => undefined,
    measures: new Set(),
  }
  const wrapper = ({ children }: { children: ReactNode }) => <SiteContext value={site}>{children}</SiteContext>
  const hook = renderHook(({ path }) => usePinnedRoute(path), { wrapper, initialProps: { path: '/a' } })
  return { compositions, hook, version: () => hook.result.current.found?.remote.version }
}

it('applies a newer composition at the next navigation, not to the open page', async () => {
  const { compositions, hook, version } = setUp()
  await act(() => compositions.refresh(true))
  expect(version()).toBe('1.0.0')
  hook.rerender({ path: '/b' })
  expect(version()).toBe('2.0.0')
})

it('applies a newer composition at once after a failure', async () => {
  const { compositions, hook, version } = setUp()
  await act(() => compositions.refresh(true))
  act(() => hook.result.current.repin())
  expect(version()).toBe('2.0.0')
})

it('keeps its route when the same version comes with hashes, and its fields in another order', async () => {
  const { routes, boot, ...rest } = remote('1.0.0')
  const { compositions, hook } = setUp({
    ...composition('1.0.0'),
    remotes: [{ integrity: { a: 'h' }, routes, boot, ...rest }],
  })
  const before = hook.result.current.found
  await act(() => compositions.refresh(true))
  act(() => hook.result.current.repin())
  expect(hook.result.current.found).toBe(before)
})

it('keeps its route when the registry says more of its pages than the page itself did', async () => {
  const { routes, ...rest } = remote('1.0.0')
  const more = routes.map((route) => ({ ...route, structuredData: 'WebPage' as const }))
  const { compositions, hook } = setUp({ ...composition('1.0.0'), remotes: [{ ...rest, routes: more }] })
  const before = hook.result.current.found
  await act(() => compositions.refresh(true))
  act(() => hook.result.current.repin())
  expect(hook.result.current.found).toBe(before)
})

it('takes what the registry says differently of the same version', async () => {
  const { compositions, hook } = setUp({
    ...composition('1.0.0'),
    remotes: [{ ...remote('1.0.0'), contract: '2.0.0' }],
  })
  await act(() => compositions.refresh(true))
  act(() => hook.result.current.repin())
  expect(hook.result.current.found?.remote.contract).toBe('2.0.0')
})

it('finds no remote for an unknown path', () => {
  const { hook } = setUp()
  hook.rerender({ path: '/nowhere' })
  expect(hook.result.current.found).toBeNull()
})

it('gives the parameter of the path, the same object until the path changes', () => {
  const { hook } = setUp()
  expect(hook.result.current.found?.params).toEqual({})
  hook.rerender({ path: '/c/caf%C3%A9' })
  const { params } = hook.result.current.found ?? {}
  expect(params).toEqual({ id: 'café' })
  hook.rerender({ path: '/c/caf%C3%A9' })
  expect(hook.result.current.found?.params).toBe(params)
  hook.rerender({ path: '/c/2' })
  expect(hook.result.current.found).toMatchObject({ route: { path: '/c/:id' }, params: { id: '2' } })
})
