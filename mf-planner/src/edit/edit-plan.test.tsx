import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { agreeing, news, now, press, pressAt, showPlan, titles, trip } from '../testing/shown-plan.tsx'

const titlesOf = (day: number) => trip.days[day]?.stops.map(({ title }) => title) ?? []
const invoke = vi.fn<Backend['invoke']>()
const agree = () => invoke.mockImplementation(agreeing)

beforeEach(() => {
  showPlan({ invoke })
  press('Open all days')
  agree()
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const refuse = (id: string | null | undefined) =>
  invoke.mockResolvedValue({
    day: null,
    alternatives: [],
    conflicts: ['It isn’t open then.'],
    misfits: [{ id, misfit: { reason: 'closed-then', at: '18:30' } }],
  })

describe('a stop of one’s own', () => {
  const open = () => {
    pressAt(/^Add a stop/, 0)
    press('Add your own')
  }
  test('at a time is added there, told as the traveller’s, and undone', async () => {
    open()
    type('What is it?', 'Coffee with Ana')
    type(/^Address/, '3 Elm St')
    type(/^Starts at/, '15:05')
    type('Minutes there', '35')
    press('Add to the day')
    await waitFor(() => expect(news()).toBe('Coffee with Ana added to day 1.'))
    expect(titles(1)).toContain('Coffee with Ana')
    const row = screen.getByRole('heading', { name: 'Coffee with Ana' }).closest('li')
    if (row === null) throw new Error('no row')
    expect(within(row).getByText('Yours')).toBeTruthy()
    expect(within(row).getByText('3 Elm St')).toBeTruthy()
    expect(within(row).queryByText(/open|hours/i)).toBeNull()
    const sent = JSON.stringify(invoke.mock.calls.map(([, call]) => call))
    expect(sent).toContain('"own":{"title":"Coffee with Ana","address":"3 Elm St"}')
    expect(sent).toContain('"askedStart":"15:05","askedMinutes":35')
    press('Undo')
    expect(titles(1)).toEqual(titlesOf(0))
  })
  test('without a time goes where the server has room for it', async () => {
    open()
    type('What is it?', 'Call home')
    invoke.mockImplementation((_name, call) => {
      const own = typeof call === 'object' && call !== null && 'stop' in call ? call.stop : null
      const [first] = trip.days
      const stops = first?.stops.map((stop) => ({ ...stop, activity: stop })) ?? []
      const slot = { activity: { ...Object(own), title: 'Call home' }, start: '12:00', end: '13:00', unplaced: true }
      return Promise.resolve({ day: { ...first, slots: [slot, ...stops] }, alternatives: [], conflicts: [] })
    })
    press('Add to the day')
    await waitFor(() => expect(titles(1)).toEqual(['Call home', ...titlesOf(0)]))
    expect(now().days[0]?.stops[0]).toMatchObject({ start: '12:00', lat: null, yours: { own: true, minutes: 60 } })
  })
  test('without a time is added by estimates while the server is out of reach, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    invoke.mockRejectedValue(new BackendError('fetch', 'No way'))
    open()
    type('What is it?', 'Call home')
    press('Add to the day')
    await waitFor(() => expect(news()).toMatch(/^Call home added to day 1\. We couldn’t reach the server: these times/))
    expect(titles(1)).toContain('Call home')
  })
  test('with a name of 10,000 characters and no length is refused, with a sentence for each', () => {
    open()
    type('What is it?', 'x'.repeat(10_000))
    type('Minutes there', '')
    press('Add to the day')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please use at most 80 characters',
      'Choose 5 to 720 minutes',
    ])
    expect(invoke).not.toHaveBeenCalled()
    expect(titles(1)).toEqual(titlesOf(0))
  })
})

test('a place is found by its name and added where the server puts it', async () => {
  invoke.mockResolvedValue({
    day: null,
    alternatives: [],
    conflicts: [],
    places: [{ id: 'zoo', title: 'Zoo', address: null, category: 'park', openingHours: null }],
  })
  pressAt(/^Add a stop/, 1)
  type('Add a place', 'zo')
  await screen.findByText('park · hours not published')
  expect(invoke.mock.calls[0]?.[1]).toMatchObject({ action: 'places', day: 1, query: 'zo' })
  const [, second] = trip.days
  const stops = second?.stops.map((stop) => ({ ...stop, activity: stop })) ?? []
  const zoo = { activity: { id: 'zoo', title: 'Zoo', address: 'Gate 1' }, start: '16:00', end: '17:00' }
  invoke.mockResolvedValue({ day: { ...second, slots: [...stops, zoo] }, alternatives: [], conflicts: [] })
  press('Add Zoo')
  await waitFor(() => expect(titles(2)).toEqual([...titlesOf(1), 'Zoo']))
  expect(invoke.mock.calls[1]?.[1]).toMatchObject({ action: 'add', day: 1, stop: { id: 'zoo' } })
  expect(news()).toBe('Zoo added to day 2.')
  expect(screen.queryByRole('group', { name: 'Add a stop to day 2' })).toBeNull()
})

