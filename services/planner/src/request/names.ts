import type { GeocodeKind } from '@site/contracts/geocode'
import type { PlacesPort } from '../itinerary/places.ts'
import { isCommon, isFeast, isOfCalendar } from './common-words.ts'
import { isCountry } from './countries.ts'
import { kindsNamed } from './kinds-named.ts'
import { languageOf } from './language.ts'
import { foldText, type Page, type Span } from './page.ts'
import { UNIT } from './length.ts'
import { isBehindAside, isOfPeople } from './people-names.ts'
import { roleBehind } from './roles-behind.ts'
import { roleBefore } from './roles.ts'
import { isNiceTown, knownTown, shortTown } from './town-names.ts'
import { townTyped } from './town-slips.ts'
import { isArea, isNoPlace } from './wide-places.ts'
import { AND, FILLERS, NEXT, NUMBER } from './vocabulary.ts'

/** A place's own name in the text. */
export interface Name {
  readonly span: Span
  readonly text: string
  readonly kinds: readonly GeocodeKind[]
  /** What stands before it leads to a place. */
  readonly follows?: boolean
}

/** Names of more words are not looked for; more than so many look-ups are not made. */
const MOST_WORDS = 7
const MOST_TOKENS = 160
const MOST_TOWN_WORDS = 4
/** Shorter words mean too much else. */
const FEWEST_LETTERS = 5
/** "USA", "UAE". */
const LONGEST_CODE = 3

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’&.]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu
const GAP = /^(?: *[-&/+'’.]? *|:)$/
const CONNECTORS = new Set(
  'of the by de la le les du des del da do di and & at in on und et y e der die das am a'.split(' '),
)

/** "Mit Oma": no town of that name is meant. */
const KIN = /^(?:oma|opa|mama|papa|mamie|papi|papy|nonna|nonno|abuela|abuelo)$/
/** "Mit dem Zug": a train, unless one goes to the town. */
const RIDE = /^zug$/
const COUNTED = new RegExp(
  String.raw`^(?:${NUMBER}) (?:\w+ )?(?:days?|nights?|weeks?|kids?|children|adults?|people|jours?|nuits?|tage?|nachte?|dias?|noches?|giorni|notti|noites?)$`,
)
const AFTER_PLACE_WORDS = String.raw`\s*(?:the |la |le |el |il |l'|o |den |der |die |das )?$`
const beforePlace = (words: string) =>
  new RegExp(String.raw`(?:^|[\s,;:(>\u00a6/])(?:${words}|:|->|→|/)${AFTER_PLACE_WORDS}`)
const ENGLISH = 'in|to|visit|visiting|around|explore|exploring|via|near|from|through|into|towards|hotel in'
/** After these a place is what follows, capital letters or not. In English "a" is followed by anything. */
const BEFORE_PLACE = {
  english: beforePlace(ENGLISH),
  other: beforePlace(
    `${ENGLISH}|a|au|aux|en|dans|vers|pres de|nach|bei|hacia|por|para|cerca de|em|no|na|ad|di|per|nel|vicino a|perto de`,
  ),
}
/** Between two names of one list, with what stands in brackets or for the nights between. */
const BETWEEN = new RegExp(
  String.raw`^[\s\u00a6]*(?:\([^)]{0,20}\))?[\s\u00a6]*(?:,|;|(?:,? ?and |,? ?und |,? ?et |,? ?y |,? ?e )?${AND}|->|→|>|/|-|to|\n|,? ?${AND}|[,;.]? ?(?:${AND} )?${NEXT},?)(?:[\s\u00a6]*(?:to|in|on to|a|en|nach|em|the|la|le))?(?:[\s\u00a6]*\d{1,2} ?x?)?[\s\u00a6]*$`,
)

/** "Seoul three days and then Busan". */
const WITH_LENGTH = new RegExp(
  String.raw`^[,:]? ?(?:for )?${NUMBER} ?(?:${UNIT})\b[,;.]? *(?:(?:(?:and |und |et |y |e )?${AND}|->|→|>)|(?:${AND} )?${NEXT},?) *(?:in |to |on to |a |en |nach |em )?$`,
)
/** "No dashi": what is refused in small letters is no town that nobody named. */
const REFUSED = /(?:^|[^\p{L}])(?:no|not|without|sans|kein\w*|ohne|sin|senza|sem)\s+$/u

const LIST_BEHIND = new RegExp(String.raw`^(?:,? ${AND}\s|,? \d|,|\s*[\u00a6]|$)`)

const isCapital = (word: string): boolean => /^(?:[dl]['’])?\p{Lu}|^\p{N}|^\p{Lo}/u.test(word)

/** Whether one of the few kinds that are called by a single plain word. */
const isWordKind = (kind: GeocodeKind): boolean =>
  ['city', 'event', 'team', 'neighbourhood', 'airport', 'venue'].includes(kind)

interface Token extends Span {
  readonly text: string
  readonly folded: string
}

/** Names in capitals are looked for before anything else is read, those typed small in what is left at the end. */
export type Pass = 'capitals' | 'small'

interface Look {
  readonly page: Page
  readonly port: Pick<PlacesPort, 'kindsNamed'>
  readonly tokens: readonly Token[]
  readonly pass: Pass
  /** Names that are known already. */
  readonly known: readonly Span[]
  readonly before: RegExp
  /** Typed in nothing but capitals: then they say nothing. */
  readonly shouted: boolean
  readonly isEnglish: boolean
}

/**
 * Every name of a place in the text, the longest first, so that none is cut into: "Hard Rock Hotel" is not about rocks. A name
 * stands in capitals or where a place must follow; single common words are never names by themselves.
 */
export const findNames = (
  page: Page,
  port: Pick<PlacesPort, 'kindsNamed'>,
  pass: Pass,
  known: readonly Span[],
): Name[] => {
  const tokens: Token[] = [...page.text.matchAll(TOKEN)]
    .slice(0, MOST_TOKENS)
    .map(({ 0: text, index }) => ({ text, folded: foldText(text), from: index, to: index + text.length }))
  const lettered = tokens.filter(({ text }) => /\p{Lu}|\p{Ll}/u.test(text))
  const shouted = lettered.length > 2 && lettered.every(({ text }) => text === text.toUpperCase())
  const isEnglish = languageOf(page.folded) === 'en'
  const before = isEnglish ? BEFORE_PLACE.english : BEFORE_PLACE.other
  const look: Look = { page, port, tokens, pass, known, before, shouted, isEnglish }
  const found: Name[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const name = longestAt(look, at, found.at(-1)?.span)
    if (name === null) continue
    found.push(name)
    while (at + 1 < tokens.length && (tokens[at + 1]?.from ?? 0) < name.span.to) at += 1
  }
  return found
}

interface Standing {
  /** Nothing was said before it. */
  readonly starts: boolean
  /** What stands before leads to a place. */
  readonly follows: boolean
}

const standingOf = ({ page, known, before }: Look, { from }: Span, previous: Span | undefined): Standing => {
  const lead = page.folded.slice(Math.max(0, from - 60), from)
  const last = previous ?? known.findLast(({ to }) => to <= from)
  return {
    starts:
      /^[^\p{L}\p{N}]*$/u.test(lead.slice(lead.lastIndexOf('\u00a6') + 1)) &&
      (lead.length < 60 || lead.includes('\u00a6')),
    follows:
      before.test(lead) ||
      roleBefore(lead, []).role !== 'plain' ||
      (last !== undefined &&
        (BETWEEN.test(page.folded.slice(last.to, from).replace(/\(.*?\)/, '')) ||
          WITH_LENGTH.test(page.folded.slice(last.to, from)))),
  }
}

const longestAt = (look: Look, at: number, previous: Span | undefined): Name | null => {
  const { page, port, tokens, pass, shouted, isEnglish } = look
  const first = tokens[at]
  if (first === undefined || !page.isFree(first)) return null
  let place: Standing | null = null
  const beginsWithTown = [1, 2, 3].some(
    (count) => knownTown(page.folded.slice(first.from, tokens[at + count - 1]?.to ?? first.from)) !== null,
  )
  const isSmall = pass === 'capitals' && !isCapital(first.text) && !CONNECTORS.has(first.folded)
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count >= 1; count -= 1) {
    const parts = tokens.slice(at, at + count)
    const end = parts.at(-1) ?? first
    const span = { from: first.from, to: end.to }
    if (!page.isFree(span) || (CONNECTORS.has(end.folded) && !isShortTown(look, span)) || isPart(page.text, span))
      continue
    if (parts.slice(1).some((part, i) => !GAP.test(page.text.slice(parts[i]?.to ?? 0, part.from)))) continue
    const text = page.text.slice(span.from, span.to)
    const folded = page.folded.slice(span.from, span.to)
    if (count > 1 && isNoPlace(text)) return null
    const isTown = count <= MOST_TOWN_WORDS && (knownTown(folded) !== null || isNiceTown(page, span))
    const mayStand = (): boolean => {
      place ??= standingOf(look, first, previous)
      return place.starts || place.follows
    }
    const typed =
      isTown || count > MOST_TOWN_WORDS
        ? null
        : townTyped(page, span, mayStand, () => kindsNamed(page, port, text).length > 0)
    if (typed !== null) return { span, text: typed, kinds: ['city'], follows: true }
    const isShort = count === 1 && isShortTown(look, span)
    // "tokyo game show", "coachella": events are read in small letters too.
    const mayBeEvent = beginsWithTown || (count === 1 && folded.length >= FEWEST_LETTERS && !isCommon(folded))
    if (isSmall && !isTown && !isShort && !mayBeEvent) continue
    const kinds = isTown || isShort ? withTown(kindsNamed(page, port, text)) : kindsNamed(page, port, text)
    if (kinds.length === 0) continue
    const lead = page.folded.slice(0, span.from)
    // "No porto" is "in the harbour" in Portuguese.
    const isRefused = !isCapital(first.text) && REFUSED.test(lead) && (isEnglish || !/\bno\s+$/.test(lead))
    if (isRefused && !isTown && kinds.every((kind) => kind === 'city')) continue
    if (isBehindAside(lead, isTown)) continue
    if (
      KIN.test(folded) ||
      (RIDE.test(folded) && !/\b(?:in|nach|von|bis|uber|ab)\s+$/.test(lead)) ||
      (count === 1 && isOfPeople(folded)) ||
      COUNTED.test(folded) ||
      isFeast(folded) ||
      isArea(text) ||
      isNoPlace(text) ||
      // "USA" is none of the towns that begin with it.
      (isCountry(text) && (!kinds.includes('city') || text.length <= LONGEST_CODE))
    )
      continue
    const inCapitals =
      !shouted &&
      isCapital(end.text) &&
      parts.every(
        ({ text: part, folded: own, to }) =>
          isCapital(part) || CONNECTORS.has(own) || own === 'by' || /^:\p{Lu}/u.test(page.text.slice(to, to + 2)),
      )
    const isKnown = isTown || isShort || (mayBeEvent && kinds.includes('event'))
    if (pass === 'capitals' && !inCapitals && !shouted && !isKnown) continue
    place ??= standingOf(look, first, previous)
    const { starts, follows } = place
    const named = { span, text, kinds, follows }
    if (isKnown) return named
    if (count > 1) {
      const plain = parts.every((part) => isCommon(part.folded))
      if ((inCapitals && (isCapital(first.text) || follows)) || (!plain && (starts || follows))) return named
    } else {
      const rest = page.folded.slice(span.to)
      // "The Colosseum is a must", "Rom und Wien".
      const isGround = kinds.includes('venue') && /(?:^|[^a-z])the $/.test(page.folded.slice(0, span.from))
      const isListed = starts && inCapitals && LIST_BEHIND.test(rest)
      const isMeant =
        follows || isGround || roleBehind(rest) !== null || isListed || (inCapitals && isBeforeCountry(page, span))
      if (isAlone(named, { common: isCommon(first.folded), inCapitals, starts, follows: isMeant })) return named
    }
  }
  return null
}

const TWO_WORDS = /^ (\p{Lu}[\p{L}’'-]*)(?: (\p{Lu}[\p{L}’'-]*))?/u
/** "Queenstown New Zealand", "Florence Italy". */
const isBeforeCountry = (page: Page, { to }: Span): boolean => {
  const [, first = '', second = ''] = TWO_WORDS.exec(page.text.slice(to)) ?? []
  return isCountry(first) || isCountry(`${first} ${second}`)
}

const withTown = (kinds: readonly GeocodeKind[]): readonly GeocodeKind[] => [...new Set(['city' as const, ...kinds])]

const AFTER_TOWN =
  /^\s*(?:$|[,.;:!?()&+\u00a6-]|\d|(?:for|from|with|on|over|this|next|and|then|trip|weekend|in|to|itinerary|after|first|last|before|only|please|pls|w|w\/|wi?th)\b)/
/** "LA for 3 days", "long weekend in sf": two letters are a town in capitals, or in English where a town must stand. */
const isShortTown = ({ page, shouted, isEnglish }: Look, { from, to }: Span): boolean => {
  const text = page.text.slice(from, to)
  if (shortTown(page.folded.slice(from, to)) === null) return false
  const rest = page.folded.slice(to)
  if (!shouted && text === text.toUpperCase()) return /^(?! \p{Lu}\p{Ll})/u.test(page.text.slice(to))
  const lead = page.folded.slice(0, from)
  const begins = lead.trim() === '' || /[,;:.!?(>/+|\u00a6]\s*$/.test(lead)
  const isAlone = begins || /(?:^|[^a-z])(?:in|to|around|visiting|visit|near|and|then|&|\+)\s+$/.test(lead)
  // "La", "edi" and "rio" are words too.
  const isWord = /^[a-z]*[aeiou]$/.test(page.folded.slice(from, to))
  return (isEnglish ? isAlone || !isWord : begins) && AFTER_TOWN.test(rest)
}

/** One half of a word in two, as in "Notre-Dame". */
const isPart = (text: string, { from, to }: Span): boolean =>
  /[\p{L}\p{N}][-'’]$/u.test(text.slice(Math.max(0, from - 2), from)) || /^[-'’]\p{L}/u.test(text.slice(to, to + 2))

/** Typed in capitals for stress. */
const NEVER = /^(?:not|no|only|all|both|must|never|ever|so|jaw|and|or|but|please|very|too|also|us|we|me|any|one|two)$/

const isAlone = (
  { text, kinds }: Name,
  { common, inCapitals, starts, follows }: Record<'common' | 'inCapitals' | 'starts' | 'follows', boolean>,
): boolean => {
  if (!kinds.some(isWordKind) && !(inCapitals && follows)) return false
  if (text.length < 2 || /^\p{N}+$/u.test(text)) return false
  // "in Nice" is a town, "a nice trip" is none; months are never towns here.
  if (NEVER.test(foldText(text))) return false
  if (common)
    return (
      inCapitals && follows && !isOfCalendar(foldText(text)) && !FILLERS.has(foldText(text)) && kinds.includes('city')
    )
  if (text.length <= 3)
    return (inCapitals && follows) || (text === text.toUpperCase() && (starts || kinds.includes('city')))
  return inCapitals || starts || follows
}
