import type { EventDay, EventSession } from '@site/contracts/event-days'
import { addDays, weekday } from '../itinerary/days.ts'
import type { EventAnchor } from '../itinerary/places.ts'
import { MONTH } from './vocabulary.ts'

/** A part of an event that travellers name: a round, a session, its first night. */
export interface EventPart {
  readonly words: RegExp
  /** The days it is on, most likely first; every day for a session of each. */
  readonly days: readonly EventDay[]
  /** Its own session of such a day, by the name in the programme. */
  readonly session?: RegExp
}

type Event = Pick<EventAnchor, 'name'>

const WOMEN = String.raw`(?:women'?s|ladies'?|female|girls'?) (?:singles )?`
const MEN = String.raw`(?:men'?s|gentlemen'?s|male) (?:singles )?`
const HERS = '(?:der (?:damen|frauen)|(?:des )?(?:dames|femmes)|feminin[eao]?|femenin[ao]|femminil[ei])'
const HIS = '(?:der (?:herren|manner)|(?:des )?(?:hommes|messieurs)|masculin[eao]?|maschil[ei])'
const FINAL = String.raw`(?:finals?|finale?|finales)`
const SEMI = String.raw`(?:semi[- ]?finals?|semis|semifinal(?:es|e|i)?|semifinais|halbfinals?|halbfinale|demi[- ]finales?|meias?[- ]fina(?:l|is))`
const QUARTER = String.raw`(?:quarter[- ]?finals?|quarters|viertelfinals?|viertelfinale|quarts? de finale|cuartos(?: de final)?|quarti(?: di finale)?|quartas(?: de final)?)`
const THE = String.raw`(?:\b(?:for|to|at|the|on|our|les?|la|das|dem|die|zum|el|il|a|o)\s+){0,2}`
const DAY = String.raw`(?:[- ](?:day|night|only|session|saturday|friday|sunday)s?)?`
const part = (words: string): RegExp =>
  new RegExp(String.raw`${THE}\b(?:${words})${DAY}(?![\w'-]| (?:of|in|de|im|di|do) (?:${MONTH})\b)`, 'g')

/** Words of the programme itself. */
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]?")

