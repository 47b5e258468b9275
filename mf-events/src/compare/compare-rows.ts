import type { Walk } from '@site/contracts/hotels'
import { site } from '@site/contracts/site'
import { money } from '../payment/money.ts'
import { crossingWords, minutesWords, onFoot, rangeWords, sourceWords } from '../results/reach.ts'
import type { ComparedHotel } from './compared-hotel.ts'

export const WALK_LABEL = 'On foot'

interface Fact {
  readonly text: string
  readonly note?: string | undefined
  /** The lowest of a row is its best; left out where none is better than another. */
  readonly rank?: number | undefined
}
export interface CompareCell extends Pick<Fact, 'text' | 'note'> {
  readonly best: boolean
}
export interface CompareRow {
  readonly label: string
  /** One for each hotel; null where it is not known. */
  readonly cells: readonly (CompareCell | null)[]
}

type FactOf = (hotel: ComparedHotel) => Fact | null

const noteOf = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(', ') || undefined

/** The minutes on foot; where nobody knows a bridge their range, ranked by its longer end. */
const walkFact = (walk: Walk): Fact => ({
  text: `${minutesWords(onFoot(walk))} min`,
  note:
    walk.crossing === undefined ? noteOf([rangeWords(walk), sourceWords[walk.source]]) : crossingWords[walk.crossing],
  rank: walk.minutes,
})

const quickest: FactOf = ({ walk, transit }) => {
  if (walk === null) return null
  const ride = transit !== null && transit.minutes < walk.minutes ? transit : null
  if (ride === null) {
    const { text, note, rank } = walkFact(walk)
    return { text: `${text} on foot`, note: walk.crossing === undefined ? rangeWords(walk) : note, rank }
  }
  return { text: `${ride.minutes} min by transit`, note: noteOf([rangeWords(ride), 'estimate']), rank: ride.minutes }
}

const withoutSteps: FactOf = ({ stepFree }) =>
  stepFree === undefined
    ? null
    : stepFree === null
      ? { text: 'No step-free way known' }
      : { text: `${stepFree.minutes} min`, note: rangeWords(stepFree), rank: stepFree.minutes }

const kindWords = (kind: string | undefined): string => {
  const words = (kind || 'hotel').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The day as the provider wrote it: a clock elsewhere must not make it another. */
const dayWords = (date: string): string =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString(site.locale, { dateStyle: 'long', timeZone: 'UTC' })

const priceOf =
  (comparable: boolean): FactOf =>
  ({ price, availability }) =>
    price === null
      ? availability === 'sold_out'
        ? { text: 'Sold out for your dates' }
        : null
      : {
          text: money(price.amount, price.currency),
          note: noteOf([...(price.includes ?? []), `quoted by ${price.provider}`]),
          rank: comparable ? price.amount : undefined,
        }

const cancellation: FactOf = ({ price }) => {
  const until = price?.freeCancellationUntil
  return until === undefined ? null : { text: `Free until ${dayWords(until)}`, rank: -Date.parse(until) }
}

const same = (values: readonly (string | undefined)[]): boolean => new Set(values).size <= 1

/** The best is marked only where another is worse, as far as anybody knows. */
const rowOf = (label: string, hotels: readonly ComparedHotel[], factOf: FactOf): CompareRow => {
  const facts = hotels.map(factOf)
  const ranks = facts.flatMap((fact) => (fact?.rank === undefined ? [] : [fact.rank]))
  const best = new Set(ranks).size < 2 ? null : Math.min(...ranks)
  return {
    label,
    cells: facts.map((fact) =>
      fact === null ? null : { text: fact.text, note: fact.note, best: fact.rank !== undefined && fact.rank === best },
    ),
  }
}

/** What is known of the hotels, row by row, with the best of each row. A row that nobody knows anything of is left out. */
export const compareRows = (hotels: readonly ComparedHotel[]): readonly CompareRow[] => {
  const sameStart = same(hotels.map(({ near }) => near?.key))
  const sameCurrency = same(hotels.flatMap(({ price }) => (price === null ? [] : [price.currency])))
  // Minutes to different places are no shorter and no longer than each other.
  const timed =
    (factOf: FactOf): FactOf =>
    (hotel) => {
      const fact = factOf(hotel)
      return fact === null || sameStart
        ? fact
        : { text: fact.text, note: noteOf([fact.note, hotel.near === null ? undefined : `to ${hotel.near.name}`]) }
    }
  const rides = hotels.some(({ walk, transit }) => walk !== null && transit !== null && transit.minutes < walk.minutes)
  const plainHotels = hotels.every(({ kind }) => kindWords(kind) === 'Hotel')
  const rows: readonly (readonly [string, FactOf])[] = [
    [WALK_LABEL, timed(({ walk }) => (walk === null ? null : walkFact(walk)))],
    ['Quickest', timed((hotel) => (rides ? quickest(hotel) : null))],
    ['Step-free', timed(withoutSteps)],
    [
      'Stars',
      ({ stars }) =>
        stars === undefined ? null : { text: `${stars} ${stars === 1 ? 'star' : 'stars'}`, rank: -stars },
    ],
    ['Kind', ({ kind }) => (plainHotels ? null : { text: kindWords(kind) })],
    ['Price a night', priceOf(sameCurrency)],
    ['Cancellation', cancellation],
    [
      'Address',
      ({ address, city, coordQuality }) => ({
        text: address ?? city,
        note: coordQuality === 'approximate' ? 'approximate location' : undefined,
      }),
    ],
  ]
  return rows
    .map(([label, factOf]) => rowOf(label, hotels, factOf))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}
