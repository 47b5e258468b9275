import { existsSync } from 'node:fs'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import type { Poi } from './rows.ts'
import { bestTimes } from './rules/visit-words.ts'

/** What is somewhere for some days or weeks of the year and else not: a market before Christmas, a fair, an open palace. */
export interface SeasonGround extends Poi {
  /** Which season it belongs to: `christmas-markets`. */
  readonly occasion: string
  /** Its days as a rule of dates, where the months of its hours do not say them; null where they do. */
  readonly onDates: string | null
  /** When one goes in to get a place, as opening hours are written; at any time of its hours where null. */
  readonly enter: string | null
  /** Worth more than one visit: by day on a longer trip, or on each evening of whoever comes for the evenings; null where once is enough. */
  readonly again: 'days' | 'evenings' | null
  /** What a visitor should know before going. */
  readonly tip: string | null
}

/** Metres within which a position taken from a map of a square is right. */
const PRECISION = 150

const AGAIN = ['days', 'evenings'] as const

/** The grounds of `season-grounds.tsv` in the folder. They are no places of interest: most of the year there is nothing to see. */
export function readSeasonGrounds(dir: string): readonly SeasonGround[] {
  const file = path.join(dir, 'season-grounds.tsv')
  if (!existsSync(file)) return []
  return readTsv(file).map((line) => ({
    id: line.text('id'),
    name: line.text('name'),
    altNames: [],
    precision: PRECISION,
    source: 'curated',
    lat: line.number('lat') ?? Number.NaN,
    lon: line.number('lon') ?? Number.NaN,
    city: line.text('city'),
    country: line.text('country'),
    address: line.orNull('address'),
    website: line.orNull('source'),
    category: line.text('category'),
    openingHours: line.orNull('hours'),
    visitMinutes: line.number('minutes'),
    interest: line.number('interest') ?? 0,
    themes: [],
    best: bestTimes.find((best) => best === line.text('best')) ?? null,
    occasion: line.text('season'),
    onDates: line.orNull('dates'),
    enter: line.orNull('enter'),
    again: AGAIN.find((own) => own === line.text('again')) ?? null,
    tip: line.orNull('tip'),
  }))
}
