import { hydratePage, prerenderPage } from '@stageside/kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { remote } from '../remote.ts'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { stubNarrowScreen } from '../testing/narrow-screen.ts'

const hotels = [hotel('near', 6, null, { stars: 3 }), hotel('far', 40, 19)]
const answer = hotelsResponse(hotels)
const rendered = { hotels: answer }

beforeEach(stubNarrowScreen)
afterEach(() => vi.unstubAllGlobals())

it.each(['/location?q=Rod+Laver+Arena', '/sports?venue=mel-v-rod-laver'])(
  '%s is taken over as the server rendered it, with its hotels and without a call',
  async (at) => {
    expect(await prerenderPage(remote, at, { rendered })).toContain('id="hotel-near"')
    const page = await hydratePage(remote, at, { rendered })
    expect(page.container.querySelector('h1')?.textContent).toBe('Hotels near Rod Laver Arena')
    expect(page.container.querySelectorAll('[id^="hotel-"]')).toHaveLength(2)
    expect(page.calls.filter(({ name }) => name === 'hotels')).toEqual([])
    page.unmount()
  },
)

it('asks again for an answer that has another shape, as a call would', async () => {
  const html = await prerenderPage(remote, '/location?q=Rod+Laver+Arena', { rendered: { hotels: { hotels: 'none' } } })
  expect(html).toContain('Looking for hotels…')
})

it('shows what the page offers where it was rendered without answers', async () => {
  expect(await prerenderPage(remote, '/location?q=Rod+Laver+Arena')).toContain('Four ways to say where')
})
