/** Whether the traveller runs a marathon or watches one: a place at the finish is no good at the hour of the start. */

import type { EventDay } from '@site/contracts/event-days'
import { site } from '@site/contracts/site'
import { clock, gridDown, gridUp } from './days.ts'
import type { EventSlot } from './event-slot.ts'
import { wordsOf, type EventAnchor } from './places.ts'

export type RaceRole = 'runs' | 'watches'

/** What the traveller says of the race: their part in it, and of the runner how long they take and the wave they start in. */
export interface RacePart {
  readonly role: RaceRole
  /** Somebody comes along to watch the traveller run. */
  readonly watched?: boolean
  /** Minutes. */
  readonly takes: number | null
  readonly wave: number | null
}

/** Whoever they come with: if that one runs, the traveller watches. */
const OTHERS =
  '(?:friends?|mates?|wife|husband|hubby|hubs|missus|mrs|bf|gf|partner|girlfriend|boyfriend|fiancee?|sons?|daughters?|kids?|sisters?|brothers?|cousins?|mum|mom|mother|dad|father|parents|colleagues?)'
const WATCHES = new RegExp(
  String.raw`\b(?:watch(?:ing|es)?|cheer(?:ing|s)?|support(?:ing|s|ers?)?|spectat\w+|zuschau\w*|anfeuern|regarder|spectateurs?|spectatrices?|encourager|espectador\w*|animar|spettator\w*|tifare|assistir|(?:my|our|a) ${OTHERS} (?:is|are|s|will be)? ?(?:run(?:s|ning)?|rac(?:es?|ing)|doing it)(?! (?:late|around))|not running|(?:don t|won t|do not) run)\b`,
)
/** Whoever writes runs, whoever else watches: "I run, my husband watches", "Running the marathon, mrs cheers". */
const RUNS_MYSELF =
  /^(?:we )?running (?:the|in the|a|my)\b(?! (?:late|around))|\b(?:(?:i m|i am|i|i ll|i will) (?:also )?(?:be )?(?:run(?:ning)?|rac(?:e|ing))(?! (?:late|around|away|into|through|a business))|me (?:running|racing)|ich lauf\w*|laufe ich|je cours|je vais courir|(?:yo )?corro(?: yo)?|voy a correr|corro io|eu corro|vou correr)\b/
const NOT_MYSELF = /\b(?:not run(?:ning)?|(?:don t|won t|do not) run)\b/
const RUNS =
  /\b(?:(?:i m|i am|we re|we are|i|we|i ll|we ll) (?:run|running)|running (?:it|the|a)|marathon running(?! (?:late|around|through))|to run (?:it|the|a)|my (?:first )?marathon|bib|ich laufe|wir laufen|je cours|nous courons|corro|corremos|corriamo)\b/
/** "in 4:30", "4h15", "3 hours 50": as long as people take for a marathon. */
const TAKES =
  /\b(?:in|about|around|under|sub|runs?|target|goal|time)\s*(?:of\s+)?([2-6])(?:[:.h]|\s*hours?\s*)([0-5]\d)\b(?!\s*(?:am|pm))/i
const WAVE = /\bwave (\d)\b/i

function partOf(words: string): RaceRole | null {
  if (RUNS_MYSELF.test(words) && !NOT_MYSELF.test(words)) return 'runs'
  if (WATCHES.test(words)) return 'watches'
  return RUNS.test(words) ? 'runs' : null
}

/** What the traveller says of themselves and of who runs; null where they say nothing. Whoever watches a friend run watches. */
export function racePart(text: string): RacePart | null {
  const words = wordsOf(text).join(' ')
  const role = partOf(words)
  if (role === null) return null
  const [, hours, minutes] = TAKES.exec(text) ?? []
  const wave = WAVE.exec(text)?.[1]
  return {
    role,
    ...(role === 'runs' && WATCHES.test(words) ? { watched: true } : {}),
    takes: hours === undefined ? null : Number(hours) * 60 + Number(minutes),
    wave: wave === undefined ? null : Number(wave),
  }
}

/** Whether a piece of a text says no more than that part. */
export const tellsPart = (text: string): boolean => partOf(wordsOf(text).join(' ')) !== null

/** A run through a city: one race, at which one is for that alone. */
export const isMarathon = ({ name }: Pick<EventAnchor, 'name'>): boolean =>
  /\b(?:half[- ])?marathon\b|city2surf|\bfun run\b|\btriathlon\b/i.test(name)

/** Whether an event is a weekend of races round a track. */
export const isRaces = ({ name }: Pick<EventAnchor, 'name'>): boolean =>
  /\b(?:grand prix|e-prix|motogp|nascar)\b/i.test(name)

/** Most runners take between the first two of these, and the middle of a field the last, minutes (chosen, decision 27). */
const FIELD = { fast: 210, slow: 300, middle: 270 } as const
/** Those who start last of a field whose waves are not known, so long after the first, minutes (chosen, decision 27). */
const LAST_WAVE = 120
/** A runner whose time is known is waited for so long before and after it, minutes (chosen, decision 27). */
const EARLY = 30
const LATE = 45
const COURSE_KM = 42.195
const WAVE_NAME = /^wave (\d)\b/i

interface Passing {
  readonly from: number
  readonly until: number
  /** When the middle of those meant passes. */
  readonly middle: number
}

