import { tripLimits } from '@site/contracts/trip-fields'
import type { Avoidable } from '@site/contracts/trip-request'
import type { Destination } from '../itinerary/places.ts'
import { note, withHard, type Reader } from './finding.ts'
import { sightsWith } from './known-sights.ts'
import { isAtATime, isInRefusedList } from './left-out-scope.ts'
import { foldText, type Span } from './page.ts'
import { ARTICLE, NOT } from './refusals.ts'
import { roleBehind } from './roles-behind.ts'
import { AND } from './vocabulary.ts'
import type { ReadPort } from './where.ts'

interface Kind {
  readonly value: string
  /** As travellers leave them out. */
  readonly words: string
  /** What the names of such places hold; without, the category alone tells them. */
  readonly names?: RegExp
  /** The category that goes with them. */
  readonly category?: Avoidable
}

/** Kinds that no category of our places holds: they are known by their names. */
const KINDS: readonly Kind[] = [
  {
    value: 'palaces',
    words: 'palaces?|palais|palaste?|palacios?|palazzi|palazzo',
    names: /\b(?:palaces?|palais|palast|palazzo|palacio|hofburg|schloss|belvedere|residenz)\b/,
  },
  {
    value: 'castles',
    words: 'castles?|chateaux?|schlosser|burgen|castillos?|castelli|castelos?',
    names: /\b(?:castle|chateau|schloss|burg|castillo|castello|castelo)\b/,
  },
  {
    value: 'churches',
    words:
      'churches|church|cathedrals?|basilicas?|eglises?|cathedrales?|kirchen|dome|iglesias?|catedrales|chiese|igrejas?',
    category: 'church',
  },
  {
    value: 'temples',
    words: 'temples?|shrines?|tempel|templos?|templi|santuari',
    names: /\b(?:temple|shrine|jingu|taisha|wat|\w+-ji)\b/,
  },
  { value: 'mosques', words: 'mosques?|mosquees?|moscheen?|mezquitas?|moschee|mesquitas?', names: /\bmosque\b/ },
  {
    value: 'opera',
    words: 'operas?|opera houses?|oper(?:n|nhauser)?',
    names: /\b(?:opera|staatsoper|volksoper|scala)\b/,
  },
  {
    value: 'malls',
    words:
      '(?:shopping )?malls?|shopping cent(?:re|er)s?|einkaufszentren|centros comerciales|centri commerciali|centres commerciaux',
    names: /\bmalls?$|^mall of\b|\b(?:galleria|shopping cent(?:re|er)|outlets?)\b/,
    category: 'shopping',
  },
  {
    value: 'shopping streets',
    words:
      'shopping (?:streets?|districts?|areas?|quarters?)|(?:einkaufs|shopping)strassen?|rues (?:commercantes|de shopping)|calles comerciales|vie dello shopping|ruas comerciais',
    names: /\bshopping\b|\b(?:high|oxford|grafton|buchanan|takeshita|nanjing) street\b/,
    category: 'shopping',
  },
  {
    value: 'whisky',
    words: 'whisk(?:e?y|ies|eys)|distiller(?:y|ies)|scotch',
    names: /\b(?:whiske?y|distillery|distillers?|johnnie walker|jameson|scotch)\b/,
  },
  {
    value: 'breweries',
    words:
      'brewer(?:y|ies)|beer halls?|brauereien?|bierhallen?|brasseries? de biere|cervecerias?|birrerie|cervejarias?',
    names: /\b(?:brewery|brewing|brewhouse|beer hall|guinness storehouse|heineken experience|\w*brauhaus|\w*brau)\b/,
  },
  { value: 'zoos', words: 'zoos?|tierparks?', names: /\b(?:zoo|tierpark|safari)\b/ },
  { value: 'aquariums', words: 'aquariums?|aquarien|acuarios?|acquari', names: /\b(?:aquarium|oceanario|sea life)\b/ },
  {
    value: 'cemeteries',
    words: 'cemeter(?:y|ies)|graveyards?|cimetieres?|friedhofe?|cementerios?|cimiteri',
    names: /\b(?:cemetery|graveyard|kirkyard|cimetiere|friedhof|catacombs?)\b/,
  },
  {
    value: 'bullfights',
    words:
      'bull[- ]?fight(?:s|ing)?|bull[- ]?rings?|stierk[aä]mpf(?:e|arena)?|corridas?|(?:corridas? de )?toros|tauromaquia|tauromachie|touradas?',
    names: /\b(?:bull ?ring|plaza de toros|las ventas|campo pequeno|maestranza|arenes)\b/,
  },
  {
    value: 'football',
    words: 'football|soccer|fussball|fu\u00dfball|futbol|calcio|futebol',
    names: /\b(?:bernabeu|metropolitano stadium|camp nou|allianz arena|anfield|old trafford|football|san siro)\b/,
  },
  {
    value: 'cable cars',
    words:
      'cable ?cars?|gondolas?|ropeways?|funiculars?|seilbahn(?:en)?|telepheriques?|telefericos?|funivi[ae]|telefericas?',
    names: /\b(?:cable car|ropeway|funicular|peak tram|seilbahn|gondola|teleferico|telecabine)\b/,
  },
  { value: 'casinos', words: 'casinos?|kasinos?|gambling', names: /\bcasino\b/ },
  {
    value: 'beaches',
    words: 'beach(?:es)?|plages?|strande?|playas?|spiagg(?:e|ia)|praias?',
    names: /\b(?:beach|plage|strand|playa|praia)\b/,
  },
]
const ANY = KINDS.map(({ words }) => words).join('|')
const LEFT_OUT = new RegExp(
  String.raw`\b${NOT}(?: to)?:?\s*${ARTICLE}(?:${ANY})\b(?:(?:\s*[,/]\s*|\s+(?:or|nor|ou|oder|o|ni|ne|nem|${AND.slice(3, -1)})\s+)(?:no\s+|kein\w*\s+|pas de\s+|sin\s+|sem\s+|senza\s+)?${ARTICLE}(?:${ANY})\b)*`,
  'g',
)
const LEAD = new RegExp(`^${NOT}`)
const PATTERNS = KINDS.map((kind) => [kind, new RegExp(String.raw`\b(?:${kind.words})\b`)] as const)

