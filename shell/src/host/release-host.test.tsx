import { BackendError, HostContext, useHost, type Host } from '@stageside/kit'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteContext } from '../site-context.ts'
import { fakeBackend } from '../testing/fake-host.tsx'
import { fakeRemote, fakeSite } from '../testing/fake-site.ts'
import { ReleaseHost } from './release-host.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = { remote: 'mf-a', version: '1.0.0' }
const part = { remote: 'mf-b', version: '2.0.0' }

/** The hosts of a page and of a part in a slot of it, over a backend whose calls fail like this. */
const setUp = async (failure: unknown) => {
  const report = vi.fn()
  const site = { ...fakeSite(fakeRemote([])), report }
  const hosts: Host[] = []
  const Take = () => {
    hosts.push(useHost())
    return null
  }
  const shell: Host = {
    openDialog: vi.fn(),
    openWaitlist: vi.fn(),
    openPartnerContact: vi.fn(),
    toast: vi.fn(),
    report: vi.fn(),
    backend: fakeBackend({ invoke: () => Promise.reject(failure) }),
  }
  await act(async () =>
    render(
      <SiteContext value={site}>
        <HostContext value={shell}>
          <ReleaseHost remote={page.remote} versionOf={() => page.version}>
            <Take />
            <ReleaseHost remote={part.remote} versionOf={() => part.version}>
              <Take />
            </ReleaseHost>
          </ReleaseHost>
        </HostContext>
      </SiteContext>,
    ),
  )
  const [ofPage, ofPart] = hosts
  if (ofPage === undefined || ofPart === undefined) throw new Error('no hosts')
  return { report, site, ofPage, ofPart }
}

it.each([
  ['a malformed call', new BackendError('http', 'no', { status: 422 })],
  ['a call that nobody answered', new BackendError('fetch', 'no')],
  ['a call that the server broke down over', new BackendError('http', 'no', { status: 503 })],
])('reports %s once, as the part’s whose call it was, and fails it all the same', async (_, failure) => {
  const { report, ofPart } = await setUp(failure)
  await expect(ofPart.backend.invoke('events', {})).rejects.toBe(failure)
  expect(report.mock.calls).toEqual([
    [
      failure,
      { where: 'call', call: 'events', kind: failure.kind, status: String(failure.status ?? 'none') },
      { region: part, quiet: true },
    ],
  ])
})

it.each([
  ['what does not exist', new BackendError('http', 'no', { status: 404 })],
  ['too many calls', new BackendError('http', 'no', { status: 429 })],
  ['a call that its caller gave up', new BackendError('aborted', 'no')],
])('does not report %s', async (_, failure) => {
  const { report, ofPage } = await setUp(failure)
  await expect(ofPage.backend.invoke('events', {})).rejects.toBe(failure)
  expect(report).not.toHaveBeenCalled()
})

it('does not report calls while the browser has no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { report, ofPage } = await setUp(new BackendError('fetch', 'no'))
  await expect(ofPage.backend.invoke('events', {})).rejects.toThrow('no')
  expect(report).not.toHaveBeenCalled()
})

it('tells reports of a remote as failures in its own region', async () => {
  const { report, ofPage, ofPart } = await setUp(null)
  const error = new Error('map')
  ofPage.report(error, { part: 'map' })
  ofPart.report(error)
  expect(report.mock.calls).toEqual([
    [error, { part: 'map' }, { region: page }],
    [error, undefined, { region: part }],
  ])
})

it('keeps the measures of each remote by its name, once', async () => {
  const { site, ofPage, ofPart } = await setUp(null)
  ofPage.measure?.('found')
  ofPage.measure?.('found')
  ofPart.measure?.('found')
  expect([...site.measures]).toEqual(['mf-a found', 'mf-b found'])
})
