import type { TripQuestion } from '@site/contracts/trip-reading'
import type { Avoidable } from '@site/contracts/trip-request'
import { dayStyle } from '../itinerary/days.ts'
import { quote, type Told } from './date-questions.ts'
import { emptyTrip, type Finding } from './finding.ts'
import { NOT_EATEN, wantedOfIt } from './not-eaten.ts'
import type { ReadPort } from './where.ts'

/** Words of a kind in the name of a place that is asked for. */
const OF_KIND: Partial<Record<Avoidable, RegExp>> = {
  museum: /mus(?:eum|eo|eu|ee)/i,
  gallery: /galler|galerie|galeria/i,
  park: /\b(?:park|garden)/i,
  market: /\b(?:market|mercado|mercato|markt)/i,
}
/** "No museums at all, must see the Rijksmuseum": a kind is left out, and one of it is asked for by name. */
export const kindWanted = ({ findings, trip, page }: Told, port: Pick<ReadPort, 'poiById'>): TripQuestion | null => {
  const out = findings.find(
    ({ key }) => key.startsWith('leave-out:') && OF_KIND[kindOf(trip.hard.mustNot.kinds, key)] !== undefined,
  )
  const kind = out === undefined ? undefined : kindOf(trip.hard.mustNot.kinds, out.key)
  const words = kind === undefined ? undefined : OF_KIND[kind]
  const wanted = trip.hard.mustSee.find(
    ({ id, name }) => id !== undefined && port.poiById(id)?.category === kind && words?.test(name) === true,
  )
  const see = findings.find(({ key, words: own }) => key.startsWith('must-see:') && own === wanted?.name)
  if (out === undefined || wanted === undefined || see === undefined) return null
  const [from, to] = [out, see].map(({ words: own }) => page.text.indexOf(own))
  if (from !== undefined && to !== undefined && EXCEPT.test(page.text.slice(from, Math.max(from, to)))) return null
  return {
    key: `kind:${kind}`,
    words: `You wrote ${quote(out.words)} and want to see ${see.value}. Which is it?`,
    choices: [
      { words: `See ${see.value}`, without: [out.key] },
      { words: `No ${out.value}`, without: [see.key] },
    ],
  }
}
const EXCEPT = /\b(?:except|but|apart|other than|sauf|ausser|salvo|menos|tranne|exceto)\b/i
const kindOf = (kinds: readonly Avoidable[], key: string): Avoidable =>
  kinds.find((kind) => key === `leave-out:${kind}`) ?? 'experience'

/** How many sights a day is to hold. */
const MANY_A_DAY =
  /\b(?:at least|min(?:imum)?(?: of)?|no (?:less|fewer) than|more than|up to|about|mindestens|au moins|al menos|almeno|pelo menos) (\d{1,2}) (?:different |big |major |top )?(?:sights?|places|things|stops|attractions|museums|sehenswurdigkeiten|sites|lugares|posti)(?: to see)? (?:a|per|each|every|am|pro|par|por|al) (?:day|tag|jour|dia|giorno)\b/
const RELAXED_HOLDS = dayStyle({ pace: 'relaxed', themes: [] }).visits
/** "Relaxed pace … at least 12 sights a day": one of the two is meant. */
export const manyAtEase = ({ findings, page, without }: Told): TripQuestion | null => {
  const match = MANY_A_DAY.exec(page.folded)
  const pace = findings.find(({ key }) => key === 'pace:relaxed')
  if (match === null || Number(match[1]) <= RELAXED_HOLDS || pace === undefined || without.has('many')) return null
  const span = { from: match.index, to: match.index + match[0].length }
  page.take(span)
  return {
    key: 'many',
    words: `You asked for a relaxed pace and wrote ${quote(page.words(span))}. A relaxed day holds about ${RELAXED_HOLDS} sights. Which is it?`,
    choices: [
      { words: 'A relaxed pace', without: ['many'] },
      { words: 'As many sights as fit', without: [pace.key] },
    ],
  }
}

const OF_ONE = /\b(?:my (?!allerg)|one of us|she|he|the other)\b/
/** "Chilli crab": how it is made is said with it. */
const MADE = /\b(?:(?:chill?i|black pepper|pepper|garlic|grilled|fried|fresh|raw|salted|soft[- ]shell|king|butter) )+$/
/** "Allergic to seafood, and chilli crab every night": what is left out is asked for, too. */
export const foodAgainstFood = (told: Told): TripQuestion | null => {
  const { findings, page, without } = told
  const out = findings.filter(({ key }) => key.startsWith(`${NOT_EATEN}:`))
  const wanted =
    wantedOfIt(
      page.folded,
      out.map(({ value }) => value),
    ) ?? dishLeftOut(told, out)
  const own = out.find(({ value }) => value === wanted?.value)
  if (wanted === null || own === undefined || without.has('food')) return null
  // "Street food but I don't eat spicy": what is left out is not asked for by the same words.
  const refused = page.text.indexOf(own.words)
  if (wanted.at >= refused && wanted.at < refused + own.words.length) return null
  // Of a party one alone may leave it out: the others may have it.
  const said = page.folded.slice(0, page.text.indexOf(own.words) + own.words.length)
  if (OF_ONE.test(said.split(/[.,;!?\u00a6]/).at(-1) ?? '')) return null
  const [kind = ''] = MADE.exec(page.folded.slice(0, wanted.at)) ?? []
  const span = { from: wanted.at - kind.length, to: wanted.at + wanted.words.length }
  if (page.isFree(span)) page.take(span)
  const dishes = findings.filter(({ key }) => key.startsWith('dish:')).map(({ key }) => key)
  return {
    key: 'food',
    words: `You wrote ${quote(own.words)} and ${quote(page.words(span))}. Which is it?`,
    choices: [
      { words: `No ${own.value}`, without: ['food', ...dishes] },
      { words: `${page.words(span).charAt(0).toUpperCase()}${page.words(span).slice(1)} is fine`, without: [own.key] },
    ],
  }
}

/** "No beef for us, burgers for lunch": kitchens that are asked for and left out. */
const dishLeftOut = (
  { findings, trip, page }: Told,
  out: readonly Finding[],
): { readonly at: number; readonly words: string; readonly value: string } | null => {
  const dish = findings.find(
    ({ key, value }) => key.startsWith('dish:') && (trip.hard.notEaten ?? []).some((own) => own === value),
  )
  const food = out.find(({ apply }) => (apply(emptyTrip).hard.notEaten ?? []).some((own) => own === dish?.value))
  const at = dish === undefined ? -1 : page.text.indexOf(dish.words)
  return dish === undefined || food === undefined || at < 0 ? null : { at, words: dish.words, value: food.value }
}
