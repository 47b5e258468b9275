import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFeed } from './feed/read-feed.ts'
import { sampleFeed } from './testing/sample-feed.ts'
import { zipOf } from './testing/zip.ts'
import { readTimetable } from './timetable-file.ts'
import { importFeed } from './import-feed.ts'
import { liveTimetables, readManifest, removeTimetable } from './timetable-store.ts'

let work = ''
beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'timetables-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

const city = { name: 'Melbourne', country: 'AU', lat: -37.814, lon: 144.963 }
const zipped = (from: string, until: string): string => {
  const file = path.join(work, `${from}.zip`)
  writeFileSync(file, zipOf(sampleFeed({ from, until })))
  return file
}
const root = () => path.join(work, 'timetables')

describe('the store of timetables', () => {
  it('holds what the feed held, and tells what it is', async () => {
    const file = zipped('2027-03-01', '2027-04-30')
    const { folder } = await importFeed({ file, root: root(), city, name: 'Harbour Transit' })
    expect(liveTimetables(root())).toEqual([{ id: 'melbourne-au/harbour-transit', folder }])
    expect(readTimetable(folder)).toEqual((await readFeed(file)).feed)
    expect(readManifest(folder)).toMatchObject({
      city: 'Melbourne',
      from: '2027-03-01',
      until: '2027-04-30',
      problems: [],
    })
  })

  it('replaces a feed by the next one of its name and keeps one to go back to', async () => {
    for (const month of ['03', '04', '05'])
      await importFeed({ file: zipped(`2027-${month}-01`, `2027-${month}-28`), root: root(), city, name: 'tram' })
    await importFeed({ file: zipped('2027-01-01', '2027-01-31'), root: root(), city, name: 'train' })
    const live = liveTimetables(root())
    expect(live.map(({ id }) => id)).toEqual(['melbourne-au/train', 'melbourne-au/tram'])
    expect(live.map(({ folder }) => readManifest(folder).from)).toEqual(['2027-01-01', '2027-05-01'])
    const kept = readdirSync(path.join(root(), 'melbourne-au', 'tram')).filter((name) => name.startsWith('2027'))
    expect(kept.map((name) => name.slice(0, 7))).toEqual(['2027-04', '2027-05'])
  })

  it('changes nothing when a feed cannot be used', async () => {
    const file = path.join(work, 'bad.zip')
    writeFileSync(file, zipOf({ 'stops.txt': 'stop_id\n' }))
    await expect(importFeed({ file, root: root(), city, name: 'bad' })).rejects.toThrow('are missing')
    expect(liveTimetables(root())).toEqual([])
  })

  it('refuses a feed of another place', async () => {
    const sydney = { name: 'Sydney', country: 'AU', lat: -33.868, lon: 151.207 }
    const given = { file: zipped('2027-03-01', '2027-04-30'), root: root(), city: sydney, name: 'tram' }
    await expect(importFeed(given)).rejects.toThrow('No stop of the feed is within 100 km of Sydney.')
  })

  it('takes a feed away, and says when there is none', async () => {
    await importFeed({ file: zipped('2027-03-01', '2027-04-30'), root: root(), city, name: 'tram' })
    expect(() => removeTimetable(root(), 'melbourne-au/ferry')).toThrow('There is no timetable melbourne-au/ferry.')
    expect(() => removeTimetable(root(), '../timetables')).toThrow('There is no timetable')
    removeTimetable(root(), 'melbourne-au/tram')
    expect(liveTimetables(root())).toEqual([])
  })

  it('does not read a damaged file', async () => {
    const { folder } = await importFeed({ file: zipped('2027-03-01', '2027-04-30'), root: root(), city, name: 'tram' })
    const numbers = path.join(folder, 'numbers.bin.br')
    writeFileSync(numbers, readFileSync(numbers).subarray(0, 200))
    expect(() => readTimetable(folder)).toThrow('damaged')
  })
})
