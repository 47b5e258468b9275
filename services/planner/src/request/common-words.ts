import { FEASTS } from './holidays.ts'
import { AND, FILLERS, MONTH, NUMBER, WEEKDAY } from './vocabulary.ts'

/** Words of a trip that are also the name of some town: alone they are the word, unless a place is what must follow. */
const COMMON = new Set(
  `kids kid children child family adults adult people food museum museums museo musee art arts history nature shopping beach beaches park parks bar bars
  lunch dinner breakfast brunch music musik musique musica konzert konzerte concerts concierto concerto fado flamenco tango samba opera jazz techno
  vegan vegetarian halal kosher relaxed slow packed easy budget cheap luxury hotel hotels airbnb hostel weekend long marathon concert festival ticket tickets
  show game match race open walk walking hiking arriving arrive arrival leaving leave departure departing flight flights airport train station wheelchair
  pram stroller romantic honeymoon anniversary birthday christmas easter noel natale navidad weihnachten pascua pasqua pascoa ostern paques silvester
  nye halloween spring summer autumn winter morning afternoon evening night tonight today tomorrow next last first second third early late mid end quiet
  sunset sunrise dusk dawn afternoon matin soir midi nuit abend nacht mittag nachmittag tarde noche sera mattina notte pomeriggio noite
  walker cane frame cruise ship studio studios roman gothic baroque medieval lion lions
  nice bath reading split orange mobile most same male eat see do go try buy enjoy explore exploring relax rest sleep drink party celebrate watch
  city cities town centre center downtown beach mountain mountains coast island islands europe asia africa america mum mom dad parents friends girls boys
  wife husband partner couple solo alone work working meeting conference business summit expo fair tour must skip avoid without except never always only best
  not both all none nothing nobody everyone top surprise good great big small new old hard soft high low hot cold free open closed kultur kunst geschichte familie kinder essen ohne vom bis bitte allergic allergy
  allergies gluten dairy nuts coffee wine beer tea sushi ramen tapas pizza market markets garden gardens zoo temple temples
  heat humidity crowd crowds queue queues noise jetlag traffic pollution hitze gedrange larm chaleur foule foules bruit calor multitudes colas ruido
  caldo afa folla rumore multidoes filas barulho
  famille enfants cuisine histoire ninos comida historia familia bambini cucina famiglia criancas vegetariano vegetariana vegano vegana senza sin sem sans`.split(
    /\s+/,
  ),
)
const CALENDAR = new RegExp(`^(?:${MONTH}|${WEEKDAY}|${NUMBER})$`)
const A_FEAST = `(?:${FEASTS.flatMap(({ words, isEvent }) => (isEvent === true ? [] : words)).join('|')})`
/** "Christmas Day and Boxing Day 2027". */
const FEAST = new RegExp(String.raw`^(?:(?:day|eve) (?:${AND} )?)?${A_FEAST}(?:,? (?:${AND} )?(?:${A_FEAST}|20\d\d))*$`)
/** A feast, a month, a weekday or a number. */
export const isCalendarWord = (folded: string): boolean => CALENDAR.test(folded) || FEAST.test(folded)
export const isCommon = (word: string): boolean => FILLERS.has(word) || COMMON.has(word) || CALENDAR.test(word)
/** A feast, with its year: "Christmas Day and Boxing Day 2027". */
export const isFeast = (folded: string): boolean => FEAST.test(folded)
/** A month, a weekday or a number. */
export const isOfCalendar = (folded: string): boolean => CALENDAR.test(folded)
