import { useRoute } from '@stageside/kit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteContext, type Site } from '../site-context.ts'
import { fakeRemote, fakeRoute, fakeSite } from '../testing/fake-site.ts'
import { RemoteModuleCache } from './remote-module-cache.ts'
import { RemotePage } from './remote-page.tsx'
import { createCompositionStore } from './store.ts'

const Page = () => {
  const { params } = useRoute()
  const [opened] = useState(params['id'])
  if (params['id'] === 'broken') throw new Error('this one cannot be shown')
  return (
    <h1>
      {params['id']}, opened at {opened}
    </h1>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const route = fakeRoute('/thing/:id')
const remote = fakeRemote([route])

const setUp = async (first: string, parts: Partial<Site> = {}) => {
  const pages = new RemoteModuleCache(
    () => undefined,
    async () => ({ Page }),
  )
  const site = { ...fakeSite(remote, pages), ...parts }
  const at = (id: string) => (
    <MemoryRouter>
      <SiteContext value={site}>
        <RemotePage remote={remote} route={route} params={{ id }} onNewComposition={() => undefined} />
      </SiteContext>
    </MemoryRouter>
  )
  const { rerender } = await act(async () => render(at(first)))
  return (id: string) => act(async () => rerender(at(id)))
}

it('stays open for another parameter', async () => {
  const go = await setUp('1')
  expect(screen.getByRole('heading').textContent).toBe('1, opened at 1')
  await go('2')
  expect(screen.getByRole('heading').textContent).toBe('2, opened at 1')
})

it('is tried again for another parameter after it failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const go = await setUp('broken')
  expect(screen.getByTestId('remote-fallback')).toBeTruthy()
  await go('2')
  expect(screen.getByRole('heading').textContent).toBe('2, opened at 2')
  expect(screen.queryByTestId('remote-fallback')).toBeNull()
})

describe('a remote that the visitor comes to within a document', () => {
  const of = { remote: 'mf-a', version: '1.0.0' }
  const composed = (canaries?: string[]) =>
    createCompositionStore({ id: 'x', shell: '1', remotes: [remote], ...(canaries && { canaries }) }, () =>
      Promise.reject(new Error('not asked for')),
    )
  /** A page of another remote was loaded. */
  const elsewhere = { ...fakeSite(remote).state, composition: { id: 'x', shell: '1', remotes: [] } }

  it('is told of while it has a canary', async () => {
    const enter = vi.fn()
    await setUp('1', { state: elsewhere, compositions: composed(['mf-a']), enter })
    expect(enter).toHaveBeenCalledWith(of)
  })
  it('is told of before a failure of its first render', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const told: unknown[] = []
    await setUp('broken', {
      state: elsewhere,
      compositions: composed(['mf-a']),
      enter: (release) => told.push(release),
      report: (_error, _context, options) => told.push(options),
    })
    expect(told[0]).toEqual(of)
    expect(told).toContainEqual({ region: of })
  })
  it.each([
    ['while it has no canary', { state: elsewhere, compositions: composed() }],
    ['while another remote has one', { state: elsewhere, compositions: composed(['mf-b']) }],
    ['where its page was loaded, which the server counted', { compositions: composed(['mf-a']) }],
  ])('is not told of %s', async (_, parts) => {
    const enter = vi.fn()
    await setUp('1', { ...parts, enter })
    expect(enter).not.toHaveBeenCalled()
  })
})
