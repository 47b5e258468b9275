import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { melbourneTrip } from '../testing/plans.ts'
import { renderInSite } from '../testing/render.tsx'
import type { ChosenEntry } from './apply-entries.ts'
import { PapersPanel } from './papers-panel.tsx'
import { noTravel } from './travel-times.ts'
import type { Bookings } from './use-bookings.ts'

afterEach(cleanup)

const FILE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'SUMMARY:QF 401 to Melbourne',
  'DTSTART:20261121T230000Z',
  'DTEND:20261122T003500Z',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Dinner with Ana',
  'LOCATION:1 Elm St',
  'DTSTART;TZID=Australia/Melbourne:20261123T190000',
  'DTEND;TZID=Australia/Melbourne:20261123T210000',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Yoga',
  'DTSTART:20261123T070000',
  'RRULE:FREQ=DAILY',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

const show = (own: Partial<Bookings> = {}) => {
  const use = vi.fn<Bookings['use']>()
  renderInSite(
    <PapersPanel trip={melbourneTrip} travel={noTravel} bookings={{ use, isBusy: false, problem: null, ...own }} />,
  )
  return use
}
const choose = (text: string, name = 'trip.ics') => {
  fireEvent.click(screen.getByRole('button', { name: 'Add a booking' }))
  const input = screen.getByLabelText('Calendar file')
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/calendar' })] } })
}
const useOf = (title: string) =>
  within(screen.getByRole('group', { name: title })).getByLabelText<HTMLSelectElement>('Use as')

test('what was read is shown with its use before anything is changed, and used as the traveller says', async () => {
  const use = show()
  choose(FILE)
  expect(await screen.findByText(/Read from trip\.ics/)).toBeDefined()
  expect(screen.getByText('1 recurring entry was left out.')).toBeDefined()
  const flight = useOf('QF 401 to Melbourne')
  expect(flight.selectedOptions[0]?.textContent).toBe('Arrival at 11:35')
  expect(useOf('Dinner with Ana').selectedOptions[0]?.textContent).toBe('Stop on day 2')
  expect(screen.getByText(/replans your days/)).toBeDefined()
  expect(use).not.toHaveBeenCalled()
  fireEvent.change(flight, { target: { value: 'none' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use these in the plan' }))
  const chosen: readonly ChosenEntry[] = use.mock.calls[0]?.[0] ?? []
  expect(chosen.map(({ title, use: as }) => [title, as])).toEqual([
    ['QF 401 to Melbourne', 'none'],
    ['Dinner with Ana', 'stop'],
  ])
})

test('an entry that becomes the hotel takes that from the one before', async () => {
  show()
  choose(FILE)
  await screen.findByText(/Read from/)
  fireEvent.change(useOf('QF 401 to Melbourne'), { target: { value: 'hotel' } })
  fireEvent.change(useOf('Dinner with Ana'), { target: { value: 'hotel' } })
  expect(useOf('QF 401 to Melbourne').value).toBe('none')
})

test('when all is left out there is nothing to use; Cancel changes nothing', async () => {
  const use = show()
  choose(FILE)
  await screen.findByText(/Read from/)
  for (const title of ['QF 401 to Melbourne', 'Dinner with Ana'])
    fireEvent.change(useOf(title), { target: { value: 'none' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use these in the plan' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(use).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Nothing was changed.')
  expect(screen.queryByRole('group')).toBeNull()
})

test.each([
  ['a page', '<html></html>', /ends in \.ics/],
  [
    'another month',
    FILE.replaceAll('202611', '202703'),
    /^Nothing in this calendar is on your days, 22 to 28 November 2026\. 2 entries are not/,
  ],
  ['a file over 1 MB', 'x'.repeat(1024 * 1024 + 1), /larger than 1 MB/],
])('%s is refused in words', async (_, text, words) => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  show()
  choose(text)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
})

test('a file is dropped on the panel as well', async () => {
  show()
  const files = [new File([FILE], 'dropped.ics')]
  fireEvent.drop(screen.getByRole('region', { name: 'Bookings and papers' }), { dataTransfer: { files } })
  expect(await screen.findByText(/Read from dropped\.ics/)).toBeDefined()
})

test('a plan that is only shown tells what it knows, and nothing where it knows nothing', () => {
  const base = { kind: 'hotel', id: 'crown', name: 'Crown', lat: -37.8, lon: 144.9 } as const
  const trip = { ...melbourneTrip, meta: { ...melbourneTrip.meta, base } }
  renderInSite(<PapersPanel trip={trip} travel={{ arrival: '13:00', departure: null }} bookings={null} />)
  expect(screen.getByText('Crown')).toBeDefined()
  expect(screen.getByText('Sun, 22 Nov, 13:00')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const { container } = renderInSite(<PapersPanel trip={melbourneTrip} travel={noTravel} bookings={null} />)
  expect(container.textContent).toBe('')
})

test('a hotel that was only proposed is not told as a booking', () => {
  const proposed = { savedMinutes: 12, insteadOf: 'the centre', others: [] }
  const base = { kind: 'hotel', id: 'crown', name: 'Crown', lat: -37.8, lon: 144.9, proposed } as const
  const trip = { ...melbourneTrip, meta: { ...melbourneTrip.meta, base } }
  renderInSite(<PapersPanel trip={trip} travel={{ arrival: '13:00', departure: null }} bookings={null} />)
  expect(screen.getByText('Sun, 22 Nov, 13:00')).toBeDefined()
  expect(screen.queryByText('Crown')).toBeNull()
})
