import type { Day, ItineraryResponse, Slot } from '@site/contracts/itinerary'

/** One thing that was checked of one answer. */
export interface Check {
  /** What the tables of results are grouped by. */
  readonly kind: string
  /** What is wrong; null where nothing is. */
  readonly wrong: string | null
}
export const check = (kind: string, isRight: boolean, wrong: string): Check => ({ kind, wrong: isRight ? null : wrong })

/** Small letters without accents, so that names compare across spellings. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase()

/** Whether a text matches an expected pattern, whatever the accents and the case. */
export const matches = (pattern: string, text: string): boolean => new RegExp(fold(pattern), 'u').test(fold(text))

/** Minutes of the day. */
export const minutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

const DAY = 24 * 60
/** When a stop ends, minutes from midnight before it: past 24:00 where it runs into the night. */
export const endOf = ({ start, end }: Slot): number =>
  minutes(end) < minutes(start) ? minutes(end) + DAY : minutes(end)

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay()

export const isEvent = ({ fixed }: Slot): boolean => fixed === 'event'
export const isMuseum = ({ activity }: Slot): boolean => /^(museum|gallery)$/.test(activity.category)

/** What the answer says in sentences: notes and questions. */
export const sentencesOf = ({ plan, meta }: ItineraryResponse): string =>
  [
    meta.searchNote,
    meta.expandedNote,
    ...(meta.reading?.questions ?? []).flatMap(({ words, choices }) => [words, ...choices.map((own) => own.words)]),
    ...plan.flatMap((day) => day.slots.map(({ activity }) => activity.note)),
  ]
    .filter((text) => typeof text === 'string')
    .join('\n')

/** Everything the answer tells as understood, a line for each piece. */
export const understoodOf = ({ meta }: ItineraryResponse): readonly string[] =>
  (meta.reading?.understood ?? []).map(({ label, value, words }) => `${label}: ${value} (${words})`)

/** Metres as the crow flies. */
export const metresBetween = (
  a: { readonly lat: number; readonly lon: number },
  b: { readonly lat: number; readonly lon: number },
): number => {
  const rad = Math.PI / 180
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad)
  const y = (b.lat - a.lat) * rad
  return Math.hypot(x, y) * 6_371_000
}

/** The city and the country that a day of the plan is spent in. */
export const whereabouts = ({ meta }: ItineraryResponse, day: number): { city: string; country: string } => {
  const own = meta.stretches?.find(({ firstDay, days }) => day >= firstDay && day < firstDay + days) ?? meta
  return { city: own.city, country: own.country ?? '' }
}

export const eachDay = (
  { plan }: ItineraryResponse,
  look: (day: Day, index: number) => readonly Check[],
): readonly Check[] => plan.flatMap((day, index) => look(day, index))
