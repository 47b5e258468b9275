import { useRoute } from '@stageside/kit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteContext } from '../site-context.ts'
import { fakeRemote, fakeRoute, fakeSite } from '../testing/fake-site.ts'
import { RemoteModuleCache } from './remote-module-cache.ts'
import { RemotePage } from './remote-page.tsx'

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

const setUp = async (first: string) => {
  const site = fakeSite(
    remote,
    new RemoteModuleCache(
      () => undefined,
      async () => ({ Page }),
    ),
  )
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
