import { isCommon } from './common-words.ts'
import { note, type Reader } from './finding.ts'
import { sightNamed } from './known-sights.ts'
import type { Named } from './named-roles.ts'
import type { Page } from './page.ts'
import { stayAt } from './stay.ts'
import type { ReadPort, Stop } from './where.ts'

/** "Crashing on my cousin's sofa in Prenzlauer Berg", "chez des amis à Belleville": one sleeps in the quarter that is named. */
const LODGES =
  /(?<!\p{L})(?:crash(?:ing)?|stay(?:ing)?|sleep(?:ing)?|sofa|couch|flat|apartment|air ?bnb|house|place|room|living|lives?|based|putting up|put up|friends?|wohn(?:t|en|ung)|schlafen|ubernachten|freunden?|bei|sofa|chez|loge(?:ons)?|dormons|appartement|amis|alojad[oa]s|apartamento|piso|amigos|dormimos|dormiamo|appartamento|amici|ficamos|hospedad[oa]s)(?: [^,.;:!?\u00a6]{0,40})? (?:in|at|near|around|a|en|em|im|au|na|no|da|do|de)(?: the)? $/u
export const lodges = ({ folded }: Page, { span }: Named): boolean =>
  LODGES.test(folded.slice(Math.max(0, span.from - 80), span.from))

const BOOKED = /\b(?:booked|reservation|booking|reserved)\b/
/** "We've booked the Eiffel Tower for 7 pm": nobody sleeps in a sight. */
export const isBooked = ({ folded }: Page, { whole, span }: Named): boolean =>
  BOOKED.test(folded.slice(whole.from, span.from))

/** "We got the Hoxton Southwark in ¦": whoever has got something of a name in the town of the trip sleeps there, listed or not. */
const GOT =
  /(?<![\p{L}'])(?:(?:we|i)(?:'ve| have)?(?: just)? got(?: us| ourselves| into| a room at| rooms at)?|got(?: us)?(?: a room at| rooms at)?|(?:we|i)(?:'re| are| am|'m) (?:going with|in at)|(?:we|i)(?:'ve| have)? (?:chosen|picked|gone for)) the ((?:\p{L}[\p{L}'&-]*)(?: \p{L}[\p{L}'&-]*){0,3})(?= (?:in|at) \u00a6)/u
const NO_HOUSE =
  /\b(?:tickets?|pass(?:es)?|seats?|cards?|kids?|children|car|train|bus|flight|day|days|week|weekend|night|time|morning|afternoon|evening|dates?|idea|bug|flu|all|clear|last|first|job)\b/
/** Notes a house that we do not list. */
export const readHouseGot = (reader: Reader, port: ReadPort, stops: readonly Pick<Stop, 'destination'>[]): void => {
  const { page, found } = reader
  const match = found.some(({ key }) => key === 'stay') ? null : GOT.exec(page.left)
  const name = match?.[1]
  if (match === null || name === undefined || NO_HOUSE.test(name) || name.split(' ').every(isCommon)) return
  // "We got the Louvre in Paris": what has to be seen, and no house.
  if (stops.some(({ destination }) => destination !== null && sightNamed(port, name, destination, 'said') !== null))
    return
  const from = match.index + match[0].length - name.length
  const span = { from, to: from + name.length }
  page.take({ from: match.index, to: span.to })
  note(reader, span, { key: 'stay', label: 'Staying', ...stayAt(page.words(span), null, []) })
}
