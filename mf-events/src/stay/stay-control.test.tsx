import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { addDays, visitorsDay } from './days.ts'
import { StayControl } from './stay-control.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const today = visitorsDay()
const arrive = addDays(today, 20)
const leave = addDays(today, 22)
const dated = `/location?q=MCG&in=${arrive}&out=${leave}`

const Address = () => <p data-testid="address">{useLocation().search}</p>
const page = (at: string, note?: string) => (
  <InShell at={at}>
    <StayControl note={note ?? null} />
    <Address />
  </InShell>
)
const address = () => new URLSearchParams(screen.getByTestId('address').textContent)
const button = () => screen.getByRole('button', { name: /^(Add dates|Dates) and guests/, hidden: true })
const open = async (at: string, note?: string) => {
  render(page(at, note))
  const control = button()
  control.focus()
  fireEvent.click(control)
  return within(await screen.findByRole('dialog', { name: 'Your dates' }))
}
const fill = (inside: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(inside.getByLabelText(label), { target: { value } })
const shut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('is prerendered without dates', () => {
  expect(renderToString(page(dated))).toContain('Add dates')
})

it('puts days and guests into the address, and the focus returns to it', async () => {
  const inside = await open('/location?q=MCG')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  fill(inside, 'Arrive', arrive)
  expect(inside.getByLabelText<HTMLInputElement>('Leave').value).toBe(addDays(arrive, 1))
  fill(inside, 'Leave', leave)
  fireEvent.click(inside.getByRole('button', { name: 'One guest more' }))
  expect(inside.getByRole('group', { name: 'Guests' }).textContent).toContain('3 guests')
  fireEvent.click(inside.getByRole('button', { name: 'Use these 2 nights' }))
  await shut()
  expect(Object.fromEntries(address())).toEqual({ q: 'MCG', in: arrive, out: leave, guests: '3' })
  expect(button().textContent).toMatch(/ · 3 guests$/)
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

it('says at the field what is wrong, goes there, and changes nothing', async () => {
  const inside = await open('/location?q=MCG')
  const submit = () => fireEvent.click(inside.getByRole('button', { name: /^Use th/ }))
  submit()
  expect(inside.getByRole('alert').textContent).toBe('Choose the day you arrive.')
  expect(document.activeElement).toBe(inside.getByLabelText('Arrive'))
  fill(inside, 'Arrive', arrive)
  fill(inside, 'Leave', arrive)
  expect(inside.getByRole('alert').textContent).toBe('Choose a day after you arrive.')
  submit()
  expect(document.activeElement).toBe(inside.getByLabelText('Leave'))
  expect(address().get('in')).toBeNull()
})

it('keeps the number of nights when the first day moves behind the last, and not while a year is typed', async () => {
  const inside = await open(dated)
  fill(inside, 'Arrive', `0002${arrive.slice(4)}`)
  expect(inside.getByLabelText<HTMLInputElement>('Leave').value).toBe(leave)
  fill(inside, 'Arrive', arrive)
  fill(inside, 'Arrive', addDays(leave, 3))
  expect(inside.getByLabelText<HTMLInputElement>('Leave').value).toBe(addDays(leave, 5))
})

it('takes one to eight guests', async () => {
  const inside = await open(`${dated}&guests=7`)
  const more = inside.getByRole('button', { name: 'One guest more' })
  const fewer = inside.getByRole('button', { name: 'One guest fewer' })
  const guests = () => inside.getByRole('status').textContent
  fireEvent.click(more)
  expect([guests(), more.getAttribute('aria-disabled')]).toEqual(['8 guests', 'true'])
  fireEvent.click(more)
  expect(guests()).toBe('8 guests')
  for (let n = 0; n < 9; n += 1) fireEvent.click(fewer)
  expect([guests(), fewer.getAttribute('aria-disabled')]).toEqual(['1 guest', 'true'])
})

it('clears the dates, and forgets what was not used', async () => {
  const inside = await open(dated, 'These nights are a guess of the season.')
  expect(inside.getByText('These nights are a guess of the season.')).toBeDefined()
  fill(inside, 'Leave', addDays(leave, 4))
  fireEvent.keyDown(inside.getByLabelText('Leave'), { key: 'Escape' })
  await shut()
  expect(address().get('out')).toBe(leave)
  fireEvent.click(button())
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText<HTMLInputElement>('Leave').value).toBe(leave)
  fireEvent.click(again.getByRole('button', { name: 'Clear dates' }))
  await shut()
  expect(address().toString()).toBe('q=MCG&in=none')
  expect(button().textContent).toContain('Add dates')
})

it('is a sheet on phones', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(max-width: 47.99em)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  const inside = await open(dated)
  expect(inside.getByRole('button', { name: 'Close' })).toBeDefined()
  fill(inside, 'Leave', addDays(leave, 1))
  fireEvent.click(inside.getByRole('button', { name: 'Use these 3 nights' }))
  await shut()
  expect(address().get('out')).toBe(addDays(leave, 1))
  await waitFor(() => expect(document.activeElement).toBe(button()))
})
