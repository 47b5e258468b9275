import { describe, expect, it } from 'vitest'
import { isPropertyLink, linkHost, withPropertyLinks } from './property-link.ts'

describe('the page of one hotel', () => {
  it.each([
    ['https://www.thehotelwindsor.com.au', 1],
    ['https://thehotelwindsor.com.au/index.html', 1],
    ['https://www.platzl.de/en', 1],
    ['https://www.marriott.com/hotels/travel/viehw-renaissance-wien-hotel', 69],
    ['https://www.raffles.com/paris', 2],
    ['https://bellagio.mgmresorts.com', 1],
    ['https://www.hotel-paris.cz/?utm_source=map', 1],
  ])('is %s, on a host that %i hotels share', (url, sharing) => expect(isPropertyLink(url, sharing)).toBe(true))

  it.each([
    ['https://www.marriott.com', 1],
    ['https://www.marriott.fr/', 1],
    ['https://all.accor.com/gb/en/index.html', 1],
    ['https://all.accor.com', 1],
    ['https://en.sotetsu-hotels.com', 1],
    ['https://www.travelodge.com.au', 1],
    ['https://www.astotel.com', 16],
    ['https://www.adinahotels.com/en-au/', 6],
    ['https://www.adagio-city.com/gb/home/index.shtml', 4],
    ['https://www.hilton.com/?cid=OM', 1],
    ['ftp://hotel.example', 1],
    ['not an address', 1],
  ])('is not %s, on a host that %i hotels share', (url, sharing) => expect(isPropertyLink(url, sharing)).toBe(false))

  it('is counted by hosts, whatever stands before them', () => {
    expect(linkHost('https://www.astotel.com/hotel/34b')).toBe('astotel.com')
    expect(linkHost('https://en.astotel.com')).toBe('astotel.com')
    expect(linkHost('https://ibis.com')).toBe('ibis.com')
    expect(linkHost('https://bellagio.mgmresorts.com')).toBe('bellagio.mgmresorts.com')
  })
})

it('drops the front page that several hotels give, and keeps their own pages', () => {
  const hotels = [
    { id: 'a', website: 'https://www.astotel.com' },
    { id: 'b', website: 'https://astotel.com/hotel-acadia' },
    { id: 'c', website: 'https://own.example' },
    { id: 'd', website: null },
  ]
  const { rows, dropped } = withPropertyLinks(hotels)
  expect(rows).toEqual([{ id: 'a', website: null }, hotels[1], hotels[2], hotels[3]])
  expect(dropped).toBe(1)
})

it('finds nothing more to drop in what it has kept', () => {
  const kept = withPropertyLinks([
    { website: 'https://www.astotel.com' },
    { website: 'https://astotel.com/hotel-acadia' },
    { website: 'https://own.example/en' },
  ])
  expect(withPropertyLinks(kept.rows)).toEqual({ rows: kept.rows, dropped: 0 })
})
