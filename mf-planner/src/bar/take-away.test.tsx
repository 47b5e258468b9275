import type { Host } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { hostWith, renderInSite } from '../testing/render.tsx'
import { decodeTrip } from '../share/link-code.ts'
import { codeIn } from '../share/link-address.ts'
import { TakeAway } from './take-away.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (trip: Trip = melbourneTrip) => {
  const toast = vi.fn<Host['toast']>()
  renderInSite(<TakeAway body={bodyFor('Melbourne', 7)} trip={trip} isStored />, hostWith({}, toast))
  return toast
}
const clipboard = (writeText: () => Promise<void>) => {
  vi.stubGlobal('ClipboardItem', undefined)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ ...navigator.clipboard, writeText })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('copies a link that holds the plan, and shows it', async () => {
  const copied = vi.fn<(text?: string) => Promise<void>>(() => Promise.resolve())
  clipboard(copied)
  const toast = show()
  press('Share')
  const field = await screen.findByLabelText<HTMLInputElement>('Link to this plan')
  expect(decodeTrip(codeIn(new URL(field.value).hash) ?? '').trip.days).toHaveLength(7)
  expect(screen.getByRole('status').textContent).toMatch(/^Link copied\./)
  expect(toast).not.toHaveBeenCalled()
  expect(copied).toHaveBeenCalledWith(field.value)
})

test('where the browser does not let the page copy, the link is there to be copied by hand', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  clipboard(() => Promise.reject(new Error('not allowed')))
  show()
  press('Share')
  await screen.findByLabelText('Link to this plan')
  expect(screen.getByRole('status').textContent).toMatch(/^Copy the link from this field/)
})

test('a plan too long for a link says what to do instead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  clipboard(() => Promise.resolve())
  // Titles that have nothing in common, as no compression helps.
  const long = melbourneTrip.days.map((day, d) => ({
    ...day,
    stops: day.stops.map((stop, s) => ({
      ...stop,
      title: Array.from({ length: 60 }, (_, i) => ((d * 7919 + s * 104_729 + i * i * 1299) % 46_656).toString(36)).join(
        ' ',
      ),
    })),
  }))
  const toast = show({ ...melbourneTrip, days: long })
  press('Calendar')
  await screen.findByText(/too long to subscribe to/)
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
  press('Share')
  await waitFor(() => expect(toast.mock.calls.at(-1)?.[0]).toMatchObject({ title: 'We couldn’t make the link' }))
  expect(toast.mock.calls.at(-1)?.[0].description).toMatch(/too long for a link\. Save it as a file/)
  expect(screen.queryByLabelText('Link to this plan')).toBeNull()
})

test.each([
  ['Calendar file', 'ics', 'text/calendar;charset=utf-8'],
  ['GPX', 'gpx', 'application/gpx+xml;charset=utf-8'],
  ['KML', 'kml', 'application/vnd.google-earth.kml+xml;charset=utf-8'],
  ['Markdown', 'md', 'text/markdown;charset=utf-8'],
])('%s is saved as a file of its type', async (label, extension, type) => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plan')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  show()
  press(extension === 'ics' ? 'Calendar' : 'Save')
  press(label)
  await waitFor(() => expect(names).toEqual([`7-days-in-melbourne.${extension}`]))
  const [blob] = made.mock.calls[0] ?? []
  expect(blob).toMatchObject({ type })
})

test('a calendar can be subscribed to at an address that holds the plan', async () => {
  const copied = vi.fn<(text?: string) => Promise<void>>(() => Promise.resolve())
  clipboard(copied)
  show()
  press('Calendar')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Subscribe' })
  const field = screen.getByLabelText<HTMLInputElement>('Address of this calendar')
  const { pathname, searchParams } = new URL(field.value)
  expect(pathname).toBe('/plan.ics')
  expect(decodeTrip(searchParams.get('plan') ?? '').trip.days).toHaveLength(7)
  expect(link.href).toBe(field.value.replace(/^https?:/, 'webcal:'))
  expect(field.value.length).toBeLessThanOrEqual(2048)
  press('Copy: Address of this calendar')
  await waitFor(() => expect(copied).toHaveBeenCalledWith(field.value))
})

test('a file that cannot be made says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no space')
  })
  const toast = show()
  press('Save')
  press('GPX')
  await waitFor(() => expect(toast.mock.calls).toMatchObject([[{ title: 'We couldn’t make the file' }]]))
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press on the page', () => fireEvent.click(screen.getByText('The plan'))],
])('%s closes what the bar opened, and the focus returns to its button', async (_, dismiss) => {
  clipboard(() => Promise.resolve())
  const toast = vi.fn<Host['toast']>()
  renderInSite(
    <>
      <p>The plan</p>
      <TakeAway body={bodyFor('Melbourne', 7)} trip={melbourneTrip} isStored />
    </>,
    hostWith({}, toast),
  )
  press('Share')
  const field = await screen.findByLabelText('Link to this plan')
  fireEvent.click(field)
  expect(screen.queryByLabelText('Link to this plan')).not.toBeNull()
  field.focus()
  dismiss()
  expect(screen.queryByLabelText('Link to this plan')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }))
  press('Save')
  dismiss()
  expect(screen.queryByRole('group', { name: 'Save as a file' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

test('Escape closes what the bar opened', async () => {
  clipboard(() => Promise.resolve())
  show()
  press('Share')
  await screen.findByLabelText('Link to this plan')
  press('Save')
  expect(screen.queryByLabelText('Link to this plan')).toBeNull()
  fireEvent.keyDown(screen.getByRole('button', { name: 'GPX' }), { key: 'Escape' })
  expect(screen.queryByRole('group', { name: 'Save as a file' })).toBeNull()
})
