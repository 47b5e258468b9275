import type { Theme } from '@site/contracts/itinerary'
import type { Avoidable } from '@site/contracts/trip-request'
import { noteActivityOf } from './activities.ts'
import { note, withHard, withInterest, type Reader } from './finding.ts'
import { isAtATime, isInRefusedList } from './left-out-scope.ts'
import { MAKERS } from './makers.ts'
import type { Span } from './page.ts'
import { readPace } from './pace.ts'
import { ARTICLE, NOT } from './refusals.ts'
import { roleBehind } from './roles-behind.ts'
import { AND } from './vocabulary.ts'

/** Kinds of place, in the words travellers leave them out with. */
const KINDS: readonly (readonly [Avoidable, string, string])[] = [
  [
    'museum',
    'museums',
    '(?:art|history|science|wax|war|military|modern art|technology|transport) museums?|museums of \\w+|mus(?:ees?|eos?|ei|eus?) (?:de |di |d.|del |da )(?:arte?|historia|histoire|storia|cire|cera|ciencias?|sciences?|scienza|guerra|guerre)|kunst(?:museum|museen)|museums?|musees?|museum|museen|museos?|musei|museo|museus?',
  ],
  ['gallery', 'galleries', '(?:art |private |commercial )?galler(?:y|ies)|galeries?|galerien?|galerias?|gallerie'],
  ['art', 'art', 'street art|public art|sculptures?|kunst|art'],
  [
    'park',
    'parks',
    'parks?|gardens?|parcs?(?! d.attractions?)|jardins?|garten|parques?(?! (?:tematicos?|de atracciones|de diversoes))|jardines|parchi|giardini|jardim',
  ],
  ['market', 'markets', 'markets?|marches|markte|mercados?|mercati'],
  [
    'view',
    'lookouts',
    'heights|observation decks?|high (?:up|places|buildings|towers)|lookouts?|viewpoints?|points? de vue|aussichtspunkte?|miradores|miradouros|belvedere',
  ],
  [
    'experience',
    'experiences',
    'theme parks?|zoos?|aquariums?|experiences?|freizeitparks?|parques? (?:tematicos?|de atracciones|de diversoes)|parchi? (?:a tema|di divertimenti)|parcs? d.attractions?',
  ],
  [
    'shopping',
    'shops',
    'shopping(?: trips?|tours?|touren)?|shops|shoppers?|(?:shopping )?malls|boutiques|magasins|einkaufen|einkaufs\\w+|shoppen|geschafte|(?:ir de |hacer )?compras|tiendas|centros comerciales|negozi|(?:fare )?(?:shopping|acquisti)|centri commerciali|lojas',
  ],
  [
    'bar',
    'bars',
    '(?:(?:wine|cocktail|rooftop|sports?|karaoke|beer|dive|hotel) )?bars|pubs|kneipen|bares|alcohol|drinking|booze',
  ],
  [
    'nightlife',
    'nightlife',
    'nightlife|clubs|night ?clubs|clubbing|nachtleben|discos|vida nocturna|vita notturna|vida noturna',
  ],
]
const ANY_KIND = KINDS.map(([, , words]) => words).join('|')
const LEFT_OUT = new RegExp(
  String.raw`\b${NOT}(?: to)?:?\s*${ARTICLE}(?:${ANY_KIND})\b(?:(?:\s*[,/]\s*|\s+(?:or|nor|ou|oder|o|ni|${AND.slice(3, -1)})\s+)(?:no\s+|keine\s+)?${ARTICLE}(?:${ANY_KIND})\b)*`,
  'g',
)

