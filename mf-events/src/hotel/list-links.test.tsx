import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hotelDetails } from '../testing/hotel-details.ts'
import { InShell } from '../testing/in-shell.tsx'
import type { HotelList } from './hotel-address.ts'
import { ListLinks } from './list-links.tsx'

const list: HotelList = { ids: ['a', 'b c', 'd'], back: '/location?venue=v', name: 'Rod Laver Arena' }
const invoke = vi.fn().mockResolvedValue(hotelDetails())

const links = (
  id: string,
  from: HotelList | null = list,
  all: HotelList | null = null,
  compared: readonly string[] = [],
) => {
  render(
    <InShell at="/location?near=v" invoke={invoke}>
      <ListLinks id={id} list={from} all={all} compared={compared} />
    </InShell>,
  )
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}
afterEach(cleanup)

describe('the list a hotel was opened from', () => {
  it('is one link away, with the previous and the next hotel', () => {
    expect(links('b c')).toEqual([
      ['Back to the hotels near Rod Laver Arena', '/location?venue=v#hotel-b%20c'],
      ['Previous hotel', '/hotel/a?near=v'],
      ['Next hotel', '/hotel/d?near=v'],
    ])
    expect(screen.getByText('2 of 3')).toBeTruthy()
  })

  it('ends at its first and its last hotel', () => {
    expect(links('a').map(([text]) => text)).toEqual(['Back to the hotels near Rod Laver Arena', 'Next hotel'])
    cleanup()
    expect(links('d').map(([text]) => text)).toEqual(['Back to the hotels near Rod Laver Arena', 'Previous hotel'])
  })

  it('has no place for a hotel that is not in it', () => {
    expect(links('x')).toHaveLength(1)
    expect(screen.queryByText(/of 3/)).toBeNull()
  })

  it('prepares a neighbour once somebody is about to open it', () => {
    links('a')
    expect(invoke).not.toHaveBeenCalled()
    fireEvent.focus(screen.getByRole('link', { name: 'Next hotel' }))
    expect(invoke).toHaveBeenCalledWith('hotel', { id: 'b c' }, expect.anything())
  })
})

it('takes what is compared along to the list', () => {
  expect(links('a', list, null, ['a', 'd'])[0]?.[1]).toBe('/location?venue=v&compare=a%2Cd#hotel-a')
  cleanup()
  expect(links('a', null, list, ['a'])[0]?.[1]).toBe('/location?venue=v&compare=a')
})

it('leads to all hotels of the place where there was no list, else to a search', () => {
  expect(links('a', null, list)).toEqual([['All hotels near Rod Laver Arena', '/location?venue=v']])
  cleanup()
  expect(links('a', null)).toEqual([['Find hotels by location', '/location']])
})
