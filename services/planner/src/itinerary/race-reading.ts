import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripQuestion, TripReading } from '@site/contracts/trip-reading'
import type { PlanContext } from './context.ts'
import { isMarathon, tellsPart, type RaceRole } from './race-role.ts'

export const PART_KEY = 'race-part'
/** No reading asks more at once (contracts). */
const MOST_QUESTIONS = 6

/** "My sister runs": whom a spectator comes for. */
const RUNNER =
  /^(?:(?:my|our) )?(?:friends?|sister|brother|wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|son|daughter|mate|cousin) (?:runs|is running|will run)\b/i

const TOLD: Record<RaceRole, string> = { runs: 'running', watches: 'watching a runner' }

/** What is asked where a race is planned and nobody said whether the traveller runs it; `notes` is what they wrote beside. */
function partQuestion(name: string, notes: string): TripQuestion {
  const said = (words: string) => ({ notes: notes.trim() === '' ? words : `${notes.trim()}. ${words}` })
  return {
    key: PART_KEY,
    words: `Are you running the ${name}, or watching it? You didn’t say, so the day is planned round its start.`,
    choices: [
      { words: 'I’m running it', without: [], set: said('I am running it') },
      { words: 'I’m watching it', without: [], set: said('I am watching it') },
    ],
  }
}

/** The reading with the traveller's part in a race as planned, where a plan is made for it. */
export function withPart(
  reading: TripReading,
  contexts: readonly Pick<PlanContext, 'calendar'>[],
  { notes = '', without = [], eventTime }: Partial<Pick<ItineraryRequest, 'notes' | 'without' | 'eventTime'>> = {},
): TripReading {
  const events = contexts.flatMap(({ calendar: { event } }) => event ?? [])
  const role = events.flatMap((event) => event.role ?? [])[0]
  if (role === undefined) {
    const race = events.find(({ anchor, source }) => isMarathon(anchor) && source !== 'ticket')
    const isAnswered = race === undefined || without.includes(PART_KEY) || eventTime !== undefined
    return isAnswered || reading.questions.length >= MOST_QUESTIONS
      ? reading
      : { ...reading, questions: [...reading.questions, partQuestion(race.anchor.name, notes)] }
  }
  // The reader of the request may have taken the words of it: then none are left to name.
  const told = reading.notUsed.filter((own) => tellsPart(own) || RUNNER.test(own))
  const piece = {
    key: PART_KEY,
    label: 'Race',
    value: TOLD[role],
    words: told.join(', '),
    field: 'notes' as const,
    use: 'planned' as const,
  }
  return {
    ...reading,
    understood: [...reading.understood, piece],
    notUsed: reading.notUsed.filter((own) => !told.includes(own)),
  }
}
