import path from 'node:path'
import { expect, it } from 'vitest'
import { readTsv } from './build/tsv.ts'
import { findDataDir } from './data-dir.ts'
import { loadDataset } from './load.ts'
import { readSeasonGrounds } from './season-grounds.ts'

const dir = findDataDir()
const grounds = readSeasonGrounds(dir)
const { pois } = loadDataset(dir)

it('each is in a city we know, near its sights, and names a page', () => {
  const inCity = (city: string) => pois.filter((poi) => poi.city === city)
  const lost = grounds.filter(
    ({ city, lat, lon }) => !inCity(city).some((poi) => Math.hypot(poi.lat - lat, poi.lon - lon) < 0.05),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
  expect(grounds.filter(({ website }) => website === null || !URL.canParse(website))).toEqual([])
})

it('each has an id of its own that no place has, hours, and a length of stay', () => {
  const others = new Set(pois.map(({ id }) => id))
  expect(new Set(grounds.map(({ id }) => id)).size).toBe(grounds.length)
  expect(grounds.filter(({ id }) => others.has(id))).toEqual([])
  expect(grounds.filter((own) => own.openingHours === null || own.visitMinutes === null)).toEqual([])
})

it('the Fringe has a show for each of four evenings, and says that its programme and tickets need a look', () => {
  const shows = grounds.filter(({ occasion, best }) => occasion === 'edinburgh-fringe' && best === 'evening')
  expect(shows.length).toBeGreaterThanOrEqual(4)
  expect(shows.every(({ tip }) => /programme.*book/.test(tip ?? ''))).toBe(true)
})

it('every cell of the table that is read is understood', () => {
  const best = readTsv(path.join(dir, 'season-grounds.tsv')).map((line) => line.orNull('best'))
  expect(grounds.map((own) => own.best)).toEqual(best)
  expect(grounds.filter(({ interest }) => interest < 1)).toEqual([])
})

it('there is none without the table', () => expect(readSeasonGrounds(path.join(dir, 'open'))).toEqual([]))
