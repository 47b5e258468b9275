import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QaTokenForm } from './qa-token-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const handIn = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const onTaken = vi.fn()
  render(<QaTokenForm onTaken={onTaken} />)
  fireEvent.change(screen.getByLabelText('QA token'), { target: { value: ' a-token ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Unlock the versions' }))
  return { asked, onTaken }
}

it('hands the token in as it was meant', async () => {
  const { asked, onTaken } = handIn(async () => new Response(null, { status: 204 }))
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
  expect(asked).toHaveBeenCalledWith('/qa-access', { method: 'POST', body: 'a-token' })
})

it.each([
  ['another token', async () => new Response(null, { status: 401 }), 'This is not the QA token of this site.'],
  [
    'a site that is away',
    () => Promise.reject(new TypeError('offline')),
    'The token could not be sent. Please try again.',
  ],
])('says what is wrong with %s', async (_, answer, said) => {
  const { onTaken } = handIn(answer)
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(onTaken).not.toHaveBeenCalled()
})
