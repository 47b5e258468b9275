/** What everybody goes to on some days of the year, where the places are there all year. */

import { ruleFallsOn } from './date-rule.ts'
import type { Stop } from './stops.ts'

interface Feast {
  readonly country: string
  readonly rule: string
  /** Of the places that are gone to. */
  readonly name: RegExp
  /** What such a place is worth more on those days (chosen, decision 27). */
  readonly worth: number
  readonly tip: string
}

const SHRINE = /\b(?:shrine|jingu|taisha|temple)\b|-(?:ji|dera)\b/i
const FIRST_VISIT = 'The first visit of the year: long queues all day.'

/** The first visit to a shrine or a temple in Japan is on New Year's Day, or in the two days after it. */
const FEASTS: readonly Feast[] = [
  { country: 'JP', rule: 'fixed 01-01', name: SHRINE, worth: 400, tip: FIRST_VISIT },
  { country: 'JP', rule: 'range 01-02..01-03', name: SHRINE, worth: 200, tip: FIRST_VISIT },
]

/** A visit, and beside it the same on the days of a feast it belongs to, of which a plan takes one. */
export function onFeasts(stop: Stop, country: string, dates: readonly string[]): readonly Stop[] {
  const own = FEASTS.filter((feast) => feast.country === country && feast.name.test(stop.poi.name))
  const feastOf = dates.map((date) => own.find(({ rule }) => ruleFallsOn(rule, date)))
  const only =
    (feast: Feast | undefined) =>
    <T>(windows: readonly (readonly T[])[]): readonly (readonly T[])[] =>
      windows.map((each, day) => (feastOf[day] === feast ? each : []))
  const at = (feast: Feast | undefined): Stop => ({
    ...stop,
    windows: only(feast)(stop.windows),
    anyTime: stop.anyTime && only(feast)(stop.anyTime),
  })
  const held = own.filter((feast) => feastOf.includes(feast))
  if (held.length === 0) return [stop]
  return [
    at(undefined),
    ...held.map((feast) => ({
      ...at(feast),
      crowded: true as const,
      poi: { ...stop.poi, tip: feast.tip },
      score: stop.score + feast.worth,
    })),
  ].filter(({ windows }) => windows.some((each) => each.length > 0))
}
