import type { TripQuestion } from '@site/contracts/trip-reading'
import type { Avoidable } from '@site/contracts/trip-request'
import { quote, type Told } from './date-questions.ts'
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

const MEAT =
  /\b(?:must|want|need|book(?:ed)?|have to)\b[^.;!?]{0,30}?\b(steak ?houses?|steaks?|churrascari[ao]s?|barbecue|bbq|asador|burgers?)\b/
/** A meal that is asked for beside a diet which it is not for. */
export const mealAgainstDiet = ({ trip, findings, page, without }: Told): TripQuestion | null => {
  const diet = findings.find(({ key }) => key === 'diet:vegan' || key === 'diet:vegetarian')
  const [, meal] = MEAT.exec(page.folded) ?? []
  // One of several eats no meat: the others may.
  const isOfAll = trip.party === undefined && !/\b(?:one|my|other|others|she|he)\b/i.test(diet?.words ?? '')
  if (diet === undefined || meal === undefined || !isOfAll || without.has('meal')) return null
  const at = page.folded.indexOf(meal, MEAT.exec(page.folded)?.index)
  page.take({ from: at, to: at + meal.length })
  return {
    key: 'meal',
    words: `You asked for ${diet.value} meals and wrote ${quote(meal)}. Which is it?`,
    choices: [
      { words: `${diet.value.charAt(0).toUpperCase()}${diet.value.slice(1)} meals`, without: ['meal'] },
      { words: 'Any meals', without: [diet.key] },
    ],
  }
}
