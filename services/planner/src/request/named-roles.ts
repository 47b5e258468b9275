import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import { countryCode } from './countries.ts'
import type { Reader } from './finding.ts'
import { findNames, isCommon, type Name, type Pass } from './names.ts'
import { foldedWords } from './own-name.ts'
import { foldText, type Span } from './page.ts'
import { MUST_BEHIND, roleBefore, timeBehind, type Role, type TimeOfDay } from './roles.ts'
import { townNamed } from './town.ts'
import { knownTown } from './town-names.ts'
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
}

/** A name that may be known by its meaning already. */
type Meant = Name & Pick<Named, 'meant'>

const QUALIFIER =
  /^\s*,\s*([\p{L}][\p{L}.' -]{1,30}?)(?=\s*(?:[,.;:!?()\u00a6\d]|$|\s(?:in|for|from|on|with|and|then|pour|fur|para|per|im|en|em|a|mit|avec|con|com)\s))/u
const ARTICLE = "the|le|la|les|l'|der|die|das|den|el|los|las|il|lo|gli|i|os|as"
/** Between two items of one list. */
export const LIST = new RegExp(
  String.raw`^[\s\u00a6]*(?:,|and|&|or|nor|et|ou|und|oder|y|o|e|\+|\s)*(?:(?:${ARTICLE})\s*)?[\s\u00a6]*$`,
)
/** "Paris, Texas": the state or country behind a comma belongs to the name. */
const qualifierAfter = (page: Reader['page'], name: Name, port: ReadPort): Span | null => {
  const rest = page.text.slice(name.span.to)
  const [all = '', qualifier = ''] = QUALIFIER.exec(rest) ?? []
  if (qualifier === '') return null
  const read = port.resolveDestination(`${name.text}, ${qualifier}`)
  if (read === null) return null
  const span = { from: name.span.to, to: name.span.to + all.length }
  if (countryCode(qualifier) === read.country) return span
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

export const isCovered = (text: string, port: ReadPort): boolean => {
  const city = (port.resolveDestination(text) ?? townNamed({ text, kinds: [] }, port).destination)?.city
  return port.coveredCities().some((own) => own.city === city && own.pois > 0)
}

/** Names as they are spelt in the places index. */
export const namesInText = ({ page }: Reader, port: ReadPort, so: SoFar, pass: Pass): readonly Name[] =>
  findNames(
    page,
    port,
    pass,
    [...so.stops.map(({ span }) => span), ...so.sights].toSorted((a, b) => a.from - b.from),
  )

/** What each of the names is for, in the order of the text. */
export const withRoles = ({ page }: Reader, port: ReadPort, names: readonly Meant[]): Named[] => {
  const found: Named[] = []
  for (const name of names) {
    const start = Math.max(found.at(-1)?.whole.to ?? 0, name.span.from - 60)
    const lead = page.folded.slice(start, name.span.from)
    const last = found.at(-1)
    const between = last === undefined ? '' : page.folded.slice(last.whole.to, name.span.from)
    const own = roleBefore(lead, name.kinds)
    const continued = last !== undefined && LIST.test(between) && ['must-see', 'must-not'].includes(last.role)
    const isTown = name.kinds.includes('city')
    const behind = isTown ? null : MUST_BEHIND.exec(page.folded.slice(name.span.to))
    const askedTime = isTown ? null : timeBehind(page.folded.slice(name.span.to))
    const said = own.role === 'plain' && (behind !== null || askedTime !== null) ? 'must-see' : own.role
    const role = said === 'plain' && continued && !isTown ? last.role : said
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
    const goesOn = isWord && /^ \p{Lu}\p{Ll}/u.test(page.text.slice(name.span.to, name.span.to + 3))
    // "Moon Palace" is no football club called Palace.
    const [before = ''] = /\p{Lu}[\p{L}'’]+(?= $)/u.exec(page.text.slice(start, name.span.from)) ?? []
    const isEnd = name.meant === undefined && isWord && !isTown && before !== '' && !isCommon(foldText(before))
    if (isEnd && page.isFree({ from: name.span.from - before.length - 1, to: name.span.from - 1 })) continue
    // "must see the Eureka Tower" speaks of a tower.
    const isSight = ['must-see', 'must-not', 'stay'].includes(roleBefore(lead, []).role)
    if (goesOn && isTown && (isSight || (role === 'plain' && !isCovered(name.text, port)))) continue
    if (found.some(({ whole }) => whole.from < to && name.span.from < whole.to)) continue
    const span = { from: name.span.from, to }
    found.push({
      ...name,
      span,
      text: page.text.slice(span.from, span.to).replace(/\s+/g, ' '),
      role,
      whole: {
        from: name.span.from - own.taken,
        to: to + (qualifier === null ? (behind?.[0].length ?? askedTime?.length ?? 0) : 0),
      },
      ...(askedTime?.at == null ? {} : { at: askedTime.at }),
    })
  }
  return found
}
