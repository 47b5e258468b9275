import type { Composition } from '@site/contracts/composition'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createCompositionStore, type CompositionStore } from './store.ts'
import { useFollow } from './use-follow.ts'

const composition: Composition = { id: 'x', shell: '1', remotes: [] }

const Followed = ({ compositions }: { compositions: CompositionStore }) => {
  useFollow(compositions)
  return (
    <>
      <a href="/plan">
        <b>Plan</b>
      </a>
      <a href="https://example.org/">Elsewhere</a>
      <p>Text</p>
    </>
  )
}

const setUp = () => {
  const fetchWhole = vi.fn(async () => composition)
  const { container } = render(<Followed compositions={createCompositionStore(composition, fetchWhole)} />)
  const over = (selector: string) =>
    container.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return { fetchWhole, over }
}

it('asks before a link of the site is followed, and not at anything else', () => {
  const { fetchWhole, over } = setUp()
  over('p')
  over('a[href^="https"]')
  expect(fetchWhole).not.toHaveBeenCalled()
  over('b')
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})

it('asks when somebody comes back to the tab', () => {
  const { fetchWhole } = setUp()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})

it('asks once while an answer is on its way', () => {
  const { fetchWhole, over } = setUp()
  over('b')
  over('b')
  expect(fetchWhole).toHaveBeenCalledTimes(1)
})
