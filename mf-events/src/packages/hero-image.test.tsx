import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HeroImage } from './hero-image.tsx'
import { offers } from './offers.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The test's document loads no images and calls all of them complete; a browser knows better. */
const loading = (complete: boolean) => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete)

it('shows the photograph of an owner, and the poster of the category where it fails to load', () => {
  loading(false)
  const [offer] = offers
  if (offer === undefined) throw new Error('no offers')
  const { container } = render(<HeroImage offer={{ ...offer, heroImage: '/photos/missing.jpg' }} ratio={1.6} />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toBe('/photos/missing.jpg')
  expect(container.querySelector('svg')).toBeNull()
  if (image !== null) fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})

it('shows the poster for an image that failed before hydration', () => {
  loading(true)
  const [offer] = offers
  if (offer === undefined) throw new Error('no offers')
  const { container } = render(<HeroImage offer={{ ...offer, heroImage: '/photos/missing.jpg' }} ratio={1.6} />)
  expect(container.querySelector('img')).toBeNull()
})

it.each(offers)('$title shows its poster while it has no photograph', (offer) => {
  const { container } = render(<HeroImage offer={offer} ratio={1.6} />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

it('draws every sample package a scene of its own, with no broken coordinate', () => {
  const drawn = offers.map((offer) => render(<HeroImage offer={offer} ratio={1.6} />).container.innerHTML)
  expect(new Set(drawn).size).toBe(offers.length)
  for (const html of drawn) expect(html).not.toMatch(/NaN|undefined/)
})