const ONE = new RegExp(String.raw`\b(?:${ANY})\b`, 'g')
const IS_ONE = new RegExp(String.raw`^(?:${ANY})$`)
/** Whether a word means a kind of place: after a refusal no single place is called by it. */
export const isKindByName = (folded: string): boolean => IS_ONE.test(folded)

/** "Christmas village at Belvedere Palace": what is there for a season goes by the name of its ground. */
const seasonalWith = (port: ReadPort, names: RegExp, { city }: Destination) =>
  port
    .seasonGrounds()
    .filter((ground) => ground.city === city && names.test(foldText(ground.name)))
    .map(({ id, name }) => ({ id, name }))

/** "No palaces, no opera": kinds that are left out by the names of the places. What must be seen stays. */
export const readKindsByName = (reader: Reader, port: ReadPort, cities: readonly Destination[]): void => {
  const read = (words: string, span: Span, isListed = false): true | null => {
    const spoken = words.replace(LEAD, ' ')
    const said = PATTERNS.filter(([, words]) => words.test(spoken)).map(([kind]) => ({
      ...kind,
      places: cities.flatMap((city) =>
        kind.names === undefined
          ? []
          : [...seasonalWith(port, kind.names, city), ...sightsWith(port, kind.names, city)],
      ),
    }))
    // Nothing is known that could be left out: it is quoted, unless the words that refuse it stand elsewhere.
    const isKnown = ({ places, category }: (typeof said)[number]) => places.length > 0 || category !== undefined
    if (!isListed && !said.some(isKnown)) return null
    for (const kind of said) {
      const { value, category, places } = kind
      note(reader, span, {
        key: `leave-out:${value}`,
        label: 'Leave out',
        value,
        use: isKnown(kind) ? 'planned' : 'noted',
        apply: (trip) => {
          const { mustNot, mustSee } = trip.hard
          const wanted = new Set(mustSee.map(({ id }) => id))
          const left = places.filter(({ id }) => !wanted.has(id))
          const kinds = category === undefined ? mustNot.kinds : [...new Set([...mustNot.kinds, category])]
          return withHard(trip, {
            mustNot: { kinds, places: [...mustNot.places, ...left].slice(0, tripLimits.places) },
          })
        },
      })
    }
    return true
  }
  const { page } = reader
  page.each(LEFT_OUT, ([words], span) => (isAtATime(page.folded.slice(span.to)) ? null : read(words, span)))
  page.each(ONE, ([words], span) => {
    if (isInRefusedList(page.folded, span.from)) return read(words, span, true)
    // "Churches bore us": refused behind its name.
    const behind = roleBehind(page.folded.slice(span.to))
    if (behind?.role !== 'must-not') return null
    const whole = { from: span.from, to: span.to + behind.length }
    return read(words, whole) === null ? null : [whole]
  })
}