const THEMES: readonly (readonly [Theme, string, string])[] = [
  [
    'family',
    'family',
    String.raw`playgrounds?|zoos?|aquariums?|theme parks?|kid stuff|spielplatz\w*|parc d'attractions`,
  ],
  [
    'food',
    'food',
    String.raw`(?:street|market|hawker|stall) food|food(?:ies?|ie)?|food markets?|(?<!(?:christmas|xmas|x-mas) )markets?|street food|essen|cucina tipica|good food|restaurants?|cuisine|gastronomi\w*|eating out|coffee ?(?:houses?|shops?)?|caf(?:e|es|eterias?)|kaffeehauser|wine|dining|gutes essen|kulinarik|comida|gastronomia|vinos?|cibo|cucina|vino|culinaria|vinho`,
  ],
  [
    'culture',
    'culture',
    String.raw`museums?|musees?|museen|museos?|musei|museus?|galler(?:y|ies)|(?:street |public )?art|history|historical|historic|culture|cultural|architecture|modern art|contemporary art|${MAKERS}|temples?|templos?|templi|tempeln?|shrines?|churches|castles?|histoire|kultur|geschichte|kunst|architektur|cultura|historia|arte|arquitectura|storia|architettura|arquitetura`,
  ],
  [
    'outdoors',
    'the outdoors',
    String.raw`outdoors?|nature|hik(?:es?|ing)|parks?|gardens?|(?:(?:(?:an?|one|half an?|another) (?:\w+ )?(?:day|afternoon|morning)|time|a swim|swimming|relaxing|chill(?:ing|ax)?) (?:at|on|by) (?:the |a )?)?beach(?:es)?(?: (?:days?|time|afternoon|morning)(?! ?\d))?|wildlife|randonnees?|plages?|jardins?|natur|wandern|strand|naturaleza|playas?|senderismo|natura|spiaggia|escursioni|natureza|praias?`,
  ],
  [
    'nightlife',
    'nightlife',
    String.raw`nightlife|(?<!no )late nights?|night ?clubs?|(?<!(?:golf|football|country|beach|yacht) )clubs|clubbing|(?:(?:late(?:[- ]night)?|ruin|rooftop|cocktail|wine|hotel|jazz|speakeasy|dive|sky|tapas|whisky|craft beer) )?bars|(?:a )?rooftop (?:bar|drinks?)|pubs|pub crawls?|bar[- ]?hopping|techno|cocktails?|live music(?: (?:every|each|most|one) (?:night|evening)s?)?|musique live|livemusik|musica (?:en vivo|dal vivo|ao vivo)|party(?:ing)?|dancing|tanzen|danser|bailar|ballare|dancar|vie nocturne|nachtleben|vida nocturna|vita notturna|vida noturna`,
  ],
  [
    'shopping',
    'shopping',
    String.raw`shopping|shops|(?:the )?(?:shopping )?malls?(?! of)|boutiques|vintage|einkaufen|compras|tiendas|negozi`,
  ],
  [
    'sightseeing',
    'sights',
    String.raw`sightseeing|sights|landmarks|highlights|classics|icons|(?:our |my |the )?first (?:time|visit)(?: (?:in|to|here|there)|(?=\s*(?:[,.;!)]|$)))|never been(?: (?:there|here|to))?(?: before)?|(?:jamais alles? a)|noch nie (?:dort |da |in )?(?:gewesen)?|nunca hemos estado en|mai stati a|nunca (?:fomos|estivemos)(?: [ae]m?)?|premiere fois a|erste[ns]? mal in|primera vez en|prima volta a|primeira vez em|main sights|first[- ]timers?|sehenswurdigkeiten|monuments?|monumentos?|monumenti`,
  ],
]
const STRONG = String.raw`(?:(?:mostly|mainly|especially|above all|lots of|focus(?:ed)? on|all about|we love|i love|love|loves|really like|surtout|vor allem|sobre todo|soprattutto|sobretudo|principalmente)\s+)`
const MILD = String.raw`(?:(?:some|interested in|into|like|likes|enjoy|good|great|local|a bit of|plenty of|fan of|fans of|aimons|aiment|aime|lieben|mogen|me gusta[n]?|me encanta[n]?|nos gusta[n]?|nos encanta|amiamo|(?:ci|mi) piac(?:e|ciono)(?: (?:i|le|gli))?|adoramos|gostamos de)\s+)`

const LEAD = new RegExp(`^${NOT}`)
const NEGATED = new RegExp(
  String.raw`(?:^|[^a-z])(?:${NOT}|(?:gets? |are |is |am |easily |quickly )*(?:bored|tired|sick|fed up) (?:in|by|with|of|at)|(?:(?:we|i)(?:'ve| have)? )?(?:already )?(?:seen|done|been to|visited)(?: already)?)\s*${ARTICLE}(?:(?!(?:but|and|or|please|just|only|more|for|in|to)\b)[a-z-]{3,} )?$`,
)
const KIND_PATTERNS = KINDS.map(
  ([kind, value, words]) => [kind, value, new RegExp(String.raw`\b(?:${words})\b`)] as const,
)
/** "The beach one day" is no length of the trip. */
const ON_A_DAY = '(?:(?: on)? (?:one|another) (?:day|afternoon|morning|evening|night)(?!s| each| trip))?'
const THEME_PATTERNS = THEMES.map(
  ([theme, value, words]) =>
    [theme, value, new RegExp(String.raw`\b(?:${words})\b(?: lovers?)?${ON_A_DAY}`, 'g')] as const,
)
/** What stands before a theme says how much it is liked; looked for behind each theme rather than at each word of the text. */
const LIKING = new RegExp(
  String.raw`(?<!\w)${MILD}?(${STRONG})?${MILD}?(?:(?:the|la|le|les|el|los|il|i|os|as|a|o|l'|die|das) ?)?$`,
)
/** No such words are longer. */
const LONGEST_LIKING = 60

