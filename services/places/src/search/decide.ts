import { MOST_CHOICES } from '@site/contracts/geocode'
import { between } from '../walking/geo.ts'
import { CALIBRATION as C } from './calibration.ts'
import {
  choose,
  EXTENT,
  isSamePlace,
  notesOf,
  rankOf,
  readingNotes,
  shown,
  unknown,
  type Candidate,
  type Resolved,
} from './candidate.ts'
import { NOTES } from './notes.ts'
import type { Query } from './query.ts'
import type { ResolveOptions, ResolverInput } from './resolver.ts'

/** Two letters are short for too much to be one place alone. */
const TOO_SHORT = /^[a-z]{1,2}$/

/** Says whether one place is meant, several may be, or none that we hold. */
export class Decider {
  readonly #near: ResolverInput['near']

  constructor(near: ResolverInput['near']) {
    this.#near = near
  }

  decide(ranked: readonly Candidate[], query: Query, plain: string, options: ResolveOptions): Resolved {
    const inside = ranked.filter(({ outside }) => outside === null)
    // Where one word is spelt as it is, the other is a slip; alone it may be another name.
    const isHalfSpelt = ({ misspelt }: Candidate) => misspelt.length < query.telling.length
    const fitting = inside.filter(
      (each) => each.evidence >= C.offer && (isHalfSpelt(each) || rankOf(each) >= C.misspeltOffer),
    )
    const top = meant(fitting, options)
    const labels = query.qualifiers(top ?? null)
    if (!top) {
      const elsewhere = ranked.filter(
        ({ outside, evidence, partly: named, result }) =>
          outside !== null && evidence >= C.resolve && named && result.kind !== 'city' && result.kind !== 'postcode',
      )
      const [first] = elsewhere
      if (first && !query.frame.aboutTour)
        return this.#choose(elsewhere, ranked, [NOTES.outside(first.result.name, first.outside ?? '')], query)
      const isTour = query.frame.aboutTour || options.category === 'music'
      const note = isTour ? NOTES.tour : NOTES.nothing(shown(plain))
      return { ...unknown(query.frame, [note]), candidates: this.#withNear(partly(inside)), ranked: inside }
    }
    if (query.frame.aboutTour && (top.leftOut.length > 0 || top.evidence < C.resolve))
      return { ...unknown(query.frame, [NOTES.tour]), ranked: inside }
    const first = fitting[0] ?? top
    const rival = fitting.find((each) => !isSamePlace(first, each) && !isSamePlace(top, each))
    const clear = !rival || first.score - rival.score >= C.margin || (first === top && isAloneByName(first, fitting))
    const short = query.telling.every((word) => TOO_SHORT.test(word))
    const trusted = !short && !top.unfinished && (isHalfSpelt(top) || rankOf(top) >= C.misspeltResolve)
    const notes = notesOf(top)
    if (top.evidence >= C.resolve && clear && trusted)
      return {
        status: 'resolved',
        place: top,
        candidates: this.#withNear(fitting.filter((each) => each !== top).slice(0, MOST_CHOICES)),
        ranked: inside,
        notes,
        read: { intent: query.frame.intent, qualifiers: labels, dates: query.frame.dates },
      }
    return this.#choose(fitting, inside, readingNotes(top), query)
  }

  #choose(
    fitting: readonly Candidate[],
    ranked: readonly Candidate[],
    notes: readonly string[],
    query: Query,
  ): Resolved {
    const [top] = fitting
    const places: Candidate[] = []
    for (const each of fitting) {
      if (
        !top ||
        each.score < top.score - C.reach ||
        places.some((other) => isSamePlace(other, each) && other.result.kind !== 'city')
      )
        continue
      places.push(each)
    }
    return choose(this.#withNear(places.slice(0, MOST_CHOICES)), ranked, notes, query.frame, query.qualifiers(null))
  }

  #withNear = (places: readonly Candidate[]): Candidate[] =>
    places.map((each) => {
      const near = this.#near(each.result, each.result.name)
      return near === null ? each : { ...each, result: { ...each.result, near } }
    })
}

/** Whether a text is word for word the name of one well-known place, and no other name has all of its words. */
const isAloneByName = (first: Candidate, fitting: readonly Candidate[]): boolean =>
  first.verbatim === 'name' &&
  first.partly &&
  first.rank >= C.knownByName &&
  !fitting.some((each) => each !== first && each.verbatim !== null && !isSamePlace(first, each))

/** Places that a part of the text names wholly: what may be meant where the rest says nothing to us. */
const partly = (ranked: readonly Candidate[]): Candidate[] =>
  ranked
    .filter(({ leftOut, misspelt, partly: named }) => leftOut.length > 0 && misspelt.length === 0 && named)
    .slice(0, 3)

/** How much more of the text a name has to account for to stand for the one place that has both. */
const TRUER = 0.04
/** Under one roof, metres: a district is not its airport. */
const ONE_ROOF = 500

/**
 * The best; under two names of one place the one that the text is ("MGM Grand" is the hotel, not its arena), and where a
 * club bears its city's or district's name, that is meant, but on the page of a kind of event.
 */
function meant(fitting: readonly Candidate[], { category }: ResolveOptions): Candidate | undefined {
  const [top] = fitting
  if (!top) return undefined
  const [truest = top] = fitting
    .filter((each) => between(top.result, each.result) <= ONE_ROOF)
    .toSorted((a, b) => b.evidence - a.evidence)
  if (truest.evidence - top.evidence >= TRUER) return truest
  if (category || !['team', 'venue'].includes(top.result.kind)) return top
  const isOwn = (kind: string) => (each: Candidate) =>
    each.result.kind === kind && each.evidence >= top.evidence && between(top.result, each.result) <= EXTENT.city
  return fitting.find(isOwn('city')) ?? fitting.find(isOwn('neighbourhood')) ?? top
}
