import { UNIT } from './length.ts'
import { foldText, type Page, type Span } from './page.ts'
import { Slips } from './slips.ts'
import { MONTH, NUMBER } from './vocabulary.ts'

/** Names of towns that the place search does not know, or knows as other things too: short ones, nicknames, six languages. */
const ALSO: readonly (readonly [town: string, names: string])[] = [
  ['New Orleans, United States', 'nola|the big easy|big easy'],
  [
    'Los Angeles, California, United States',
    'los angeles|los angeles ca|l.a|l.a.|city of angels|la la land|tinseltown',
  ],
  ['San Francisco, California, United States', 'san fran|san francisco|s.f|s.f.|são francisco|frisco|sanfran'],
  [
    'New York City, United States',
    'big apple|the big apple|n.y.c|n.y.c.|nyc|new york|nueva york|nova york|nova iorque|new york city|n.y|n.y.|ny city|gotham|new yawk',
  ],
  ['Las Vegas, United States', 'vegas|las vegas|sin city|las vegas nevada'],
  ['Hong Kong', 'hongkong|hong kong|honkong'],
  ['Kuala Lumpur', 'kuala lumpur'],
  ['Philadelphia', 'philly'],
  ['Washington, District of Columbia, United States', 'washington dc|washington d.c|washington d.c.'],
  ['Barcelona, Spain', 'barna|barcelone|barcellona|barcelona|bcn'],
  ['Rio de Janeiro', 'rio de janeiro|rio de janiero'],
  ['São Paulo, Brazil', 'sao paulo|sampa'],
  ['Melbourne, Victoria, Australia', 'melb|melbourne|melburn|melbs|melbz'],
  ['Sydney, Australia', 'sydney|sidney|sídney|syd|sydney town'],
  ['Brisbane, Australia', 'brissie|bne|brisvegas|brisbane|brissy|brizzy|brisneyland|brisbane city'],
  ['Adelaide, Australia', 'adelaide|radelaide|radders'],
  ['Auckland, New Zealand', 'auckland|akl|tamaki makaurau|city of sails|the city of sails'],
  ['Lisbon, Portugal', 'lisbona|lisbonne|lissabon|lisboa|lisbon'],
  ['Vienna, Austria', 'viena|wien|vienna|vienne'],
  [
    'Rome, Italy',
    'rome|roma|rom|the eternal city|eternal city|la citta eterna|la ciudad eterna|la ville eternelle|die ewige stadt|ewige stadt|a cidade eterna',
  ],
  ['Milan, Italy', 'milan|milano|mailand|milao'],
  [
    'Paris, France',
    'paris|parigi|gay paree|paree|city of light|city of lights|the city of light|the city of lights|ville lumiere|la ville lumiere|city of love',
  ],
  ['London, United Kingdom', 'london|londres|londra|londen|ldn|london town|londontown'],
  [
    'Edinburgh, United Kingdom',
    'edinburgh|edimburgo|edimbourg|auld reekie|edinborough|edinbra|edinburra|edimburgh|edinboro',
  ],
  ['Manchester, United Kingdom', 'manchester|manc'],
  ['Dublin, Ireland', 'dublin|dublino|dublin city|dublin town'],
  ['Madrid, Spain', 'madrid|madri'],
  ['Zürich, Switzerland', 'zurich|zurigo|zurique|zuerich'],
  ['Munich, Germany', 'munich|muenchen|munique|monaco di baviera|munchen'],
  ['Berlin, Germany', 'berlin|berlino|berlim'],
  ['Prague, Czechia', 'prague|praga|praha|prag|city of a hundred spires'],
  [
    'Budapest, Hungary',
    'budapest|budapeste|buda and pest|buda & pest|buda + pest|buda/pest|buda und pest|buda et pest|buda y pest|buda e pest|pest and buda',
  ],
  ['Amsterdam, Netherlands', 'amsterdam|amesterdao|amsterda'],
  ['Helsinki, Finland', 'helsinki|helsinque|helsinquia'],
  ['Tokyo, Japan', 'tokyo|tokio|toquio'],
  ['Kyoto, Japan', 'kyoto|kioto|quioto'],
  ['Osaka, Japan', 'osaka'],
  ['Seoul, South Korea', 'seoul'],
  ['Bangkok, Thailand', 'bangkok|bkk|banguecoque|krung thep'],
  ['Singapore', 'singapore|sgp|singapur|singapour|singapura|cingapura|spore|lion city|the lion city'],
  ['Guangzhou, China', 'guangzhou|guangzou'],
  ['Dubai, United Arab Emirates', 'dubai'],
  [
    'Mexico City, Mexico',
    'mexico city|mex city|cd mexico|ciudad de mexico|citta del messico|mexiko-stadt|mexiko stadt|cidade do mexico|cdmx|mexico df|mexico d.f',
  ],
  ['Toronto, Canada', 'toronto|the 6ix|t.o.|hogtown'],
  ['Chicago, United States', 'chicago|chi-town|windy city|the windy city|chitown|chi town'],
  ['Boston, Massachusetts, United States', 'boston|beantown'],
  ['Miami, Florida, United States', 'miami'],
  ['Austin, Texas, United States', ''],
  ['Perth, Western Australia, Australia', 'perth'],
]
const townOf = new Map(
  ALSO.flatMap(([town, names]) =>
    names.split('|').flatMap((name) => (name === '' ? [] : [[foldText(name), town] as const])),
  ),
)