/** The clause ends behind it: "keine Museen, bitte" names kinds, "avoid Park Hyatt" a place. */
const ENDS = /^\s*(?:no \p{L}|but\b|$|[,.;:!?)\u00a6]|bitte\b|please\b|at all\b)/u

const noteLeftOut = (reader: Reader, span: Span, kind: Avoidable, value: string): void =>
  note(reader, span, {
    key: `leave-out:${kind}`,
    label: 'Leave out',
    value,
    apply: (trip) => {
      const { mustNot } = trip.hard
      return withHard(trip, { mustNot: { ...mustNot, kinds: [...new Set([...mustNot.kinds, kind])] } })
    },
  })

/** Kinds of place that are to be left out; `isEarly`, before names in capitals are looked for, only where nothing can be a name. */
export const readLeftOut = ({ page, ...reader }: Reader, isEarly = false): void =>
  page.each(LEFT_OUT, (match, span) => {
    if ((isEarly && !ENDS.test(page.folded.slice(span.to))) || isAtATime(page.folded.slice(span.to))) return null
    const spoken = match[0].replace(LEAD, ' ')
    // Malls are left out by their names too, once the city is known.
    if (isEarly && /\bmalls\b/.test(spoken)) return null
    const kinds = KIND_PATTERNS.filter(([, , words]) => words.test(spoken))
    for (const [kind, value] of kinds) noteLeftOut({ page, ...reader }, span, kind, value)
    return kinds.length > 0 ? true : null
  })

/** "Museums absolutely not", "clubs: nein danke": a kind that is refused behind its name. */
const REFUSED_BEHIND = new RegExp(String.raw`\b(?:${ANY_KIND})\b`, 'g')
const readRefused = ({ page, ...reader }: Reader): void =>
  page.each(REFUSED_BEHIND, ([words], span) => {
    const behind = roleBehind(page.folded.slice(span.to))
    const found = KIND_PATTERNS.find(([, , own]) => own.test(words))
    if (behind?.role !== 'must-not' || found === undefined) return null
    const [kind, value] = found
    const whole = { from: span.from, to: span.to + behind.length }
    noteLeftOut({ page, ...reader }, whole, kind, value)
    return [whole]
  })

/** "No churches, museums or malls": kinds of a longer list that is refused. */
const ONE_KIND = new RegExp(String.raw`\b(?:${ANY_KIND})\b`, 'g')
const readRefusedLists = ({ page, ...reader }: Reader): void =>
  page.each(ONE_KIND, ([words], span) => {
    const found = KIND_PATTERNS.find(([, , own]) => own.test(words))
    if (found === undefined || !isInRefusedList(page.folded, span.from)) return null
    noteLeftOut({ page, ...reader }, span, found[0], found[1])
    return true
  })

/** What the traveller likes, how much of it fits into a day, and what is to be left out. */
export const readTastes = (reader: Reader): void => {
  const { page } = reader
  readLeftOut(reader)
  readRefused(reader)
  readRefusedLists(reader)
  readPace(reader)
  for (const [theme, value, words] of THEME_PATTERNS)
    page.each(words, (_words, own) => {
      const lead = page.left.slice(Math.max(0, own.from - LONGEST_LIKING), own.from)
      const [liking = '', strong] = LIKING.exec(lead) ?? []
      const span = { from: own.from - liking.length, to: own.to }
      // "No churches" is no love of culture, and churches are no kind that can be left out: it is quoted.
      const isRefused = NEGATED.test(page.folded.slice(0, span.from)) || isInRefusedList(page.folded, own.from)
      if (isRefused || /^ no\b/.test(page.folded.slice(span.to))) return null
      const weight = strong === undefined ? 1 : 2
      note(reader, span, {
        key: `interest:${theme}`,
        label: weight === 2 ? 'Most of all' : 'Interest',
        value,
        apply: (trip) => withInterest(trip, theme, weight),
      })
      noteActivityOf(reader, span, page.folded.slice(own.from, own.to))
      return [span]
    })
}
