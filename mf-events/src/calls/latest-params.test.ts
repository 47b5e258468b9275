import { afterEach, expect, it } from 'vitest'
import { latestParams } from './latest-params.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it('reads the address bar, which is ahead of the router', () => {
  window.history.replaceState(null, '', '/location?compare=a,b')
  expect(latestParams({ pathname: '/location', search: '?compare=a' }).get('compare')).toBe('a,b')
})

it('reads the router where the address bar is of another page', () => {
  window.history.replaceState(null, '', '/saved?compare=a,b')
  expect(latestParams({ pathname: '/location', search: '?compare=a' }).get('compare')).toBe('a')
})
