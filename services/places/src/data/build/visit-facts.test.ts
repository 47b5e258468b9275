import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Poi } from '../rows.ts'
import { lastEntryOf, seasonOf, withVisitFacts } from './visit-facts.ts'

describe('lastEntryOf', () => {
  it.each([
    ['last entry 21:20', { at: 1280 }],
    ['last tour about 15:00', { at: 900 }],
    ['last lift to the top about 22:30; sparkles on the hour after dark', { at: 1350 }],
    ['late Thu until 21:45; last entry 17:00 (Thu 21:00)', { at: 1020 }],
    ['last entry 45 min before closing', { beforeClosing: 45 }],
    ['last lift about 45-60 min before closing', { beforeClosing: 60 }],
    ['last entry about 2 h before closing', { beforeClosing: 120 }],
    ['light show 20:00 and 21:00 (more Fri-Sun)', null],
  ])('%s', (text, expected) => expect(lastEntryOf(text)).toEqual(expected))
})

describe('seasonOf', () => {
  it.each([
    ['bats fly around sunset, mid-March to early November; arrive 30 min before', { from: 315, until: 1110 }],
    ['season about Apr-Oct', { from: 401, until: 1031 }],
    ['late Wed, Fri until 21:00', null],
    ['guard change 11:00, usually Mon, Wed, Fri, Sun', null],
  ])('%s', (text, expected) => expect(seasonOf(text)).toEqual(expected))
})

describe('withVisitFacts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'visit-facts-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    path.join(folder, 'must_see.tsv'),
    'city\trank\tid\tname\tlat\tlon\nParis\t1\tp-tower\tTower\t1\t2\nParis\t12\t\tPalace of Versailles\t48.8\t2.1\nParis\t13\t\tA secret\t48\t2\n',
  )
  writeFileSync(
    path.join(folder, 'time_of_day.tsv'),
    'id\tname\tcity\tbest\tlatest_entry_or_show_times\ttypical_minutes\tnote\np-tower\tTower\tParis\tsunset\tlast entry 21:00\t120\t\np-gone\tGone\tParis\tnight\t\t\t\n',
  )
  const row = { id: 'p-tower', name: 'Tower', visitMinutes: 45, mustSee: null } as const
  const poi: Poi = {
    ...row,
    altNames: [],
    lat: 1,
    lon: 2,
    city: 'Paris',
    country: 'FR',
    address: null,
    website: null,
    precision: 10,
    source: 'curated',
    category: 'sight',
    openingHours: null,
    interest: 90,
    themes: [],
  }
  const { rows, unknown } = withVisitFacts([poi, { ...poi, id: 'p-other' }], folder)

  it('adds rank, time of day, last entry and length to the rows judged', () => {
    expect(rows[0]).toMatchObject({ mustSee: 1, best: 'sunset', lastEntry: { at: 1260 }, visitMinutes: 120 })
    expect(rows[1]).toMatchObject({ id: 'p-other', mustSee: null, visitMinutes: 45 })
  })

  it('adds a must-see that no table holds, and names what it cannot place', () => {
    expect(rows[2]).toMatchObject({ name: 'Palace of Versailles', city: 'Paris', country: 'FR', mustSee: 12 })
    expect(unknown).toEqual(['p-gone', 'A secret'])
  })
})
