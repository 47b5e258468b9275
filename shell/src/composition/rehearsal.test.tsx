import { useRoute } from '@stageside/kit'
import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeRoute } from '../testing/fake-site.ts'
import { Rehearsal } from './rehearsal.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const setUp = (Page: () => React.ReactNode) => {
  const onEnd = vi.fn()
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Rehearsal
        address={{ pathname: '/thing/1', search: '?near=x' }}
        route={fakeRoute('/thing/:id')}
        params={{ id: '1' }}
        Page={Page}
        onEnd={onEnd}
      />
    </MemoryRouter>,
  )
  return onEnd
}

it('renders the page at its own address, out of the document and without effects, and says when', async () => {
  const effect = vi.fn()
  const rendered = vi.fn()
  const onEnd = setUp(() => {
    const { pathname, search } = useLocation()
    rendered(`${pathname}${search}`, useRoute().params)
    useEffect(effect)
    return <h1>Thing</h1>
  })
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled())
  expect(rendered).toHaveBeenCalledWith('/thing/1?near=x', { id: '1' })
  expect(document.querySelector('h1')).toBeNull()
  expect(effect).not.toHaveBeenCalled()
})

it('leaves the page around it alone when the other one throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rendered = vi.fn()
  setUp(() => {
    rendered()
    throw new Error('this one cannot be shown')
  })
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled())
})
