import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineRemote } from '../define-remote.ts'
import { useSearchParams } from 'react-router-dom'
import { useBackend, useHead, useHost, useRoute } from '../host.ts'
import { useHydrated } from '../use-hydrated.ts'
import { hydratePage, prerenderPage, recordedAnswers, renderInHost, renderPage } from './index.ts'

const Page = () => {
  const host = useHost()
  const backend = useBackend()
  const { params } = useRoute()
  const body = { place: params['id'] ?? 'anywhere' }
  const { data, error } = useQuery({ queryKey: [body], queryFn: () => backend.invoke('hotels', body), retry: false })
  useHead({ title: 'Hotels', description: 'Near you.' })
  return (
    <>
      <h1>Hotels near {body.place}</h1>
      <p>{error === null ? JSON.stringify(data ?? null) : error.message}</p>
      <button type="button" onClick={() => host.toast({ title: 'Saved' })}>
        Save
      </button>
    </>
  )
}
const Hasty = () => {
  useHost().toast({ title: 'Too early' })
  return <h1>Hasty</h1>
}
const Rated = ({ isEarly }: { readonly isEarly: boolean }) => {
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const rating = hydrated || isEarly ? params.get('rating') : null
  return rating === null ? <h1>All reviews</h1> : <h1>Reviews of {rating} stars</h1>
}
/** Shows the answers that the server rendered it with, and the whole address at once. */
const Answered = () => {
  const { renderedAt } = useHost()
  const { renderedAnswer, invoke } = useBackend()
  const [params] = useSearchParams()
  const known = useHydrated() || renderedAt !== undefined
  const { data } = useQuery({
    queryKey: ['hotels'],
    queryFn: () => invoke('hotels', {}),
    initialData: () => renderedAnswer?.('hotels', {})?.answer,
    initialDataUpdatedAt: renderedAt,
    staleTime: 60_000,
  })
  return (
    <h1>
      {JSON.stringify(data ?? null)} near {known ? params.get('q') : 'somewhere'}
    </h1>
  )
}
const remote = defineRemote({
  routes: [
    { path: '/hotels', page: 'hotels', title: 'Hotels', description: 'Near you.' },
    { path: '/hotels/:id', page: 'hotels', title: 'Hotels', description: 'Near you.' },
    { path: '/rated', page: 'rated', title: 'Reviews', description: 'By rating.' },
    { path: '/early', page: 'early', title: 'Reviews', description: 'By rating, read too early.' },
    { path: '/answered', page: 'answered', title: 'Hotels', description: 'With answers.' },
    { path: '/hasty', page: 'hasty', title: 'Hasty', description: 'Acts while it renders.' },
  ],
  pages: {
    hotels: async () => ({ Page }),
    answered: async () => ({ Page: Answered }),
    hasty: async () => ({ Page: Hasty }),
    rated: async () => ({ Page: () => <Rated isEarly={false} /> }),
    early: async () => ({ Page: () => <Rated isEarly /> }),
  },
})

it('shows a page as the shell does, and tells what it did with its host', async () => {
  const page = await renderPage(remote, '/hotels/mcg?sort=walk', { answers: { hotels: { found: 3 } } })
  expect(await screen.findByText('{"found":3}')).toBeDefined()
  expect(screen.getByRole('heading').textContent).toBe('Hotels near mcg')
  expect(page.calls[0]).toEqual({ name: 'hotels', body: { place: 'mcg' } })
  expect(page.head()).toEqual({ path: '/hotels/mcg', title: 'Hotels', description: 'Near you.' })
  fireEvent.click(screen.getByRole('button'))
  expect(page.toasts).toEqual([{ title: 'Saved' }])
  page.unmount()
})
it('answers a call as it was recorded, and fails any other with what was', async () => {
  const answers = recordedAnswers({ hotels: [{ body: { place: 'anywhere' }, answer: ['one'] }] })
  const known = await renderPage(remote, '/hotels', { answers })
  expect(await screen.findByText('["one"]')).toBeDefined()
  known.unmount()
  const unknown = await renderPage(remote, '/hotels/mcg', { answers })
  expect(await screen.findByText(/not recorded with {"place":"mcg"}, but with {"place":"anywhere"}/)).toBeDefined()
  unknown.unmount()
})
it('refuses a call that the test does not answer', async () => {
  const page = await renderPage(remote, '/hotels')
  expect(await screen.findByText(/hotels is not answered by this test/)).toBeDefined()
  page.unmount()
})
it('renders a part without a route', () => {
  const { container, unmount } = renderInHost(<b>Part</b>)
  expect(container.textContent).toBe('Part')
  unmount()
})
it('renders for the server without calling anything', async () => {
  expect(await prerenderPage(remote, '/hotels/mcg')).toContain('<h1>Hotels near <!-- -->mcg</h1>')
})
it('refuses a page that acts while it is rendered', async () => {
  await expect(prerenderPage(remote, '/hasty')).rejects.toThrow('may not act while it is rendered')
})
it('takes over what is published for the path, and then shows what the address says', async () => {
  expect(await prerenderPage(remote, '/rated?rating=5')).toContain('All reviews')
  const page = await hydratePage(remote, '/rated?rating=5')
  expect(page.container.textContent).toBe('Reviews of 5 stars')
  page.unmount()
})
it('refuses a page that reads its query in the first render', async () => {
  await expect(hydratePage(remote, '/early?rating=5')).rejects.toThrow(
    'the first render at /early?rating=5 is another than what is published for /early',
  )
  ;(await hydratePage(remote, '/early')).unmount()
})
it('names the routes there are where it has none', async () => {
  await expect(renderPage(remote, '/hotel')).rejects.toThrow(
    'no route at /hotel; there are /hotels, /hotels/:id, /rated, /early, /answered, /hasty',
  )
})
it('takes over what the server rendered with answers for the whole address, and calls nothing', async () => {
  expect(await prerenderPage(remote, '/answered?q=mcg')).toContain('null<!-- --> near <!-- -->somewhere')
  const rendered = { hotels: ['one'] }
  expect(await prerenderPage(remote, '/answered?q=mcg', { rendered })).toContain('one')
  const page = await hydratePage(remote, '/answered?q=mcg', { rendered })
  expect(page.container.textContent).toBe('["one"] near mcg')
  expect(page.calls).toEqual([])
  page.unmount()
})
