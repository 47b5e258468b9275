import { fold, words } from '../../src/data/fold.ts'
import { between } from '../../src/walking/geo.ts'
import { houseNumbers, sameHouse } from './house-number.ts'
import type { AcceptedPlace, SearchQuery } from './queries.ts'

/** A place as a resolver names it; `kind` is any word the resolver uses. */
export interface AnsweredPlace {
  readonly kind: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** What a resolver says to a text. `notes` are what it tells the visitor of words it left out or changed. */
export interface SearchAnswer {
  readonly status: 'resolved' | 'choose' | 'unknown'
  readonly place?: AnsweredPlace
  /** Best first; the choices when the status is `choose`, else what would come next. */
  readonly candidates: readonly AnsweredPlace[]
  readonly notes: readonly string[]
}

export type Verdict = 'right-first' | 'right-choice' | 'honest-unknown' | 'missed' | 'wrong' | 'silently-wrong'

/** Choices that a page shows. */
export const MOST_CHOICES = 6

/** Kinds that may stand for the accepted one. A hotel never stands for the stadium it is called after, nor a city for its station. */
const STANDS_FOR: Readonly<Record<AcceptedPlace['kind'], readonly string[]>> = {
  city: ['city'],
  neighbourhood: ['neighbourhood', 'place', 'landmark', 'station'],
  venue: ['venue', 'event', 'team', 'place', 'landmark'],
  event: ['event', 'venue', 'team', 'place', 'landmark'],
  team: ['team', 'venue', 'event', 'place', 'landmark'],
  airport: ['airport', 'station', 'place'],
  station: ['station', 'place', 'landmark', 'neighbourhood'],
  landmark: ['landmark', 'place', 'venue', 'event', 'neighbourhood'],
  hotel: ['hotel'],
  address: ['address', 'street'],
  postcode: ['postcode', 'neighbourhood'],
}

/** Words that name the kind of a street and not the street; spelled in full in one source and short in another. */
const STREET_KINDS = new Set(['avenue', 'boulevard', 'street', 'road', 'place', 'quai', 'drive', 'lane'])
/** Shorter words ("de", "la", "II") are left out or spelled differently. */
const TELLING_LETTERS = 4

/** The same street and house number, whatever is around them. */
function sameAddress(accepted: string, answered: string): boolean {
  const [street = ''] = accepted.split(',')
  const spelled = new Set(words(fold(answered)))
  const telling = words(fold(street)).filter(
    (word) => word.length >= TELLING_LETTERS && !STREET_KINDS.has(word) && !/\d/.test(word),
  )
  if (!telling.every((word) => spelled.has(word))) return false
  const [house] = houseNumbers(street)
  const houses = houseNumbers(answered)
  return house ? houses.some((each) => sameHouse(house, each)) : houses.length === 0
}

/** Whether an answered place is the accepted one: of a kind that may stand for it, within the radius, and the same house. */
export function isAccepted(accepted: AcceptedPlace, answered: AnsweredPlace): boolean {
  return (
    STANDS_FOR[accepted.kind].includes(answered.kind) &&
    between(accepted, answered) <= accepted.radius &&
    (accepted.kind !== 'address' || sameAddress(accepted.name, answered.name))
  )
}

type Question = Pick<SearchQuery, 'expect' | 'accepted'>

/** Two accepted places that no answer can be both of. */
const differ = (a: AcceptedPlace, b: AcceptedPlace): boolean => between(a, b) > a.radius + b.radius
const hasTwo = (places: readonly AcceptedPlace[]): boolean => places.some((a) => places.some((b) => differ(a, b)))

function isRightChoice({ expect, accepted }: Question, candidates: readonly AnsweredPlace[]): boolean {
  const choices = candidates.slice(0, MOST_CHOICES)
  if (choices.length === 0 || expect === 'unknown') return false
  if (accepted.length === 0) return true
  const offered = accepted.filter((place) => choices.some((choice) => isAccepted(place, choice)))
  // A question between two names of one place (a station and its quarter) leaves the other city out.
  return offered.length > 0 && (expect === 'resolve' || !hasTwo(accepted) || hasTwo(offered))
}

export function judge(question: Question, answer: SearchAnswer): Verdict {
  const { expect, accepted } = question
  const { status, place, candidates, notes } = answer
  switch (status) {
    case 'resolved':
      if (place && expect === 'resolve' && accepted.some((each) => isAccepted(each, place))) return 'right-first'
      return notes.length > 0 ? 'wrong' : 'silently-wrong'
    case 'choose':
      return isRightChoice(question, candidates) ? 'right-choice' : 'missed'
    case 'unknown':
      return expect === 'unknown' || (expect === 'ask' && accepted.length === 0) ? 'honest-unknown' : 'missed'
  }
}

/** Whether what is meant stands among the first six of the answer, whatever its status. */
export function isListed(question: Question, { place, candidates }: SearchAnswer): boolean {
  const listed = [...(place ? [place] : []), ...candidates].slice(0, MOST_CHOICES)
  return question.accepted.some((each) => listed.some((choice) => isAccepted(each, choice)))
}
