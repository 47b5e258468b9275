import type { PartModule } from '@stageside/kit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RemoteModuleCache } from '../composition/remote-module-cache.ts'
import { outsideError } from '../host/charge.ts'
import { SiteContext } from '../site-context.ts'
import { fakeRemote, fakeSite } from '../testing/fake-site.ts'
import { Part } from './part.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Load = () => Promise<Partial<PartModule>>

const setUp = async (load: Load) => {
  const report = vi.fn()
  const pages = new RemoteModuleCache((error) => report(error, {}, { region: error }), load)
  const site = { ...fakeSite(fakeRemote([]), pages), report }
  await act(async () =>
    render(
      <MemoryRouter>
        <SiteContext value={site}>
          <p>The page</p>
          <Part by="mf-a" component="card" props={{ n: 7 }} label="The card" waiting={<p>Waiting</p>} />
        </SiteContext>
      </MemoryRouter>,
    ),
  )
  return report
}
const expectFailedAlone = () => {
  expect(screen.getByTestId('part-fallback').getAttribute('data-remote')).toBe('mf-a')
  expect(screen.getByText('The page')).toBeDefined()
}

it('shows the part with what the owner of the slot passes on', async () => {
  await setUp(async () => ({ Part: ({ props }) => <p>{JSON.stringify(props)}</p> }))
  expect(screen.getByText('{"n":7}')).toBeDefined()
})

it('a part that throws costs only itself, is charged to its release, and can be tried again', async () => {
  let broken = true
  const report = await setUp(async () => ({
    Part: () => {
      if (broken) throw new Error('broken part')
      return <p>Works</p>
    },
  }))
  expectFailedAlone()
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'broken part' }),
    { part: 'card' },
    { region: { remote: 'mf-a', version: '1.0.0' } },
  )
  broken = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('Works')).toBeDefined()
})

it('a part whose code does not load fails alone', async () => {
  await setUp(() => Promise.reject(new Error('gone')))
  expectFailedAlone()
})

it('a module without a part fails alone and is charged to its release', async () => {
  const report = await setUp(async () => ({}))
  expectFailedAlone()
  const region = { remote: 'mf-a', version: '1.0.0' }
  expect(report).toHaveBeenCalledWith(expect.anything(), { part: 'card' }, { region })
})

it('a part that never finishes rendering fails after its time limit, and nobody is charged: it may wait for a call', async () => {
  vi.useFakeTimers()
  const never = new Promise<never>(() => undefined)
  const report = await setUp(async () => ({
    Part: () => {
      throw never
    },
  }))
  expect(screen.getByText('Waiting')).toBeDefined()
  await act(async () => vi.advanceTimersByTimeAsync(7000))
  expectFailedAlone()
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'was not rendered after 7 s', name: outsideError('').name }),
    { part: 'card' },
    { region: { remote: 'mf-a', version: '1.0.0' } },
  )
})
