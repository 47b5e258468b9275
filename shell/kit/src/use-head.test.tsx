import type { AnswerHead } from '@site/contracts/answer-head'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HeadContext, RouteContext, useHead, type PageHead } from './host.ts'

const Page = ({ head }: { readonly head: AnswerHead | undefined }) => {
  useHead(head)
  return null
}
const route = { path: '/thing/:id', page: 'thing', title: 'Thing', description: 'A thing.', prerender: true }

const setUp = () => {
  const show = vi.fn<(head: PageHead) => void>()
  const at = (id: string, head?: AnswerHead) => (
    <HeadContext value={show}>
      <RouteContext value={{ ...route, params: { id } }}>
        <Page head={head} />
      </RouteContext>
    </HeadContext>
  )
  const { rerender } = render(at('1'))
  return { show, at: (id: string, head?: AnswerHead) => rerender(at(id, head)) }
}
const inn = { title: 'Inn', description: 'By the bay.' }

it('says nothing before the answer, and each page once', () => {
  const { show, at } = setUp()
  expect(show).not.toHaveBeenCalled()
  at('1', inn)
  at('1', { ...inn })
  expect(show.mock.calls).toEqual([[{ ...inn, path: '/thing/1' }]])
})

it('says the same words again for another page', () => {
  const { show, at } = setUp()
  at('1', inn)
  at('2')
  at('2', inn)
  expect(show.mock.calls.map(([{ path }]) => path)).toEqual(['/thing/1', '/thing/2'])
})
