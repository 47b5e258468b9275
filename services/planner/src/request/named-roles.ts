import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import { countryCode } from './countries.ts'
import type { Reader } from './finding.ts'
import { isCommon } from './common-words.ts'
import { findNames, type Name, type Pass } from './names.ts'
import { foldedWords } from './own-name.ts'
import { foldText, type Span } from './page.ts'
import { roleBehind, type RoleBehind } from './roles-behind.ts'
import { isCounty, isState } from './states.ts'
import { roleBefore, timeBehind, type Role, type TimeOfDay } from './roles.ts'
import { isWayFrom } from './town-asides.ts'
import { townNamed } from './town.ts'
import { knownTown } from './town-names.ts'
import { AND, NUMBER } from './vocabulary.ts'
import type { ReadPort, SoFar } from './where.ts'

/** A name and what it is for. */
export interface Named extends Name {
  readonly role: Role
  /** The name with the words that say its role. */
  readonly whole: Span
  /** The time of day that was asked for. */
  readonly at?: TimeOfDay
  /** What it means, where that is known already. */
  readonly meant?: Destination
  /** The words say which day of an event is meant, too: they stay on the page. */
  readonly isPart?: true
  /** The text says that one sleeps there. */
  readonly isStay?: true
}

/** A name that may be known by its meaning already. */
type Meant = Name & Pick<Named, 'meant' | 'isPart' | 'isStay'>