test('a time is asked for, kept, and given back to the plan by unlocking', async () => {
  pressAt('Change', 1)
  press('Time')
  type(/^Starts at/, '16:10')
  type('Minutes there', '25')
  press('Save time')
  await waitFor(() => expect(news()).toBe(`${titlesOf(0)[1]} now starts at 16:10 and lasts 25 min.`))
  const stop = () => now().days[0]?.stops.find(({ title }) => title === titlesOf(0)[1])
  expect(stop()).toMatchObject({ start: '16:10', end: '16:35', fixed: 'locked' })
  const at = now().days[0]?.stops.findIndex(({ title }) => title === titlesOf(0)[1]) ?? -1
  pressAt('Change', at)
  press('Unlock')
  expect(stop()).toMatchObject({ fixed: null, yours: { start: null, minutes: 25 } })
})

test('a note is written beside a stop without asking the server, and taken away', () => {
  pressAt('Change', 0)
  press('Note')
  type(/^Your note \(/, 'Ask for the balcony')
  press('Save note')
  expect(news()).toBe(`Your note on ${titlesOf(0)[0]} is saved.`)
  expect(screen.getByText('Ask for the balcony')).toBeTruthy()
  pressAt('Change', 0)
  press('Note')
  type(/^Your note \(/, 'x'.repeat(281))
  press('Save note')
  expect(screen.getByText('Please use at most 280 characters')).toBeTruthy()
  expect(now().days[0]?.stops[0]?.yours?.note).toBe('Ask for the balcony')
  type(/^Your note \(/, '')
  press('Save note')
  expect(now()).toEqual(trip)
  expect(invoke).not.toHaveBeenCalled()
})

describe('what does not fit', () => {
  test('is taken back with the reason, and made all the same by Keep anyway', async () => {
    const moved = trip.days[0]?.stops[1]
    refuse(moved?.id)
    pressAt('Change', 1)
    press('Earlier')
    const notice = await screen.findByRole('group', { name: 'What no longer fits' })
    expect(within(notice).getByText(`${moved?.title} isn’t open at 18:30.`)).toBeTruthy()
    expect(titles(1)).toEqual(titlesOf(0))
    agree()
    press('Keep anyway')
    await waitFor(() => expect(news()).toMatch(/is now stop 1 of \d\.$/))
    expect(titles(1)[0]).toBe(moved?.title)
    expect(JSON.stringify(invoke.mock.calls.at(-1)?.[1]).match(/anyway/g)).toHaveLength(1)
    expect(screen.getByText('Kept anyway.').parentElement?.textContent).toContain('isn’t open at 18:30')
    expect(screen.queryByRole('group', { name: 'What no longer fits' })).toBeNull()
    press('Undo')
    expect(titles(1)).toEqual(titlesOf(0))
    expect(screen.queryByText('Kept anyway.')).toBeNull()
  })
  test('of a place that is added can be kept too', async () => {
    invoke.mockResolvedValue({ places: [{ id: 'zoo', title: 'Zoo' }] })
    pressAt(/^Add a stop/, 0)
    type('Add a place', 'zoo')
    await screen.findByRole('button', { name: 'Add Zoo' })
    refuse('zoo')
    press('Add Zoo')
    await screen.findByText('Zoo isn’t open at 18:30.')
    agree()
    press('Keep anyway')
    await waitFor(() => expect(titles(1)).toEqual([...titlesOf(0), 'Zoo']))
    expect(now().days[0]?.stops.at(-1)?.misfit?.reason).toBe('closed-then')
  })
  test('without a reason of its own offers nothing to keep', async () => {
    invoke.mockResolvedValue({ day: null, alternatives: [], conflicts: ['We couldn’t find that day in the plan.'] })
    pressAt('Change', 1)
    press('Earlier')
    await waitFor(() => expect(news()).toBe('We couldn’t find that day in the plan.'))
    expect(screen.queryByRole('button', { name: 'Keep anyway' })).toBeNull()
  })
})
