import { wordsOf, type Destination, type PlacesPort } from '../itinerary/places.ts'
import { countryCode, isCountry } from './countries.ts'
import { kindIn, type EventNamesPort } from './known-events.ts'
import { groupSpan, type Page, type Span } from './page.ts'
import { MONTH, monthOf, oneOf } from './vocabulary.ts'

/** Kinds of event that are called by their city or country: in the words our events are listed by, and as travellers write them. */
const KINDS: readonly (readonly [english: string, words: readonly string[]])[] = [
  [
    'half marathon',
    ['half marathon', 'semi-marathon', 'halbmarathon', 'media maraton', 'mezza maratona', 'meia maratona'],
  ],
  ['marathon', ['marathon', 'maraton', 'maratona']],
  [
    'grand prix',
    [
      'f1',
      'formula (?:one|1|uno|um)',
      'formel (?:eins|1)',
      'formule (?:un|1)',
      'grand prix',
      'gran premio',
      'grande premio',
      'grosser preis',
    ],
  ],
  ['motogp', ['motogp']],
  ['grand sumo tournament', ['sumo']],
  ['tennis', ['tennis', 'tenis']],
  ['comic con', ['comic ?con']],
  ['fashion week', ['fashion week', 'semaine de la mode', 'modewoche', 'semana de la moda', 'settimana della moda']],
  ['book fair', ['book fair', 'salon du livre', 'buchmesse', 'feria del libro']],
  [
    'film festival',
    [
      'film festival',
      'festival du film',
      'filmfestival',
      'filmfest',
      'festival de cine',
      'festival del cinema',
      'festival de cinema',
    ],
  ],
  ['jazz festival', ['jazz festival', 'festival de jazz']],
  ['motor show', ['motor show', 'auto show']],
  ['carnival', ['carnival', 'carnevale', 'carnaval', 'karneval']],
  ['pride', ['pride']],
  ['derby', ['derby']],
]
/** Called by a country alone: in a city "open" says something else. */
const OPEN = ['open', 'abierto', 'aberto']
const WORDS = [...KINDS, ['open', OPEN] as const].map(
  ([english, words]) => [english, new RegExp(`^(?:${words.join('|')})`)] as const,
)
const ANY = oneOf(KINDS.flatMap(([, words]) => words))
/** What else an event of these is called. */
const AFTER = String.raw`(?:[ -](?:f1|formula (?:one|1)|formel 1|formule 1|grand prix|gp|race|wrestling|tournament|tournoi|turnier|torneo|basho))*`
const EVENT = new RegExp(
  String.raw`\b(?:(?:for|to|see|watch|run(?:ning)?|during|pour|zum|zur|fur|para|per|durante)\s+)?(?:the |le |la |les |l'|den |das |der |el |il |o |a )?((?:${ANY})${AFTER})\b`,
  'dg',
)
const OF_COUNTRY = new RegExp(
  String.raw`\b((${ANY}|${oneOf(OPEN)})\s+(?:d'|de |di |da |do |du |des |von |del |dell'|degli |dos )(?:l'|la |los |el |les )?(\p{L}+(?: \p{L}+)?))`,
  'dgu',
)
export interface NamedEvent {
  readonly span: Span
  readonly event: Destination
}
type EventPort = Pick<PlacesPort, 'resolveDestination' | 'choicesFor'> & EventNamesPort

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

const englishOf = (words: string): string => WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? words

/** Months that the text names: an event may be held in several. */
const monthsIn = (folded: string): string[] =>
  [...folded.matchAll(new RegExp(String.raw`\b${MONTH}\b`, 'g'))].map(([word]) =>
    monthNames.format(Date.UTC(2000, monthOf(word) - 1)),
  )

/** The event that one of the names leads to; where several are near, the nearest that bears the kind in its name. */
const eventNamed = (port: EventPort, names: readonly string[], kind: string): Destination | null => {
  for (const name of names) {
    const direct = port.resolveDestination(name)
    if (direct?.kind === 'event') return direct
    const [choice] = direct === null ? port.choicesFor(name) : []
    const chosen = choice === undefined ? null : port.resolveDestination(choice)
    if (chosen?.kind === 'event' && wordsOf(kind).every((word) => wordsOf(chosen.name).includes(word))) return chosen
  }
  return null
}

/** "Open d'Australie": events called by a country. */
export const eventsOfCountries = (page: Page, port: EventPort): readonly NamedEvent[] =>
  [...page.left.matchAll(OF_COUNTRY)].flatMap((match) => {
    const span = groupSpan(match, 1)
    const [, , typed = '', name = ''] = match
    // The second word may be the text's own: "d'Australie en".
    const country = [name, name.split(' ')[0] ?? ''].find(isCountry)
    const code = country === undefined ? null : countryCode(country)
    if (span === null || country === undefined || code === null) return []
    const english = countryNames.of(code) ?? country
    const kind = englishOf(typed)
    const event = eventNamed(port, [`${english} ${kind}`, `${kind} ${english}`], kind)
    return event === null ? [] : [{ span: { from: span.from, to: span.to - name.length + country.length }, event }]
  })

/** "Maratona" in a city: shows the events of the city among the words left, and takes their words. */
export const eachEventOfKind = (
  page: Page,
  port: EventPort,
  town: Destination,
  use: (event: NamedEvent) => boolean,
): void =>
  page.each(EVENT, (match) => {
    const span = groupSpan(match, 1)
    if (span === null) return null
    const kind = englishOf(page.folded.slice(span.from, span.to))
    const { city } = town
    const named = [page.words(span), kind].map((words) => `${city} ${words}`)
    // Two kinds of motor race are called a Grand Prix: the greater one is meant.
    if (kind === 'grand prix') named.push(`${city} f1`)
    // A half is run beside the whole.
    if (kind === 'half marathon') named.push(`${city} marathon`)
    const months = monthsIn(page.folded).map((month) => `${city} ${kind} ${month}`)
    const event = eventNamed(port, [...months, ...new Set(named)], kind) ?? kindIn(port, kind, town)
    return event !== null && use({ span, event }) ? true : null
  })
