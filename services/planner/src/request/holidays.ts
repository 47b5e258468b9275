import { easterSunday, lunarNewYear } from '@site/contracts/movable-feasts'
import { addDays } from '../itinerary/days.ts'
import { dateOf, weekdayFrom } from './calendar.ts'

export interface Feast {
  readonly words: string
  /** The first one on or after a day; null where it is not known. Some days differ by country. */
  readonly date: (from: string, country?: string) => string | null
  /** Its year is the one that it leads into: "New Year 2028" begins on 31 December 2027. */
  readonly leadsInto?: boolean
}
const fixed = (words: string, day: number, month: number): Feast => ({
  words,
  date: (from) => dateOf(day, month, null, from),
})

const MONTH_DIGITS = 2
const MONDAY = 0
const THURSDAY = 3

/** The first of what happens once a year, on or after a day. */
const nextOf = (inYear: (year: number) => string, from: string): string => {
  const year = Number(from.slice(0, 4))
  return inYear(year) >= from ? inYear(year) : inYear(year + 1)
}
/** So many days from Easter Sunday. */
const afterEaster = (words: string, count: number): Feast => ({
  words,
  date: (from) => nextOf((year) => addDays(easterSunday(year), count), from),
})
/** The `nth` such weekday of a month. */
const nthOf = (nth: number, day: number, month: number) => (year: number) =>
  addDays(weekdayFrom(`${year}-${String(month).padStart(MONTH_DIGITS, '0')}-01`, day), 7 * (nth - 1))

const FOURTH_THURSDAY = nthOf(4, THURSDAY, 11)
const SECOND_MONDAY = nthOf(2, MONDAY, 10)

/** A year of moons and some days. */
const LONGEST_YEAR = 360
const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
/** Days of the year of Islam, "month/day": expected by the calendar of Mecca, and a day later where the moon is waited for. */
const ofIslam = (days: readonly string[]) => (from: string) => {
  for (let ahead = 0; ahead < LONGEST_YEAR; ahead += 1) {
    const date = addDays(from, ahead)
    if (days.includes(ummAlQura.format(Date.parse(date)))) return date
  }
  return null
}

/** Feasts that travellers give instead of a date, folded; the longer names before those that they hold. */
export const FEASTS: readonly Feast[] = [
  {
    words:
      '(?:chinese|lunar) new year|spring festival|nouvel an (?:chinois|lunaire)|chinesische[sn]? neujahr|ano nuevo (?:chino|lunar)|capodanno (?:cinese|lunare)|ano novo (?:chines|lunar)',
    date: (from) => {
      const year = Number(from.slice(0, 4))
      return [lunarNewYear(year), lunarNewYear(year + 1)].find((day) => day !== null && day >= from) ?? null
    },
  },
  { words: 'ramad[ah]n', date: ofIslam(['9/1']) },
  { words: 'eid (?:al|ul)[- ]?adha', date: ofIslam(['12/10']) },
  { words: 'eid(?: (?:al|ul)[- ]?fitr)?', date: ofIslam(['10/1', '12/10']) },
  fixed("new year'?s day|jour de l'an|nouvel an|neujahr(?:stag)?|ano nuevo|ano novo", 1, 1),
  fixed("new year'?s eve|nye|reveillon|saint[- ]sylvestre|silvester|nochevieja|vespera de ano novo", 31, 12),
  { ...fixed("new year(?:'?s)?|capodanno", 31, 12), leadsInto: true },
  fixed(
    '(?:christmas|xmas|x-mas) eve|reveillon de noel|heiligabend|heilig abend|nochebuena|vigilia di natale|vespera de natal',
    24,
    12,
  ),
  fixed(
    "boxing day|st\\.? stephen'?s day|lendemain de noel|zweiter? weihnachtstag|stephanstag|san esteban|santo stefano",
    26,
    12,
  ),
  fixed('christmas(?: day)?|xmas|noel|weihnachten|navidad(?:es)?|natale|natal', 25, 12),
  fixed(
    "epiphany|three kings'?(?: day)?|(?:dia de |fiesta de )?(?:los )?reyes(?: magos)?|epifania|dreikonig(?:e|stag)?",
    6,
    1,
  ),
  fixed("valentine'?s(?: day)?|saint[- ]valentin|valentinstag|san valentin|san valentino", 14, 2),
  fixed("(?:st\\.?|saint) patrick'?s day", 17, 3),
  fixed('australia day', 26, 1),
  fixed('anzac day', 25, 4),
  fixed('bastille day', 14, 7),
  fixed('fourth of july', 4, 7),
  fixed('ferragosto', 15, 8),
  // The first of China's is that of its National Day, the first of Japan's is Showa Day.
  {
    words: 'golden week',
    date: (from, country) => (country === 'CN' ? dateOf(1, 10, null, from) : dateOf(29, 4, null, from)),
  },
  fixed('halloween', 31, 10),
  fixed("all saints'?(?: day)?|toussaint|allerheiligen|todos los santos|ognissanti|todos os santos", 1, 11),
  {
    words: 'thanksgiving(?: day)?|action de graces|accion de gracias|giorno del ringraziamento',
    date: (from, country) => nextOf(country === 'CA' ? SECOND_MONDAY : FOURTH_THURSDAY, from),
  },
  { words: 'black friday', date: (from) => addDays(nextOf(FOURTH_THURSDAY, addDays(from, -1)), 1) },
  afterEaster('good friday|vendredi saint|karfreitag|viernes santo|venerdi santo|sexta-feira santa', -2),
  afterEaster(
    'easter saturday|holy saturday|samedi saint|karsamstag|ostersamstag|sabado santo|sabato santo|sabado de aleluia',
    -1,
  ),
  afterEaster('easter monday|lundi de paques|ostermontag|lunes de pascua|pasquetta|lunedi di pasqua', 1),
  afterEaster('easter(?: sunday)?|paques|ostern|pascua|pasqua|pascoa|semana santa', 0),
  afterEaster('whit sunday|pentecost|pentecote|pfingsten|pentecostes|pentecoste', 49),
]
