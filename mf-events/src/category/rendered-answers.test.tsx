import { hydratePage, prerenderPage } from '@stageside/kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { remote } from '../remote.ts'
import { event } from '../testing/event.ts'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { stubNarrowScreen } from '../testing/narrow-screen.ts'

const hotels = [hotel('near', 6, null, { stars: 3 }), hotel('far', 40, 19)]
const answer = hotelsResponse(hotels)
const rendered = { hotels: answer }

beforeEach(stubNarrowScreen)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

it('keeps what an event’s page says of the day at the venue, whatever day the visitor has', async () => {
  const cup = event('City Cup', ['2026-11-26', '2026-11-29'])
  const head = { title: 'City Cup', description: 'A cup.', poster: 'court' }
  const answers = { event: { event: cup, head, today: '2026-11-28' }, hotels: answer }
  vi.useFakeTimers({ now: new Date('2027-01-20T12:00:00Z'), toFake: ['Date'] })
  expect(await prerenderPage(remote, '/event/city-cup', { rendered: answers })).toContain('On now, 2 days left')
  const page = await hydratePage(remote, '/event/city-cup', { rendered: answers })
  expect(page.container.textContent).toContain('On now, 2 days left')
  page.unmount()
})
