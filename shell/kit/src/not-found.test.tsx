import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { BackendError } from './backend.ts'
import { HeadContext, type PageHead } from './host.ts'
import { isNotFound, NotFound } from './not-found.tsx'

it.each([
  [new BackendError('http', 'We don’t list this hotel any more.', { status: 404 }), true],
  [new BackendError('http', 'Too many requests.', { status: 429 }), false],
  [new BackendError('fetch', 'Nothing was reached.'), false],
  [new Error('404'), false],
  [null, false],
])('tells from %s whether there is no such thing: %s', (error, missing) => expect(isNotFound(error)).toBe(missing))

it('has one heading, a way on, and a title that says so', () => {
  const show = vi.fn<(head: PageHead) => void>()
  render(
    <MemoryRouter>
      <HeadContext value={show}>
        <NotFound title="We couldn’t find that hotel">Search again.</NotFound>
      </HeadContext>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['We couldn’t find that hotel'])
  expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/')
  expect(show.mock.calls[0]?.[0].title).toBe('Page not found')
})