/** Rounds of a draw stand so many days before the men's final: at every Grand Slam, as their programmes have it. */
const SLAM = { women: 1, menSemi: 2, womenSemi: 3, quarter: 4 } as const
const SLAM_DAYS = 14
/** Finals and semi-finals are played there, where the programme doesn't name them. */
const MAIN_COURT = /\bwomen['’]s\b|\bcentre court\b/i
/** Of a motor race: the day of qualifying and that of practice before it. */
const MOTOR = /\b(?:grand prix|e-prix|motogp|adelaide 500)\b/i
const CUP_WEEK = /^Melbourne Cup Carnival\b/
const [TUESDAY, THURSDAY] = [1, 3]
/** The weeks of an event that has several. */
const WEEK = 7
const WEEKS = [
  '(?:first|1st|opening) week|week (?:one|1)|premiere semaine|erste[nr]? woche|primera semana|prima settimana|primeira semana',
  '(?:second|2nd) week|week (?:two|2)|(?:deuxieme|seconde) semaine|zweite[nr]? woche|segunda semana|seconda settimana',
  '(?:third|3rd) week|week (?:three|3)|troisieme semaine|dritte[nr]? woche|tercera semana|terza settimana|terceira semana',
] as const
const FINAL_LABEL = /\bfinals?\b/i

/** Every part of the event that may be named, the more telling before those that they hold. */
export const partsOf = (event: Event, days: readonly EventDay[]): readonly EventPart[] => {
  const main = days.find((day) => day.main === true)
  const [first, last] = [days[0], days.at(-1)]
  const back = (count: number): EventDay[] =>
    main === undefined ? [] : days.filter(({ date }) => date === addDays(main.date, -count))
  const named = (words: RegExp): EventDay[] =>
    days.filter(
      ({ label, sessions }) =>
        words.test(label ?? '') || sessions.some(({ name, kind }) => kind !== 'gates' && words.test(name)),
    )
  const isDraw =
    main !== undefined &&
    (FINAL_LABEL.test(main.label ?? '') || main.sessions.some(({ name }) => FINAL_LABEL.test(name)))
  const isSlam = isDraw && days.length >= SLAM_DAYS && /\bmen['’]s/i.test(main.label ?? '')
  const isMotor = MOTOR.test(event.name)
  const some = (own: readonly EventDay[], other: readonly EventDay[]) => (own.length > 0 ? own : other)
  const parts: EventPart[] = []
  const add = (words: string, own: readonly EventDay[], session?: RegExp): void => {
    if (own.length > 0) parts.push({ words: part(words), days: own, ...(session === undefined ? {} : { session }) })
  }
  if (isDraw) {
    const court = isSlam ? MAIN_COURT : undefined
    add(`${WOMEN}${SEMI}|${SEMI} ${HERS}`, back(isSlam ? SLAM.womenSemi : 1), court)
    add(`(?:${MEN})?${SEMI}(?: ${HIS})?`, back(isSlam ? SLAM.menSemi : 1), court)
    add(`(?:${WOMEN}|${MEN})?${QUARTER}(?: (?:${HERS}|${HIS}))?`, back(isSlam ? SLAM.quarter : 2))
    const women = /\bwomen['’]s\b/i
    if (isSlam)
      add(`${WOMEN}${FINAL}|${FINAL} ${HERS}|(?:damen|frauen)finale?`, some(named(women), back(SLAM.women)), MAIN_COURT)
    add(
      `${MEN}${FINAL}|${FINAL} ${HIS}|(?:herren|manner)finale?|${FINAL}|endspiel`,
      main === undefined ? [] : [main],
      FINAL_LABEL,
    )
  }
  if (isMotor) {
    add(
      'qualifying|quali(?:fication|fying)?s?|qualifikation|qualifs?|clasificacion|qualifiche|qualificacao',
      some(named(/\bqualifying\b/i), back(1)),
      /\bqualifying\b/i,
    )
    add('sprint(?: race)?', some(named(/\bsprint\b/i), back(1)), /\bsprint\b/i)
    add(
      '(?:free )?practice|fp ?[123]|training|freies training|essais(?: libres)?|entrenamientos(?: libres)?|prove libere|treinos?(?: livres)?',
      // There is practice on the day of qualifying too; whoever names it means the day before.
      some(back(2), named(/\bpractice\b/i)),
    )
    // "Race weekend" is all of its days.
    add('race(?! week)(?: itself)?|main race|rennen|rennsonntag|carrera|gara|corrida', main === undefined ? [] : [main])
  }
  // The days of the Cup week go by the names of their main races: Saturday, Tuesday, Thursday, Saturday.
  if (CUP_WEEK.test(event.name)) {
    if (first !== undefined) add('(?:victoria )?derby', [first])
    add(
      '(?:melbourne |melb )?cup',
      days.filter(({ date }) => weekday(date) === TUESDAY),
    )
    add(
      '(?:vrc )?oaks|ladies',
      days.filter(({ date }) => weekday(date) === THURSDAY),
    )
    if (last !== undefined) add('champions?(?: stakes)?|stakes', [last])
  }
  for (const name of new Set(
    days.flatMap(({ label, sessions }) => [label ?? [], ...sessions.map(({ name: own }) => own)].flat()),
  ))
    if (name.length > 3 && name !== 'Open' && name !== 'Gates' && name !== 'Doors')
      add(
        escaped(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')),
        named(new RegExp(`^${escaped(name)}$`, 'i')),
        new RegExp(`^${escaped(name)}$`, 'i'),
      )
  add(
    '(?:night|evening) session|session de (?:nuit|soiree)|abendsession|sesion (?:nocturna|de noche)|sessione serale|sessao noturna',
    named(/\b(?:night|evening) session\b/i),
    /\b(?:night|evening)\b/i,
  )
  add(
    '(?:day|afternoon|daytime) session|session de jour(?:nee)?|tagessession|sesion de dia|sessione diurna|sessao diurna',
    named(/\bday session\b/i),
    /\bday session\b/i,
  )
  for (const [at, words] of WEEKS.entries()) {
    const own = days.slice(at * WEEK, (at + 1) * WEEK)
    // In the middle of it, for a trip of some days lies in it then.
    const middle = Math.floor((own.length - 1) / 2)
    if (days.length > WEEK + 1 && own.length > WEEK / 2) add(words, [...own.slice(middle), ...own.slice(0, middle)])
  }
  if (first !== undefined)
    add('opening (?:day|night|ceremony)|premier soir|eroffnung|inauguracion|serata di apertura|abertura', [first])
  if (last !== undefined && days.length > 1)
    add(
      '(?:last|closing|final) (?:night|day|stage|round)|derniere etape|letzte etappe|ultima (?:etapa|tappa)|cloture|abschluss',
      [last],
    )
  return parts
}

/** The only day of the event that falls on a weekday; null where there are several or none. */
export const dayOnWeekday = (days: readonly EventDay[], day: number): EventDay | null => {
  const own = days.filter(({ date }) => weekday(date) === day)
  return own.length === 1 ? (own[0] ?? null) : null
}

/** The session of a day that a part is. */
export const sessionOf = (day: EventDay, words: RegExp | undefined): EventSession | null =>
  words === undefined ? null : (day.sessions.find(({ name, kind }) => kind !== 'gates' && words.test(name)) ?? null)
