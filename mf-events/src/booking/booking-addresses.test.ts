import type { BookingSite } from '@site/contracts/booking'
import { describe, expect, it } from 'vitest'
import { bookingLinks } from './booking-addresses.ts'

const hotel = { name: 'Crown Towers', city: 'Melbourne', lat: -37.8216, lon: 144.9589 }
const stay = { checkin: '2027-01-10', checkout: '2027-01-12', adults: 3 }
const site = (pattern: string, affiliateId?: string): BookingSite => ({
  id: 'x',
  label: 'Search on X',
  pattern,
  ...(affiliateId === undefined ? {} : { affiliateId }),
})
const SEARCH = 'https://x.example/s?q={name}, {city}&from={checkin}&to={checkout}&n={guests}&a={affiliate}&kind=hotel'

describe('a search link', () => {
  it.each([
    ['no dates give no empty parameters', hotel, null, 'q=Crown%20Towers,%20Melbourne&kind=hotel'],
    [
      'dates and guests are filled in',
      hotel,
      stay,
      'q=Crown%20Towers,%20Melbourne&from=2027-01-10&to=2027-01-12&n=3&kind=hotel',
    ],
    [
      'signs of an address in a name are encoded',
      { ...hotel, name: 'A&B "C" #1 50% = ü' },
      null,
      'q=A%26B%20%22C%22%20%231%2050%25%20%3D%20%C3%BC,%20Melbourne&kind=hotel',
    ],
    [
      'braces in a name are no placeholder',
      { ...hotel, name: '{lat} {city}' },
      null,
      'q=%7Blat%7D%20%7Bcity%7D,%20Melbourne&kind=hotel',
    ],
    ['an unknown city leaves no comma', { ...hotel, city: '' }, null, 'q=Crown%20Towers&kind=hotel'],
  ])('%s', (_, of, nights, query) =>
    expect(bookingLinks(of, nights, [site(SEARCH)])).toEqual([
      {
        id: 'x',
        label: 'Search on X',
        href: `https://x.example/s?${query}`,
        rel: 'noopener noreferrer nofollow',
      },
    ]),
  )

  it('carries the affiliate id where one is set, and says that it is sponsored', () => {
    const [link] = bookingLinks(hotel, null, [site(SEARCH, 'me & co')])
    expect(link?.href).toContain('&a=me%20%26%20co&')
    expect(link?.rel).toBe('noopener noreferrer nofollow sponsored')
  })

  it('fills the path and the hash, and is left out where they cannot be filled', () => {
    const links = bookingLinks(hotel, null, [
      site('https://x.example/{lat}/{lon}#map=18/{lat}'),
      site('https://x.example/{checkin}/x'),
    ])
    expect(links.map(({ href }) => href)).toEqual(['https://x.example/-37.8216/144.9589#map=18/-37.8216'])
  })
})

describe('the hotel’s own page', () => {
  it('comes first and shows its host', () => {
    const [own, search] = bookingLinks({ ...hotel, website: 'https://www.crown.example/towers' }, null, [site(SEARCH)])
    expect(own).toMatchObject({ id: 'own', href: 'https://www.crown.example/towers', host: 'crown.example' })
    expect(search).toMatchObject({ id: 'x' })
  })

  it.each([undefined, 'javascript:alert(1)', 'crown.example', 'ftp://crown.example/'])('is none for %s', (website) =>
    expect(bookingLinks({ ...hotel, website }, null, [])).toEqual([]),
  )
})

it('searches two booking sites and a map unless the owner chooses others', () => {
  const links = bookingLinks(hotel, stay)
  expect(links.map(({ label, href }) => [label, href])).toEqual([
    [
      'Search on Booking.com',
      'https://www.booking.com/searchresults.html?ss=Crown%20Towers,%20Melbourne&checkin=2027-01-10&checkout=2027-01-12&group_adults=3&no_rooms=1',
    ],
    [
      'Search on Hotels.com',
      'https://www.hotels.com/Hotel-Search?destination=Crown%20Towers,%20Melbourne&startDate=2027-01-10&endDate=2027-01-12&adults=3',
    ],
    ['See it on OpenStreetMap', 'https://www.openstreetmap.org/?mlat=-37.8216&mlon=144.9589#map=18/-37.8216/144.9589'],
  ])
})
