import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { melbourneTrip } from '../testing/plans.ts'
import { renderInSite } from '../testing/render.tsx'
import type { Cost } from './cost.ts'
import { costLimits } from './cost.ts'
import { CostsPanel } from './costs-panel.tsx'
import { withCosts } from './keep-costs.ts'
import { CostsContext } from './use-costs.ts'

afterEach(cleanup)

const told = vi.fn<(costs: Cost[]) => void>()
const Site = ({ start, waiting }: { start: Cost[]; waiting: boolean }) => {
  const [costs, setCosts] = useState(start)
  const change = (next: Cost[]) => {
    told(next)
    setCosts(next)
  }
  return (
    <CostsContext value={{ change, waiting }}>
      <CostsPanel trip={withCosts(melbourneTrip, costs)} />
    </CostsContext>
  )
}
const show = (start: Cost[] = [], waiting = false) => {
  told.mockClear()
  renderInSite(<Site start={start} waiting={waiting} />)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const add = () => fireEvent.submit(screen.getByRole('form', { name: 'Add a cost' }))
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Add a cost' }))
const flights: Cost = { day: null, label: 'Flights', amount: 820, currency: 'AUD' }

test('a cost is typed in, told and summed by currency', () => {
  show([flights])
  open()
  type('What for', 'Museum')
  type('Amount', '12,50')
  type('Currency', 'EUR')
  type('When', '1')
  add()
  expect(told).toHaveBeenLastCalledWith([flights, { day: 1, label: 'Museum', amount: 12.5, currency: 'EUR' }])
  expect(screen.getByRole('status').textContent).toMatch(/^Museum added: EUR.12\.50\.$/)
  expect(screen.getByText(/^Total:/).textContent).toMatch(/^Total: AUD.820\.00 and EUR.12\.50$/)
  const [, museum] = within(screen.getByRole('list', { name: 'Costs you noted' })).getAllByRole('listitem')
  expect(museum?.textContent).toMatch(/^Day 2Museum/)
  expect(screen.getByLabelText<HTMLInputElement>('What for').value).toBe('')
})

test.each([
  ['', '12', 'Say what it is for'],
  ['Taxi', 'about 12', 'Give an amount such as 12.50'],
  ['Taxi', '0', 'Give an amount such as 12.50'],
  ['Taxi', '99999999999', 'Give an amount such as 12.50'],
])('%j for %j is refused in words', (label, amount, words) => {
  show()
  open()
  type('What for', label)
  type('Amount', amount)
  add()
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(told).not.toHaveBeenCalled()
})

test('a cost is removed, and the focus stays in the panel', () => {
  show([flights])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Flights' }))
  expect(told).toHaveBeenLastCalledWith([])
  expect(document.activeElement?.textContent).toBe('Add a cost')
})

test('nothing is changed while the server works on the plan', () => {
  show([flights], true)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Flights' }))
  open()
  type('What for', 'Taxi')
  type('Amount', '20')
  add()
  expect(told).not.toHaveBeenCalled()
})

test('forty costs are enough', () => {
  show(Array.from({ length: costLimits.entries }, () => flights))
  open()
  expect(screen.getByText(/A plan keeps 40 costs/)).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a plan that is only shown has its costs and nothing to press; without any it says nothing', () => {
  renderInSite(<CostsPanel trip={withCosts(melbourneTrip, [flights])} />)
  expect(screen.getByText(/^Total:/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const { container } = renderInSite(<CostsPanel trip={melbourneTrip} />)
  expect(container.textContent).toBe('')
})