const QUALIFIER =
  /^\s*,\s*([\p{L}][\p{L}.' -]{1,30}?)(?=\s*(?:[,.;:!?()\u00a6\d]|$|\s(?:in|for|from|on|with|and|then|pour|fur|para|per|im|en|em|a|mit|avec|con|com)\s))/u
/** A country that is no town besides, as Monaco and Singapore are. */
const isCountryAlone = (text: string, port: ReadPort): boolean => countryCode(text) !== null && !isCovered(text, port)
/** "Melbourne florida", "Perth in Scotland": a state or country without a comma. */
const STATE_BEHIND = /^( (?:in )?)(\p{L}+(?: \p{L}+)?)/u
const stateBehind = (rest: string, port: ReadPort): readonly [all: string, state: string] | null => {
  const [, link = '', words = ''] = STATE_BEHIND.exec(rest) ?? []
  const state = [words, words.split(' ')[0] ?? ''].find((text) => isState(text) || isCountryAlone(text, port))
  return state === undefined ? null : [`${link}${state}`, state]
}
const ARTICLE = "the|le|la|les|l'|der|die|das|den|el|los|las|il|lo|gli|i|os|as"
/** Between two items of one list. */
export const LIST = new RegExp(
  String.raw`^[\s\u00a6]*(?:,|and|&|or|nor|et|ou|und|oder|y|o|e|\+|\s)*(?:(?:${ARTICLE})\s*)?[\s\u00a6]*$`,
)
/** "Boston, Lincolnshire" is not the Boston we know; "London, Cornwall" are two places of one trip. */
const isOfCounty = (name: Name, qualifier: string, port: ReadPort): boolean =>
  isCounty(qualifier) && !/^(?:GB|IE)$/.test(townNamed(name, port).destination?.country ?? '')
/** "Paris, Texas": the state or country behind a comma belongs to the name. */
const qualifierAfter = (page: Reader['page'], name: Name, port: ReadPort): Span | null => {
  const rest = page.text.slice(name.span.to)
  const [all = '', qualifier = ''] = QUALIFIER.exec(rest) ?? stateBehind(rest, port) ?? []
  if (qualifier === '') return null
  const read = port.resolveDestination(`${name.text}, ${qualifier}`)
  const span = { from: name.span.to, to: name.span.to + all.length }
  // "Manchester, Vermont": a town we don't know is not the one we do.
  if (read === null)
    return name.kinds.includes('city') &&
      (isState(qualifier) || isCountryAlone(qualifier, port) || isOfCounty(name, qualifier, port))
      ? span
      : null
  if (countryCode(qualifier) === read.country) return span
  // "Singapore Grand Prix, Gardens by the Bay": a sight of the city says nothing of the name before it.
  const sight = read.kind === 'city' ? null : port.resolveDestination(`${qualifier}, ${read.city}`)
  if (sight !== null && sight.kind === 'place' && sight.id !== read.id) return null
  const spelled = `${name.text}, ${qualifier}`.toLowerCase()
  if (port.choicesFor(name.text).some((choice) => choice.toLowerCase().startsWith(`${spelled},`))) return span
  // "Vienna, Virginia" is another town than Vienna, "Rome, Paris" are two.
  const plain = port.resolveDestination(name.text)
  const isOther = plain === null || kilometres(plain.centre, read.centre) > SAME_REGION_KM
  const isSame = read.kind === 'city' && foldedWords(read.name) === foldedWords(name.text)
  if (isSame && isOther && knownTown(foldText(qualifier)) === null) return span
  // Another town of a list is no region of the first; any other name that still leads to the same place is.
  if (!/^\p{Lu}/u.test(qualifier) || isCommon(foldText(qualifier))) return null
  const isTown = port.kindsNamed(qualifier).includes('city') && !/^[A-Z]{2,3}$/.test(qualifier)
  const alone = port.resolveDestination(name.text)?.name ?? name.text
  return isTown || foldedWords(read.name) !== foldedWords(alone) ? null : span
}

/** A town of fewer is a quarter of another, under whose name a row or two are listed. */
export const LEAST_SIGHTS = 10
export const isCovered = (text: string, port: ReadPort): boolean => {
  const city = (port.resolveDestination(text) ?? townNamed({ text, kinds: [] }, port).destination)?.city
  return port.coveredCities().some((own) => own.city === city && own.pois >= LEAST_SIGHTS)
}

/** Names as they are spelt in the places index. */
export const namesInText = ({ page }: Reader, port: ReadPort, so: SoFar, pass: Pass): readonly Name[] =>
  findNames(
    page,
    port,
    pass,
    [...so.stops.map(({ span }) => span), ...so.sights].toSorted((a, b) => a.from - b.from),
  )

/** Behind the name of a sight it says what one does there. */
const TAIL = /^ (?:(?:guided |boat |stadium )?tours?|visit|climb|tickets?|cruise|ride)(?![\p{L}\d-])/u
/** Right behind a name: it is booked, so it is none of the things refused before it. */
export const BOOKED_BEHIND = new RegExp(
  String.raw`^(?: tickets?| tour| visit)*,? (?:(?:is|are|was|we have|we've|i've|i have|ist|sind|est|sont|es|esta|e|schon|deja|ya|gia|ja|all|already|pre|tickets?)[ -])*(?:pre-?)?(?:booked|reserved|gebucht|reserviert|reserve(?:e|es)?|reservad[oa]s?|prenotat[oiae]|marcad[oa]s?)(?![\p{L}\d])`,
  'u',
)
/** Or the hour one is there. */
const AT_AN_HOUR = /^,? (?:(?:at|um|a|alle|a las|as) )?(?:\d{1,2}[:.h]\d\d|\d{1,2} ?[ap]m)(?!\d)/u
const MISSED = /^ (?:verpassen|missen|versaumen|auslassen)(?![\p{L}])/u
/** Joins the last two items of a list. */
const JOINS = new RegExp(String.raw`\b${AND}|\b(?:or|nor|ou|oder|o|ni|ne|nem)\b`)

/** "Skytree and Senso-ji last time, so leave those two out": what is said behind a list is said of each that nothing else is said of. */
const spreadBack = (page: Reader['page'], found: Named[], from: number, { role, ofAll }: RoleBehind): void => {
  if (role !== 'must-not') return
  let to = from
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const own = found[at]
    if (own === undefined || own.kinds.includes('city') || own.role !== 'plain') return
    const between = page.folded.slice(own.whole.to, to)
    if (!LIST.test(between) || !(ofAll || at < found.length - 1 || JOINS.test(between))) return
    found[at] = { ...own, role }
    to = own.whole.from
  }
}

/** "Vienna, then stay in Prague until Saturday": a city of the trip. */
const STAYS_IN = /(?:^|[^\p{L}])(?:then|and|puis|dann|luego|poi|depois|,) (?:we )?stay(?:ing)? in $/u

/** "A hotel in Kyoto": the town of the trip, where no other is named. */
const HOUSE_IN = /(?:hotel|hostel|inn|resort|ryokan|airbnb|apartment|flat|rooms?|accommodation) in (?:the )?$/
/** How often one has been to a town. */
const TIMES = new RegExp(
  String.raw`^ (?:(?:already |about )?(?:${NUMBER}|many|several|lots of|loads of|a few|a couple of|so many|countless) times?|before|twice|once|often|a lot)(?: (?:already|before|now))?(?![\p{L}\d])`,
  'u',
)

/** "Melbourne florida" as "melbourne, florida". */
const qualified = (name: string, behind: string): string =>
  behind.startsWith(',') ? `${name}${behind}` : `${name}, ${behind.replace(/^in /, '')}`

/** What each of the names is for, in the order of the text. */
export const withRoles = ({ page }: Reader, port: ReadPort, names: readonly Meant[]): Named[] => {
  const found: Named[] = []
  const isOnlyTown = (name: Meant): boolean =>
    names.every((each) => each.kinds.includes('city') === (each.text === name.text))
  for (const name of names) {
    const start = Math.max(found.at(-1)?.whole.to ?? 0, name.span.from - 60)
    const lead = page.folded.slice(start, name.span.from)
    const last = found.at(-1)
    const between = last === undefined ? '' : page.folded.slice(last.whole.to, name.span.from)
    const spoken = roleBefore(lead, name.kinds)
    // "Been to New York five times": where one goes again, unless there is another town.
    const isStop =
      spoken.role === 'stay' && STAYS_IN.test(lead) && name.kinds.includes('city') && isCovered(name.text, port)
    const again = spoken.role === 'must-not' && isOnlyTown(name) ? TIMES.exec(page.folded.slice(name.span.to)) : null
    const own = {
      ...spoken,
      ...(spoken.role === 'plain' && name.kinds.includes('city') && isWayFrom(page.folded, name)
        ? { role: 'origin' as const }
        : {}),
      ...(again === null && !(isStop && !isOnlyTown(name)) ? {} : { role: 'plain' as const }),
      ...(spoken.role === 'stay' && HOUSE_IN.test(lead) && name.kinds.includes('city') && isOnlyTown(name)
        ? { role: 'plain' as const, taken: 0 }
        : {}),
      ...(name.isStay === true ? { role: 'stay' as const } : {}),
    }
    const continued = last !== undefined && LIST.test(between) && ['must-see', 'must-not'].includes(last.role)
    const isTown = name.kinds.includes('city')
    const tail = isTown ? 0 : (TAIL.exec(page.folded.slice(name.span.to))?.[0].length ?? 0)
    const behind = isTown ? null : roleBehind(page.folded.slice(name.span.to + tail))
    const askedTime = isTown ? null : timeBehind(page.folded.slice(name.span.to))
    // "Auf keinen Fall das Pantheon verpassen": the verb behind turns it round.
    const missed = own.role === 'must-not' ? (MISSED.exec(page.folded.slice(name.span.to))?.[0].length ?? 0) : 0
    const isAsked = own.role === 'plain' || (own.role === 'must-see' && behind?.role === 'must-not')
    // "No Broadway, must do Central Park": what is behind a refusal belongs to the next name.
    const heard = isAsked || !/^\s*,/.test(page.folded.slice(name.span.to + tail)) ? behind : null
    const said = isAsked && (behind !== null || askedTime !== null) ? (behind?.role ?? 'must-see') : own.role
    const next = said === 'plain' && continued && !isTown ? last.role : said
    const rest = page.folded.slice(name.span.to)
    const isBooked =
      !isTown && said === 'plain' && (BOOKED_BEHIND.test(rest) || (next === 'must-not' && AT_AN_HOUR.test(rest)))
    const role = missed > 0 || isBooked ? 'must-see' : next
    const qualifier = name.meant === undefined ? qualifierAfter(page, name, port) : null
    const to = qualifier?.to ?? name.span.to
    // A single word that only a sight or a shop is called by is a name where the text says what it is for.
    const isWord = !/[\s-]/.test(name.text)
    if (
      name.meant === undefined &&
      isWord &&
      role === 'plain' &&
      name.kinds.every((kind) => ['place', 'hotel', 'station', 'street'].includes(kind))
    )
      continue
    // "Taylor Swift" is nobody's town: a lone word before another in capitals is one only where we have places.
    const goesOn =
      isWord && qualifier === null && /^ \p{Lu}\p{Ll}/u.test(page.text.slice(name.span.to, name.span.to + 3))
    // "Moon Palace" is no football club called Palace.
    const [before = ''] = /\p{Lu}[\p{L}'’]+(?= $)/u.exec(page.text.slice(start, name.span.from)) ?? []
    const isEnd = name.meant === undefined && isWord && !isTown && before !== '' && !isCommon(foldText(before))
    if (isEnd && page.isFree({ from: name.span.from - before.length - 1, to: name.span.from - 1 })) continue
    // "must see the Eureka Tower" speaks of a tower.
    const isSight = ['must-see', 'must-not', 'stay'].includes(roleBefore(lead, []).role)
    if (goesOn && isTown && (isSight || (role === 'plain' && !isCovered(name.text, port)))) continue
    if (found.some(({ whole }) => whole.from < to && name.span.from < whole.to)) continue
    const span = { from: name.span.from, to }
    if (behind !== null) spreadBack(page, found, name.span.from - own.taken, behind)
    found.push({
      ...name,
      span,
      text:
        qualifier === null
          ? name.text.replace(/\s+/g, ' ')
          : qualified(name.text, page.words({ from: name.span.to, to })),
      role,
      whole: {
        from: name.span.from - own.taken,
        to:
          to +
          (again?.[0].length ?? 0) +
          (qualifier === null ? tail + (heard?.length ?? (tail === 0 ? askedTime?.length : undefined) ?? 0) : 0),
      },
      ...(askedTime?.at == null ? {} : { at: askedTime.at }),
    })
  }
  return found
}
