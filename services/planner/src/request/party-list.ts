import { tripLimits } from '@site/contracts/trip-fields'
import type { Page, Span } from './page.ts'
import { COMING, FAMILY, LINK, NEAR_PEOPLE, NEEDS, PERSONS, WITH } from './party-words.ts'
import { numberOf } from './vocabulary.ts'

/** One person or several of one kind, as a text names them. */
interface Somebody {
  readonly span: Span
  readonly adults: number
  readonly children: number
  readonly ages: readonly number[]
  /** The traveller is one of them. */
  readonly self: boolean
  /** Named by what they are to the traveller ("my wife"), which alone does not say that they travel. */
  readonly kin: boolean
  /** "My", "our": said by somebody who travels too. */
  readonly mine: boolean
  /** "Four friends", where nothing says whether they are grown up. */
  readonly friends: boolean
  /** How many was said in so many words. */
  readonly counted: boolean
}

/** People in a row: "me, my wife and our three kids (4, 7 and 12)". */
export interface PartyList {
  readonly span: Span
  readonly people: readonly Somebody[]
  readonly adults: number
  readonly friends: number
  readonly children: number
  readonly ages: readonly number[]
  /** Of the words that say how many children they are. */
  readonly childSpan: Span | null
  /** Grown-ups were counted, not named. */
  readonly counted: boolean
}

const IS_MONTHS = /m(?:o\b|th|ois|ese?s|esi|on)/
/** "A 4-year-old and a 6-year-old": no year old. */
const ONE = /^(?:an?|une?|un[oa]|uma?|ein\w*)$/
const YEAR = 12
/** Ages in whole years; a baby has not had a birthday. */
const agesIn = (text: string): readonly number[] => {
  const inMonths = IS_MONTHS.test(text)
  return [...text.matchAll(/\d{1,2}|\p{L}+/gu)]
    .filter(([word]) => !ONE.test(word))
    .map(([word]) => numberOf(word))
    .filter((age) => Number.isInteger(age))
    .map((age) => (inMonths ? Math.floor(age / YEAR) : age))
    .filter((age) => age < tripLimits.childAge)
}

type Groups = Readonly<Record<string, string | undefined>>
const nobody = {
  adults: 0,
  children: 0,
  ages: [],
  self: false,
  kin: false,
  mine: false,
  friends: false,
  counted: false,
}

/** Ages only where each of the children has one. */
const children = (count: number, ages: readonly number[]): Partial<Somebody> => ({
  children: count,
  ages: ages.length === count ? ages : [],
})
const ALL_OF = /\b(?:one|1|un|une|ein|a|an)$/

const somebody = (words: string, groups: Groups): Partial<Somebody> | null => {
  const { ages, wordAges, mine, n, m, adults, aged, multiple, kids, named, kin, own, ownAge } = groups
  const said = agesIn(words.slice(words.indexOf(ages ?? wordAges ?? words)))
  const { us } = groups
  if (us !== undefined) return { adults: us.startsWith('beide') ? 2 : numberOf(us), self: true }
  if (aged !== undefined) {
    const read = agesIn(`${aged} ${groups.unit ?? ''}`)
    const [age] = read
    if (age === undefined) return null
    const each = words.endsWith(' twins') ? [age, age] : read
    return { ...children(each.length, each), mine: mine !== undefined }
  }
  if (multiple !== undefined) {
    const count = groups.triplets === undefined ? 2 : 3
    const of = ages === undefined && wordAges === undefined ? [] : said
    return { ...children(count, of.length === 1 ? Array.from({ length: count }, () => of[0] ?? 0) : of), counted: true }
  }
  if (n !== undefined)
    return {
      ...children(Math.max(numberOf(n), 0), ages === undefined && wordAges === undefined ? [] : said),
      counted: !ALL_OF.test(n),
    }
  if (groups.ours !== undefined)
    return said.length === numberOf(groups.ours) ? { ...children(said.length, said), mine: true, counted: true } : null
  if (kids !== undefined) return said.length === 0 ? null : { ...children(said.length, said), mine: mine !== undefined }
  if (groups.small !== undefined || groups.tot !== undefined) return { ...children(1, []), mine: true }
  if (adults !== undefined) return { adults: numberOf(adults), self: true, counted: true }
  if (groups.couple !== undefined) return { adults: 2, self: true }
  if (groups.spouse !== undefined) return { adults: 1, kin: true, mine: true }
  if (groups.single !== undefined) return { adults: 1, self: true }
  if (m !== undefined)
    return { adults: numberOf(m), friends: groups.siblings === undefined, kin: true, mine: mine !== undefined }
  if (groups.parents !== undefined) return { adults: 2, kin: true, mine: mine !== undefined }
  if (named !== undefined || kin !== undefined) {
    const age = ownAge === undefined ? null : Number(ownAge)
    const isMine = /^(?:both )?(?:the |an? )/.test(words) ? kin !== undefined && own !== 'the' : named !== words
    if (age !== null && age < tripLimits.childAge) return { ...children(1, [age]), mine: isMine }
    return { adults: 1, kin: true, mine: isMine || /^(?:my|our) /.test(words) }
  }
  return groups.self === undefined ? null : { adults: 1, self: true }
}

