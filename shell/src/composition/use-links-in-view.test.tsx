import type { ComposedRemote, Composition } from '@site/contracts/composition'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RemoteModuleCache } from './remote-module-cache.ts'
import { createCompositionStore } from './store.ts'
import { useLinksInView } from './use-links-in-view.ts'

const remote: ComposedRemote = {
  name: 'mf-a',
  version: '1.0.0',
  contract: '1.0.0',
  entry: '/releases/mf-a/1.0.0/entry.js',
  boot: [],
  routes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((page) => ({
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
  const download = vi.fn<RemoteModuleCache['download']>()
  const compositions = createCompositionStore({ ...composition, remotes: [] }, async () => composition)
  const Page = () => {
    useLinksInView(compositions, { download })
    return Object.keys(links).map((href) => (
      <a key={href} href={href}>
        {href}
      </a>
    ))
  }
  const { container } = render(<Page />)
  let scrolled = 0
  for (const link of container.querySelectorAll('a'))
    link.getBoundingClientRect = () => new DOMRect(0, (links[link.getAttribute('href') ?? ''] ?? 0) - scrolled, 100, 20)
  await compositions.refresh()
  return {
    downloaded: () => download.mock.calls.map(([, page]) => page),
    scroll: (by: number) => {
      scrolled += by
      document.dispatchEvent(new Event('scroll'))
    },
  }
}

it('downloads what links in view lead to, each once, and the rest when they come into view', async () => {
  const { downloaded, scroll } = await setUp({ '/a': 10, '/a?near=x': 40, '/b': 5000, '/nobody': 10 })
  expect(downloaded()).toEqual(['a'])
  scroll(4500)
  scroll(0)
  expect(downloaded()).toEqual(['a', 'b'])
})

it('downloads no more than a few', async () => {
  const links = Object.fromEntries(remote.routes.map(({ path }) => [path, 10]))
  const { downloaded, scroll } = await setUp(links)
  scroll(0)
  expect(downloaded()).toHaveLength(6)
})

it('downloads nothing for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  expect((await setUp({ '/a': 10 })).downloaded()).toEqual([])
})
