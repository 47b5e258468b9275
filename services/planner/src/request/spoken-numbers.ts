import { COUNT_WORD, numberOf } from './vocabulary.ts'

/** Numbers of a clock time beyond those that count days and people: "zweiundzwanzig Uhr", "ten thirty-five"; six languages, folded. */

type Language = readonly [tens: readonly string[], ones: string, join: (ten: string, one: string) => readonly string[]]
const LANGUAGES: readonly Language[] = [
  [
    ['twenty', 'thirty', 'forty', 'fifty'],
    'one two three four five six seven eight nine',
    (ten, one) => [`${ten}-${one}`, `${ten} ${one}`, `${ten}${one}`],
  ],
  [
    ['vingt', 'trente', 'quarante', 'cinquante'],
    'un deux trois quatre cinq six sept huit neuf',
    (ten, one) => [`${ten}-${one}`, `${ten} ${one}`, `${ten} et ${one}`, `${ten}-et-${one}`, `${ten} et ${one}e`],
  ],
  [
    ['zwanzig', 'dreissig', 'vierzig', 'funfzig', 'dreißig'],
    'ein zwei drei vier funf sechs sieben acht neun',
    (ten, one) => [`${one}und${ten}`],
  ],
  [
    ['veinte', 'treinta', 'cuarenta', 'cincuenta'],
    'una dos tres cuatro cinco seis siete ocho nueve',
    (ten, one) => [`${ten} y ${one}`, ...(ten === 'veinte' ? [`veinti${one}`] : [])],
  ],
  [
    ['venti', 'trenta', 'quaranta', 'cinquanta'],
    'uno due tre quattro cinque sei sette otto nove',
    (ten, one) => [`${/^[uo]/.test(one) ? ten.slice(0, -1) : ten}${one}`],
  ],
  [
    ['vinte', 'trinta', 'quarenta', 'cinquenta'],
    'uma duas tres quatro cinco seis sete oito nove',
    (ten, one) => [`${ten} e ${one}`],
  ],
]
const TEN = 10
const tenOf = (at: number): number => (at === 4 ? 30 : (at + 2) * TEN)
/** In French the last three before twenty are said in two words. */
const BELOW_TWENTY = ['dix-sept', 'dix-huit', 'dix-neuf'].flatMap(
  (word, at) =>
    [
      [word, 17 + at],
      [word.replace('-', ' '), 17 + at],
    ] as const,
)
const valueOf = new Map<string, number>([
  ...BELOW_TWENTY,
  ...LANGUAGES.flatMap(([tens, ones, join]) =>
    tens.flatMap((ten, at) => [
      [ten, tenOf(at)] as const,
      ...ones.split(' ').flatMap((one, i) => join(ten, one).map((word) => [word, tenOf(at) + i + 1] as const)),
    ]),
  ),
])
/** The hours from seventeen to twenty-four that are no count words, and every five minutes: written so that the many patterns they stand in stay small. */
const LATE_HOURS = String.raw`twenty(?:[- ]?(?:one|two|three|four))?|vingt(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre))?|dix[- ](?:sept|huit|neuf)|(?:(?:ein|zwei|drei|vier)und)?zwanzig|veint(?:e(?: y (?:una|dos|tres|cuatro))?|i(?:una|dos|tres|cuatro))|vent(?:uno|i(?:due|tre|quattro)?)|vinte(?: e (?:uma|duas|tres|quatro))?`
const FIVES = String.raw`(?:twenty|thirty|forty|fifty)(?:[- ]?five)?|(?:vingt|trente|quarante|cinquante)(?:[- ]cinq)?|(?:funfund)?(?:zwanzig|drei(?:ss|ß)ig|vierzig|funfzig)|veinticinco|(?:veinte|treinta|cuarenta|cincuenta)(?: y cinco)?|(?:venti|trenta|quaranta|cinquanta)(?:cinque)?|(?:vinte|trinta|quarenta|cinquenta)(?: e cinco)?`

/** Words that are hours alone: "elf", "once" and "sept" are words of other things elsewhere. */
export const HOUR = String.raw`(?:(?:${LATE_HOURS}|${COUNT_WORD}|elf|once|sept|una?|une|uma|eins?)\b|\d{1,2}(?!\d))`
/** Of the minutes nobody says others than these in words. */
export const MINUTE = String.raw`(?:(?:${FIVES}|${COUNT_WORD})\b|\d{1,2}(?!\d))`
export const clockNumber = (word: string): number => valueOf.get(word) ?? (word === 'eins' ? 1 : numberOf(word))