/** Two letters that are a town only in capitals, or where a town must follow. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['la', 'Los Angeles, California, United States'],
  ['sf', 'San Francisco, California, United States'],
  ['hk', 'Hong Kong'],
  ['kl', 'Kuala Lumpur'],
  ['dc', 'Washington, District of Columbia, United States'],
  ['nyc', 'New York City, United States'],
  ['ny', 'New York City, United States'],
  ['sg', 'Singapore'],
  ['edi', 'Edinburgh, United Kingdom'],
  ['rio', 'Rio de Janeiro'],
])

/** The town of a name, in folded letters, that means it wherever it stands, small letters or not. */
export const knownTown = (folded: string): string | null => townOf.get(folded) ?? null
/** Fewest letters of a name that is looked for in mistyped ones, unless it is the town's own: "samba" is no slip of "Sampa". */
const FEWEST_LETTERS = 6
const slips = new Slips(
  [...townOf, ...ALSO.map(([town]) => [foldText(town.split(',')[0] ?? ''), town] as const)].filter(
    ([name, town]) => name.length >= FEWEST_LETTERS || foldText(town).startsWith(`${name},`),
  ),
)
/** The name of the town that a mistyped one is clearly nearest to. */
export const townOfSlip = (folded: string): string | null => slips.meant(folded)?.split(',')[0] ?? null
/** The town of a short name. */
export const shortTown = (folded: string): string | null => SHORT.get(folded) ?? null

/** "Nice 3 days then Menton": at the head of a trip or of a stretch, with days of its own and no place that they are in. */
const STRETCH_BEFORE =
  /(?:^|[.;:>|/+\u00a6]|\b(?:then|puis|dann|luego|poi|depois|days|nights|jours|nuits|tage|giorni|dias),?)\s*$/
const STRETCH_BEHIND = new RegExp(
  String.raw`^(?:,? (?:for |x )?${NUMBER} ?(?:${UNIT})\b(?!,? (?:please |pls )?(?:in|at|to|trips?|breaks?|stays?|holidays?|of|with|away|somewhere|near|a|en|em)\b)|,? (?:in|im|en) (?:(?:early|mid|late) )?${MONTH}\b| ?(?:->|→|>)|,? (?:then|puis|dann|luego|poi) )`,
)
/** Whether the word is the town of that name, which is a kind word besides. */
export const isNiceTown = ({ folded }: Page, { from, to }: Span): boolean =>
  folded.slice(from, to) === 'nice' &&
  STRETCH_BEFORE.test(folded.slice(0, from)) &&
  STRETCH_BEHIND.test(folded.slice(to))
