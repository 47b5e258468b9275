import { describe, expect, it } from 'vitest'
import { readCoordinates } from './codes.ts'

describe('coordinates typed as text', () => {
  it.each([
    ['-37.8216, 144.9785', -37.8216, 144.9785],
    ['-37.8216,144.9785', -37.8216, 144.9785],
    ['-37.8216 144.9785', -37.8216, 144.9785],
    ['(-37.8216, 144.9785)', -37.8216, 144.9785],
    ['37.8216° S, 144.9785° E', -37.8216, 144.9785],
    ['51.5°N 0.12°W', 51.5, -0.12],
    ['−37.8216, 144.9785', -37.8216, 144.9785],
    ['0, 0', 0, 0],
  ])('reads %s', (text, lat, lon) => {
    expect(readCoordinates(text)).toEqual({ ok: true, point: { lat, lon } })
  })

  it.each(['91, 10', '-90.5, 0', '10, 181', '10, -999'])('says that %s is out of range', (text) => {
    expect(readCoordinates(text)).toMatchObject({ ok: false })
  })

  it.each(['24 7', 'Formula 1 Singapore', '10 Downing Street, London', '', 'NaN, NaN', '1,2,3'])(
    'leaves %j to the names',
    (text) => {
      expect(readCoordinates(text)).toBeNull()
    },
  )
})
