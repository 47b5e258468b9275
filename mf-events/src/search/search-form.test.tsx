import type { GeocodeResponse } from '@site/contracts/geocode'
import type { Backend } from '@site/kit'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { SearchForm } from './search-form.tsx'

afterEach(cleanup)

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}
const show = (invoke?: Backend['invoke']) =>
  render(
    <InShell {...(invoke === undefined ? {} : { invoke })}>
      <SearchForm label="Where?" placeholder="Venue" target="/location" hint="A short walk" />
      <Address />
    </InShell>,
  )
const address = () => screen.getByTestId('address').textContent
const field = () => screen.getByLabelText<HTMLInputElement>('Where?')
const submit = () => fireEvent.submit(screen.getByRole('search'))

it('asks for words where nothing was typed, and stays', () => {
  show()
  expect(screen.getByText('A short walk').id).toBe(field().getAttribute('aria-describedby'))
  submit()
  expect(screen.getByRole('alert').textContent).toBe('Type an event, a venue or an address first.')
  expect(address()).toBe('/')
})

it('puts what was typed into the address of its target', () => {
  show()
  fireEvent.change(field(), { target: { value: ' Rod Laver Arena ' } })
  submit()
  expect(address()).toBe('/location?q=Rod+Laver+Arena')
})

it('suggests places once it is used, keeps what was typed, and goes straight to the one that is chosen', async () => {
  const results: GeocodeResponse['results'] = [
    { kind: 'event', id: 'e1', name: 'Australian Open', lat: 1, lon: 2, precision: 10, city: 'Melbourne' },
  ]
  const invoke = vi.fn<Backend['invoke']>().mockResolvedValue({ results })
  show(invoke)
  fireEvent.change(field(), { target: { value: 'aus' } })
  const plain = field()
  act(() => plain.focus())
  await waitFor(() => expect(field()).not.toBe(plain))
  expect(field().value).toBe('aus')
  expect(document.activeElement).toBe(field())
  fireEvent.input(field(), { target: { value: 'austr' }, inputType: 'insertText' })
  await waitFor(() =>
    expect(invoke).toHaveBeenLastCalledWith('geocode', { query: 'austr', limit: 7 }, expect.anything()),
  )
  fireEvent.click(await screen.findByRole('option', { name: /Australian Open/ }))
  expect(address()).toBe('/location?event=e1')
})
