import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { foldText, type Page, type Span } from './page.ts'
import { MONTH, monthOf, NUMBER, numberOf } from './vocabulary.ts'

type EventPort = Pick<PlacesPort, 'resolveDestination'>

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  erste: 1,
  ersten: 1,
  premiere: 1,
  premier: 1,
  primera: 1,
  primer: 1,
  prima: 1,
  primo: 1,
  primeira: 1,
  primeiro: 1,
  second: 2,
  '2nd': 2,
  zweite: 2,
  zweiten: 2,
  deuxieme: 2,
  '2e': 2,
  segunda: 2,
  segundo: 2,
  seconda: 2,
  secondo: 2,
  third: 3,
  '3rd': 3,
  dritte: 3,
  dritten: 3,
  troisieme: 3,
  '3e': 3,
  tercera: 3,
  tercer: 3,
  terza: 3,
  terzo: 3,
  terceira: 3,
  terceiro: 3,
}
const PART = '(weekend|phase|wochenende|week-end|fin de semana|fase)'
const ORDINAL = `(${Object.keys(ORDINALS).join('|')}|\\d{1,2}\\.)`
const BEHIND = new RegExp(String.raw`\b${PART} ?(${NUMBER})\b|\b${ORDINAL} ${PART}\b`, 'g')
const PHASE = /\b(weekend|phase) \d+/
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const MONTH_NAME = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const SEASONS: readonly (readonly [season: string, words: RegExp, months: readonly number[]])[] = [
  ['spring', /\b(?:spring|printemps|fruhling|fruhjahr|primavera)\b/, [3, 4, 5]],
  ['summer', /\b(?:summer|ete|sommer|verano|estate|verao)\b/, [6, 7, 8]],
  ['autumn', /\b(?:autumn|fall|automne|herbst|otono|autunno|outono)\b/, [9, 10, 11]],
  ['winter', /\b(?:winter|hiver|invierno|inverno)\b/, [12, 1, 2]],
]

/** "2nd phase", "weekend 2", "in October": which of a series of events of one name is meant, and the words that say it. */
export const ofSeries = (
  page: Page,
  event: Destination,
  port: EventPort,
): { readonly event: Destination; readonly spans: readonly Span[] } => {
  const none = { event, spans: [] }
  let { name } = event
  const spans: Span[] = []
  const word = PHASE.exec(foldText(name))?.[1]
  if (word !== undefined)
    for (const match of page.left.matchAll(BEHIND)) {
      const [all, part = '', number, ordinal, other = ''] = match
      if (isWeekend(part || other) !== (word === 'weekend')) continue
      const count = ordinal === undefined ? numberOf(number ?? '') : (ORDINALS[ordinal] ?? Number.parseInt(ordinal, 10))
      name = name.replace(/\b(weekend|phase) \d+/i, `$1 ${count}`)
      spans.push({ from: match.index, to: match.index + all.length })
      break
    }
  const months = [...page.folded.matchAll(new RegExp(String.raw`\b${MONTH}\b`, 'g'))].map(([each]) => monthOf(each))
  for (const month of months) {
    const other = name.replace(MONTH_NAME, monthNames.format(Date.UTC(2000, month - 1)))
    if (other !== name && meets(port, other) !== null) name = other
  }
  const own = SEASONS.find(([season]) => new RegExp(String.raw`\b${season}\b`).test(foldText(event.name)))
  if (own !== undefined) {
    const said = SEASONS.filter(
      ([, words, its]) => words.test(page.folded) || months.some((month) => its.includes(month)),
    )
    for (const [season] of said) {
      const other = name.replace(new RegExp(own[0], 'i'), season)
      if (meets(port, other) !== null) name = other
    }
  }
  if (name === event.name) return { ...none, spans }
  const meant = meets(port, name) ?? nearest(port, name)
  return meant === null ? none : { event: meant, spans }
}

const isWeekend = (word: string): boolean => /^(?:weekend|week-end|wochenende|fin de semana)$/.test(word)
const meets = (port: EventPort, name: string): Destination | null => {
  const found = port.resolveDestination(name)
  return found?.kind === 'event' && foldText(found.name) === foldText(name) ? found : null
}
/** "CIFF Guangzhou, phase 2 (office and machinery)": what stands in brackets changes with the phase. */
const nearest = (port: EventPort, name: string): Destination | null => {
  const bare = name.replace(/\s*\([^)]*\)/g, '')
  const found = port.resolveDestination(bare)
  return found?.kind === 'event' && foldText(found.name).startsWith(foldText(bare)) ? found : null
}