/** How far before a word for people what is said of them begins, and how far behind it others may stand: "my wife and I". */
const [BEFORE, BEHIND] = [45, 30]
const WORD_START = /(?<!\w)\w/g

const personAt = (text: string, at: number): RegExpExecArray | null => {
  for (const pattern of PERSONS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match !== null) return match
  }
  return null
}

const matches = (text: string): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  let [until, at] = [0, 0]
  for (const { index: near } of text.matchAll(NEAR_PEOPLE)) {
    at = Math.max(at, near - BEFORE)
    until = near + BEHIND
    WORD_START.lastIndex = at
    for (let start = WORD_START.exec(text); start !== null && start.index <= until; start = WORD_START.exec(text)) {
      if (start.index < at) continue
      const match = personAt(text, start.index)
      at = start.index + (match?.[0].length ?? 1)
      if (match !== null) found.push(match)
    }
  }
  return found
}

/** The lists of people on the page, as far as they say who travels. */
export const partyLists = (page: Page): readonly PartyList[] => {
  const all = matches(page.left).flatMap((match): Somebody[] => {
    const read = somebody(match[0], match.groups ?? {})
    const span = { from: match.index, to: match.index + match[0].length }
    return read === null || (read.adults ?? 0) > tripLimits.people || (read.children ?? 0) > tripLimits.people
      ? []
      : [{ ...nobody, span, ...read }]
  })
  const lists: Somebody[][] = []
  for (const one of all) {
    const last = lists.at(-1)
    const end = last?.at(-1)?.span.to
    if (last !== undefined && end !== undefined && LINK.test(page.left.slice(end, one.span.from))) last.push(one)
    else lists.push([one])
  }
  return lists.flatMap((people) => listOf(page, people) ?? [])
}

/** "Staying with my sister": she lives there. */
const HOSTS =
  /\b(?:stay\w*|sleep\w*|crash\w*|liv(?:e|es|ing)|lodg\w*|put up|wohn\w*|ubernacht\w*|log(?:e|eons)|dorm\w+)\b[^,.;]{0,12}\b(?:with|mit|avec|con|com)\s*$/

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Words before a list that say something of it stand no farther away. */
const LONGEST_LEAD = 60

const listOf = (page: Page, people: readonly Somebody[]): PartyList | null => {
  const [first, last] = [people[0], people.at(-1)]
  if (first === undefined || last === undefined) return null
  // "My mum told me I have to go": one and the same.
  if (people.length > 1 && people.every(({ self, counted }) => self && !counted)) return null
  const lead = page.left.slice(Math.max(0, first.span.from - LONGEST_LEAD), first.span.from)
  const isWith = WITH.test(lead) && !HOSTS.test(lead)
  const isComing = COMING.test(page.left.slice(last.span.to)) || NEEDS.test(page.folded.slice(last.span.to))
  const hasSelf = people.some(({ self }) => self)
  const kin = people.filter((one) => one.kin)
  const young = people.filter((one) => one.children > 0)
  // "My brother hates heights" says nothing of who travels.
  const isParty = isWith || isComing || (hasSelf && people.length > 1) || (kin.length > 0 && young.length > 0)
  const own = isParty ? people : people.filter((one) => !one.kin && (!one.self || one.adults > 1 || one.counted))
  const kept = own.filter((one) => one.counted || one.ages.length > 0 || isParty || one.adults > 0 || one.children > 0)
  const told = kept.filter(({ adults, children: count }) => adults + count > 0)
  const [from, to] = [told[0]?.span.from, told.at(-1)?.span.to]
  if (from === undefined || to === undefined) return null
  const start = Math.max(0, from - LONGEST_LEAD)
  const named = told.filter((one) => one.kin)
  const grown = told.filter(({ adults }) => adults > 0)
  const isOnTop = !hasSelf && named.length > 0 && (isWith || isComing || named.some(({ mine }) => mine))
  const ofFriends = grown.every((one) => one.friends || (one.self && !one.counted))
  const adults = sum(grown.map((one) => one.adults)) + (isOnTop ? 1 : 0)
  const isFriends = ofFriends && grown.some((one) => one.friends)
  const kids = told.filter((one) => one.children > 0)
  const ages = kids.flatMap((one) => one.ages)
  const count = sum(kids.map((one) => one.children))
  return {
    span: { from: start + (FAMILY.exec(page.left.slice(start, from))?.index ?? from - start), to },
    people: told,
    adults: isFriends ? 0 : adults,
    friends: isFriends ? adults : 0,
    children: count,
    ages: ages.length === count ? ages : [],
    childSpan: kids.length === 0 ? null : { from: kids[0].span.from, to: kids.at(-1)?.span.to ?? to },
    counted: told.some((one) => one.counted && one.adults > 0),
  }
}