/** When those meant pass a point of the course. */
export function passingAt(km: number, start: number, day: EventDay | undefined, { takes, wave }: RacePart): Passing {
  const waves = (day?.sessions ?? []).filter(({ name }) => WAVE_NAME.test(name))
  const own = waves.find(({ name }) => wave !== null && Number(WAVE_NAME.exec(name)?.[1]) === wave)
  const first = own?.from ?? start
  const last = own?.from ?? Math.max(start + (waves.length === 0 ? LAST_WAVE : 0), ...waves.map(({ from }) => from))
  const after = (minutes: number) => Math.round((minutes * km) / COURSE_KM)
  const middle = (first + last) / 2 + after(takes ?? FIELD.middle)
  return {
    from: gridDown(first + (takes === null ? after(FIELD.fast) : after(takes) - EARLY)),
    until: gridUp(last + (takes === null ? after(FIELD.slow) : after(takes) + LATE)),
    middle,
  }
}

/** Where along the course one watches before the finish: late enough to be in time after a morning, early enough to reach the finish. */
const VIEWPOINT = { from: 20, until: 32 }
/** From there to a place at the finish one takes so long, minutes (chosen, decision 27). */
const TO_FINISH = 45
const AFTER_MIDDLE = 15

/** The slot of a marathon as one goes to it in a part, with the place along the course before. A ticket time is the traveller's own. */
export function inPart(
  slot: EventSlot,
  event: Pick<EventAnchor, 'name' | 'facts' | 'finish'>,
  part: RacePart | null,
  day?: EventDay,
): EventSlot {
  if (!isMarathon(event) || slot.source === 'ticket' || part === null) return slot
  const { role } = part
  if (role === 'runs') return asRunner({ ...slot, role }, event, part, day)
  const finish = passingAt(COURSE_KM, slot.start, day, part)
  const point = event.facts?.viewpoints.find(({ km }) => km >= VIEWPOINT.from && km <= VIEWPOINT.until)
  const passing = point === undefined ? null : passingAt(point.km, slot.start, day, part)
  const left =
    passing === null
      ? 0
      : gridUp(Math.min(passing.until, passing.middle + AFTER_MIDDLE + (part.takes === null ? 0 : LATE - EARLY)))
  const from = passing === null ? finish.from : Math.max(finish.from, left + TO_FINISH)
  const seen = { ...slot, role, start: from, minutes: finish.until - from, buffer: 0, heldFrom: null, fromDoors: true }
  if (passing === null || point === undefined) return seen
  return { ...seen, before: { point, start: passing.from, minutes: left - passing.from } }
}

/** The slot of somebody who runs, from when they are at the start. */
function asRunner(
  slot: EventSlot,
  { facts, finish }: Pick<EventAnchor, 'facts' | 'finish'>,
  part: RacePart,
  day: EventDay | undefined,
): EventSlot {
  const known = facts?.runners ?? null
  if (known === null) return slot
  const { start, bib } = known
  return {
    ...slot,
    buffer: start.from === null ? slot.buffer : Math.max(0, slot.start - start.from),
    runners: {
      start: start.name,
      way: start.way,
      finish: finish?.name ?? null,
      bib: bib?.name ?? null,
      ...(part.watched === true
        ? {
            seenFrom:
              facts?.viewpoints.map((point) => pointWords(point, passingAt(point.km, slot.start, day, part))) ?? [],
          }
        : {}),
    },
  }
}

/** "First Avenue (km 27)", "First Avenue (km 27, 11:20–14:10)". */
export const pointWords = (
  { name, km }: { readonly name: string; readonly km: number },
  passing?: Pick<Passing, 'from' | 'until'>,
): string => `${name} (km ${km}${passing === undefined ? '' : `, ${clock(passing.from)}–${clock(passing.until)}`})`

const anyOf = new Intl.ListFormat(site.locale, { type: 'disjunction' })
const watchersNote = (points: readonly string[] | undefined): string | null =>
  points === undefined
    ? null
    : points.length === 0
      ? 'We know no place along the course to watch from: whoever comes along finds them on the race’s own map.'
      : `Whoever comes to watch can stand at ${anyOf.format(points)}: runners pass there between those times, and the race’s app tells when you do.`

const runnersNote = ({ start, way, finish, bib, seenFrom }: NonNullable<EventSlot['runners']>): string =>
  [
    `It starts at ${start}${finish === null || finish === start ? '' : ` and finishes at ${finish}`}.`,
    way ?? 'We don’t know the way to the start, so look it up on the race’s own page.',
    bib === null ? 'Collect your bib the day before: check where.' : `Collect your bib at ${bib} before race day.`,
    watchersNote(seenFrom),
  ]
    .filter((part) => part !== null)
    .join(' ')

/** What is said of the race to somebody in that role; null where the usual words do. */
export function roleNote({ role, session, start, minutes, runners }: EventSlot): string | null {
  if (role === undefined) return null
  const begins = session === null ? '' : `The race usually starts at ${clock(session.from)}. `
  if (role === 'runs' && runners !== undefined) return `${begins}${runnersNote(runners)}`
  if (role === 'runs')
    return `${begins}Collect your bib the day before: check where, and check where the start is and how to get there.`
  const until = clock(start + minutes)
  return `${begins}Runners come in at the finish until about ${until}: follow yours in the race’s app, and check their own start.`
}
