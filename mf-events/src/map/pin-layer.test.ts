import type { HotelItem } from '@site/contracts/hotels'
import { expect, it } from 'vitest'
import { pinImageName, pinLookOf } from './pin-image.ts'
import { pinData } from './pin-layer.ts'

const inks = { paper: '#fff', ink: '#000', walk: '#0a0', walkTint: '#dfd', transit: '#00a' }
const hotel = (id: string, walk: number, transit: number | null) => {
  const range = (minutes: number) => ({ minutes, low: minutes - 2, high: minutes + 2 })
  const place: Partial<HotelItem> = {
    id,
    lat: 1,
    lon: 2,
    walk: { ...range(walk), source: 'estimate', metres: walk * 80 } as HotelItem['walk'],
    transit: transit === null ? null : (range(transit) as HotelItem['transit']),
  }
  return place as HotelItem
}

it('gives each pin its minutes in the ink of how one gets there, and the nearest lies on top', () => {
  const { features } = pinData([hotel('near', 6, null), hotel('far', 44, 18)], inks)
  expect(features.map(({ properties }) => properties.hotel)).toEqual(['far', 'near'])
  expect(features.map(({ properties }) => pinLookOf(properties.image))).toEqual([
    { fill: '#00a', paper: '#fff', text: '18' },
    { fill: '#0a0', paper: '#fff', text: '6' },
  ])
})

it('leaves pictures that are no pins to others', () => {
  expect(pinLookOf('oneway')).toBeNull()
  expect(pinLookOf(pinImageName({ fill: 'rgb(0 0 0 / 50%)', paper: '#fff', text: '6+' }))?.text).toBe('6+')
})
