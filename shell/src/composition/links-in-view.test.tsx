import type { ComposedRemote, Composition } from '@site/contracts/composition'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SiteContext } from '../site-context.ts'
import { fakeSite } from '../testing/fake-site.ts'
import { LinksInView } from './links-in-view.tsx'
import { RemoteModuleCache } from './remote-module-cache.ts'
import { createCompositionStore } from './store.ts'

const remote: ComposedRemote = {
  name: 'mf-a',
  version: '1.0.0',
  contract: '1.0.0',
  entry: '/releases/mf-a/1.0.0/entry.js',
  boot: [],
  routes: Array.from({ length: 50 }, (_, at) => at.toString(36)).map((page) => ({
    path: `/${page}`,
    page,
    title: 'T',
    description: 'D',
    prerender: true,
  })),
}
const composition: Composition = { id: 'x', shell: '1', remotes: [remote] }

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Links by the distance of each from the top of the window, in px. */
const setUp = async (links: Readonly<Record<string, number>>) => {
  const pages = new RemoteModuleCache(() => undefined)
  const loadAhead = vi.spyOn(pages, 'loadAhead').mockReturnValue()
  const compositions = createCompositionStore({ ...composition, remotes: [] }, async () => composition)
  const { container } = render(
    <SiteContext value={{ ...fakeSite(remote, pages), compositions }}>
      {Object.keys(links).map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
      <LinksInView />
    </SiteContext>,
  )
  let scrolled = 0
  for (const link of container.querySelectorAll('a'))
    link.getBoundingClientRect = () => new DOMRect(0, (links[link.getAttribute('href') ?? ''] ?? 0) - scrolled, 100, 20)
  await compositions.refresh()
  return {
    loaded: () => loadAhead.mock.calls.map(([, page]) => page),
    scroll: (by: number) => {
      scrolled += by
      document.dispatchEvent(new Event('scroll'))
    },
  }
}

it('loads what links in view lead to, each once, and the rest when they come into view', async () => {
  const { loaded, scroll } = await setUp({ '/a': 10, '/a?near=x': 40, '/b': 5000, '/nobody': 10 })
  expect(loaded()).toEqual(['a'])
  scroll(4500)
  scroll(0)
  expect(loaded()).toEqual(['a', 'b'])
})

it('loads no more than a site of this size has, however many there are', async () => {
  const links = Object.fromEntries(remote.routes.map(({ path }) => [path, 10]))
  const { loaded, scroll } = await setUp(links)
  scroll(0)
  expect(loaded()).toHaveLength(40)
})

it('loads nothing for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  expect((await setUp({ '/a': 10 })).loaded()).toEqual([])
})
