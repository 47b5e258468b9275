import { tripLimits } from '@site/contracts/trip-fields'
import type { Theme } from '@site/contracts/itinerary'
import type { TripFormField } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { Page, type Span } from './page.ts'

/** One thing that was read: what it says, where it stood, and what it changes. */
export interface Finding {
  /** Stable from one reading of the same text to the next: the traveller removes it by this. */
  readonly key: string
  readonly label: string
  readonly value: string
  readonly words: string
  readonly field: TripFormField
  readonly use: 'planned' | 'noted'
  readonly by?: 'model'
  readonly apply: (trip: TripRequest) => TripRequest
}

export const emptyTrip: TripRequest = {
  cities: [],
  hard: { diet: [], stepFree: false, mustSee: [], mustNot: { places: [], kinds: [] }, closedDays: [] },
  soft: { interests: [] },
}

/** Collects findings while the readers go over the page. */
export interface Reader {
  readonly page: Page
  /** Today at the traveller's destination is close enough to today in UTC: years away it is the same day. */
  readonly today: string
  readonly found: Finding[]
  /** What was read, and then nothing was made of it: a second length, another budget. It is quoted. */
  readonly spare: string[]
}

type Facts = Pick<Finding, 'key' | 'label' | 'value' | 'apply'> & Partial<Pick<Finding, 'use' | 'field'>>

/**
 * Topics that the engine does not plan by yet: what is read of them is noted, and the page says so. Whoever teaches the engine one of
 * them takes it from this list.
 */
const NOTED: ReadonlySet<string> = new Set(['budget', 'other-budget', 'adults', 'people'])

/** What is made of a finding, by its key; of a place that depends on whether we list it. */
export const plannedOrNoted = (key: string): Finding['use'] =>
  NOTED.has(key.replace(/^form:/, '').split(':')[0] ?? key) ? 'noted' : 'planned'

/** Requests that may be told in several words. */
const SAID_AGAIN = /^(?:walking-level|walking-hills|step-free|pace:|diet:|quiet|do:)/
/** Notes a finding for the words of a span. */
export const note = ({ page, found, spare }: Reader, span: Span, facts: Facts): void => {
  const same = found.find(({ key }) => key === facts.key)
  if (same !== undefined) {
    if (same.value !== facts.value) spare.push(page.words(span))
    // "Bad knee … no steep hills" say the same: both are told.
    else if (SAID_AGAIN.test(facts.key) && same.words !== '' && !same.words.includes(page.words(span)))
      found[found.indexOf(same)] = { ...same, words: `${same.words}, ${page.words(span)}`.slice(0, tripLimits.quote) }
    return
  }
  found.push({ use: plannedOrNoted(facts.key), field: page.fieldOf(span), ...facts, words: page.words(span) })
}

/** Notes the same finding for the words of each of these patterns, as far as nothing takes them back. */
export const noteEach = (
  reader: Reader,
  patterns: readonly RegExp[],
  facts: Facts,
  isTakenBack: (span: Span, pattern: RegExp) => boolean = () => false,
): void => {
  for (const pattern of patterns)
    reader.page.each(pattern, (_match, span) => {
      if (isTakenBack(span, pattern)) return null
      note(reader, span, facts)
      return true
    })
}

export const withHard = (trip: TripRequest, hard: Partial<TripRequest['hard']>): TripRequest => ({
  ...trip,
  hard: { ...trip.hard, ...hard },
})
export const withSoft = (trip: TripRequest, soft: Partial<TripRequest['soft']>): TripRequest => ({
  ...trip,
  soft: { ...trip.soft, ...soft },
})

/** Adds an interest, or raises its weight. */
export const withInterest = (trip: TripRequest, theme: Theme, weight: number): TripRequest =>
  withSoft(trip, {
    interests: [
      ...trip.soft.interests.filter((own) => own.theme !== theme),
      { theme, weight: Math.max(weight, trip.soft.interests.find((own) => own.theme === theme)?.weight ?? 0) },
    ],
  })
