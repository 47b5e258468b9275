import type { ItineraryRequest } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import { restatements, type Restatement } from '@site/contracts/restatement'

/** Requests the planner may be tuned by, and those it must not. */
export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]

/** Expectations of one request: the values given for each name. */
export type Expected = ReadonlyMap<string, readonly string[]>

export interface QualityRequest {
  readonly id: string
  readonly half: Half
  readonly group: string
  readonly request: ItineraryRequest
  readonly expected: Expected
  /** What a language model answered that was shown the question; empty where none was, or nothing is to be restated. */
  readonly restated: readonly Restatement[]
}

const readExpected = (text: string): Expected => {
  const found = new Map<string, string[]>()
  for (const piece of text.split(';').map((own) => own.trim())) {
    const [name = '', ...value] = piece.split('=')
    found.set(name, [...(found.get(name) ?? []), value.join('=')])
  }
  return found
}

/** What the form sends where the traveller chose nothing (spec §9). */
const FORM = { days: limits.planner.defaultDays, pace: 'balanced', themes: ['sightseeing', 'food'] } as const

/**
 * A table of requests. They are not read by the contract's schema on purpose: it forbids days too far from today, and
 * these dates stay as they are.
 */
export const readTable = (text: string, half: Half): readonly QualityRequest[] =>
  text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [id = '', destination = '', notes = '', form = '', expected = '', model = ''] = row.split('\t')
      const fields: Partial<ItineraryRequest> = form === '' ? {} : JSON.parse(form)
      return {
        id,
        half,
        group: id.replace(/-\d+$/, ''),
        request: { ...FORM, themes: [...FORM.themes], destination, ...(notes === '' ? {} : { notes }), ...fields },
        expected: readExpected(expected),
        restated: model === '' ? [] : restatements.parse(JSON.parse(model)),
      }
    })

/** The single value of an expectation. */
export const valueOf = (expected: Expected, name: string): string | undefined => expected.get(name)?.[0]

/** When the traveller arrives and leaves; of two times that contradict each other, the one that wins. */
export const clocksOf = (expected: Expected): { readonly arrival?: string; readonly departure?: string } => {
  const [arrival, departure] = ['arr', 'dep'].map((name) => valueOf(expected, name)?.split('|')[0])
  return { ...(arrival === undefined ? {} : { arrival }), ...(departure === undefined ? {} : { departure }) }
}
