import { foldText } from './page.ts'

/** Names of towns that the place search does not know, or knows as other things too: short ones, nicknames, six languages. */
const ALSO: readonly (readonly [town: string, names: string])[] = [
  ['Los Angeles, California, United States', 'los angeles|los angeles ca|l.a|l.a.|city of angels'],
  ['San Francisco, California, United States', 'san fran|s.f|s.f.|são francisco'],
  [
    'New York City, United States',
    'big apple|the big apple|n.y.c|n.y.c.|nyc|new york|nueva york|nova york|nova iorque|new york city',
  ],
  ['Las Vegas, United States', 'vegas|las vegas'],
  ['Hong Kong', 'hongkong|hong kong|honkong'],
  ['Kuala Lumpur', 'kuala lumpur'],
  ['Philadelphia', 'philly'],
  ['Washington, District of Columbia, United States', 'washington dc|washington d.c|washington d.c.'],
  ['Barcelona, Spain', 'barna|barcelone|barcellona|barcelona'],
  ['Rio de Janeiro', 'rio de janeiro|rio de janiero'],
  ['São Paulo, Brazil', 'sao paulo|sampa'],
  ['Melbourne, Victoria, Australia', 'melb|melbourne|melburn'],
  ['Sydney, Australia', 'sydney|sidney|sídney'],
  ['Brisbane, Australia', 'brissie|brisvegas|brisbane'],
  ['Adelaide, Australia', 'adelaide|radelaide'],
  ['Auckland, New Zealand', 'auckland|tamaki makaurau'],
  ['Lisbon, Portugal', 'lisbona|lisbonne|lissabon|lisboa|lisbon'],
  ['Vienna, Austria', 'viena|wien|vienna|vienne'],
  ['Rome, Italy', 'rome|roma'],
  ['Milan, Italy', 'milano|mailand|milao'],
  ['Paris, France', 'paris|parigi'],
  ['London, United Kingdom', 'london|londres|londra|londen'],
  ['Edinburgh, United Kingdom', 'edinburgh|edimburgo|edimbourg|auld reekie|edinborough'],
  ['Manchester, United Kingdom', 'manchester'],
  ['Dublin, Ireland', 'dublin|dublino'],
  ['Madrid, Spain', 'madrid|madri'],
  ['Zürich, Switzerland', 'zurich|zurigo|zurique|zuerich'],
  ['Munich, Germany', 'munich|muenchen|munique|monaco di baviera|munchen'],
  ['Berlin, Germany', 'berlin|berlino|berlim'],
  ['Prague, Czechia', 'prague|praga|praha|prag'],
  ['Budapest, Hungary', 'budapest|budapeste'],
  ['Amsterdam, Netherlands', 'amsterdam|amesterdao|amsterda'],
  ['Helsinki, Finland', 'helsinki|helsinque|helsinquia'],
  ['Tokyo, Japan', 'tokyo|tokio|toquio'],
  ['Kyoto, Japan', 'kyoto|kioto|quioto'],
  ['Osaka, Japan', 'osaka'],
  ['Seoul, South Korea', 'seoul'],
  ['Bangkok, Thailand', 'bangkok|banguecoque'],
  ['Singapore', 'singapore|singapur|singapour|singapura|cingapura'],
  ['Guangzhou, China', 'guangzhou|guangzou'],
  ['Dubai, United Arab Emirates', 'dubai'],
  ['Mexico City, Mexico', 'mexico city|ciudad de mexico|citta del messico|mexiko-stadt|mexiko stadt|cidade do mexico'],
  ['Toronto, Canada', 'toronto'],
  ['Chicago, United States', 'chicago|chi-town'],
  ['Boston, Massachusetts, United States', 'boston|beantown'],
  ['Miami, Florida, United States', 'miami'],
  ['Austin, Texas, United States', ''],
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
  ['bcn', 'Barcelona, Spain'],
  ['bkk', 'Bangkok, Thailand'],
  ['rio', 'Rio de Janeiro'],
])

/** The town of a name, in folded letters, that means it wherever it stands, small letters or not. */
export const knownTown = (folded: string): string | null => townOf.get(folded) ?? null
/** The town of a short name. */
export const shortTown = (folded: string): string | null => SHORT.get(folded) ?? null
