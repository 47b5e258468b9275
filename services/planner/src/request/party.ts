import { tripLimits } from '@site/contracts/trip-fields'
import type { TripRequest } from '@site/contracts/trip-request'
import { note, withInterest, type Reader } from './finding.ts'
import { TEENAGER } from '../itinerary/small-children.ts'
import type { Page, Span } from './page.ts'
import { girlsOf, groupsIn, sayWhatBothDo } from './party-groups.ts'
import { partyLists, type PartyList } from './party-list.ts'
import { CHILDREN, COUNTED_WORDS, HEADCOUNTS, PEOPLE } from './party-words.ts'
import { NUMBER, NUMBER_WORD, numberOf } from './vocabulary.ts'

type Party = NonNullable<TripRequest['party']>

const YEARS = String.raw`(?:[- ]?(?:years?[- ]olds?|yrs?(?: old)?|yo|y\.?o\.?|years|ans|jahren?(?: alt)?|anos|anni))`
const WITH = String.raw`(?:\b(?:with|for|avec|pour|mit|fur|con|para|per|com|we are|we're|nous sommes|wir sind|somos|siamo in|siamo|in)\s+(?:our|my|the|nos|mes|unseren?|meinen?|nuestros|mis|i nostri|os nossos)?\s*)?`
/** "He is 9", of a child that was spoken of. */
const HE_IS = new RegExp(
  String.raw`\b(?:(?:who|he|she)(?: is|'?s)(?: only| just| nearly| almost| about to be| going on)?|(?:who|he|she)(?: has| have|'s| is)?(?: only| just)? turn(?:ed|s|ing)|(?:er|sie|der|die) (?:ist|wird)(?: erst| fast| bald)?|(?:il|elle|qui) a|que? tiene|tiene|(?:che )?ha|(?:que )?tem) (\d{1,2}|${NUMBER_WORD})(${YEARS})?\b(?!\s*(?:[-:%.]\d|am\b|pm\b|h\b|days?|nights?|weeks?|hours?|o'clock|uhr|km|euros?|dollars?))`,
  'g',
)
const SAYS_CHILD = new RegExp(String.raw`\b${CHILDREN}\b`)
const FAMILY_OF = new RegExp(
  String.raw`${WITH}\b(?:a |une |eine |una |uma )?(?:family|famille|familie|familia|famiglia) (?:of|de|von|mit|di) (${NUMBER})\b(?! generations)(?: (?:people|personnes|personen|personas|persone|pessoas)\b)?`,
  'g',
)
const COUNTED = new RegExp(
  String.raw`${WITH}\b(?:a family of |famille de |eine familie mit )?(${NUMBER})\s+(?:more\s+)?${PEOPLE}(?![a-z])`,
  'g',
)
/** "Our son's 8th birthday": how old a child is by then. */
const BIRTHDAY = new RegExp(
  String.raw`\b(?:(?:my|our|the) )?((?:${CHILDREN})|twins|triplets)(?:'s|s?') (\d{1,2})(?:st|nd|rd|th)(?= (?:birthday|bday|b-day)\b)`,
  'g',
)
/** "2A 2C", as in a booking. */
const LETTERS =
  /\b(\d) ?a(?:d|dt|dts)? ?[,+&/]? ?(\d) ?c(?:h|hd|hds)?\b(?: ?\((\d{1,2}(?:(?:,| and| &| \+) ?\d{1,2})*)\))?/g
const SOME_CHILDREN = new RegExp(
  String.raw`(?:\b(?:with|avec|mit|con|com|for|pour|fur|para|per)\s+(?:our|my|the|some|des|les|nos|notre|mon|ma|mes|unsere[mnr]?|meine[mnr]?|den|los|las|mis?|nuestr[oa]s?|i|(?:il |la |i |le )?(?:mi[oae]|miei|nostr[oaie])|os|as|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))?\s*)${CHILDREN}\b|\b(?:the|our|my) (?:kids|children|little ones)\b|\b(?:kid|child|family)[- ]friendly\b|\bfamily (?:trip|holiday|vacation)\b|\b(?:with|as) (?:a |the |my |our )?family\b|\ben famille\b(?:,? avec (?:des |nos |deux |trois |2 |3 )?(?:ados|adolescents))?|\bmit (?:der )?familie\b(?: (?:mit|und) (?:teenagern?|jugendlichen))?|\ben familia\b|\bin famiglia\b|\bem familia\b`,
  'g',
)
const PAIR = new RegExp(
  String.raw`\b(?:for (?:two|2)(?! (?:days?|nights?|weeks?|hours?|or|to)\b)|as a couple|couple(?! of)|a (?:deux|dois|duas|due)(?! (?:passos|passi|pas|horas?|ore|heures?|km|minut\w*|kilom\w*|quilom\w*|chilom\w*)\b)|(?:pour (?:deux|2)|fur (?:zwei|2)|para (?:dos|2)|per (?:due|2)|para dois)(?! (?:jours?|nuits?|tage?|nachte?|dias?|noches?|giorni|notti|noites?|semanas?|woche|settiman)\b)|(?:for |the )?both of us|we(?:'re| are) both|(?:two|2) (?:tickets|tix|seats)|lua de mel|luna de miel|luna di miele|lune de miel|voyage de noces|flitterwochen|hochzeitsreise|viaggio di nozze|en couple|en amoureux|nous sommes un couple|somos (?:una pareja|pareja|um casal|casal)|siamo una coppia|zu zweit|als paar|en pareja|in coppia|in due|em casal|(?:um )?casal(?= *(?:[,.;)\u00a6]|$))|(?:una )?(?:pareja|coppia)(?= *(?:[,.;)\u00a6]|$))|honeymoon|with (?:grandma|grandpa|mum|dad)|mit (?:oma|opa|mama|papa)|avec (?:mamie|papi|papy|maman|papa)|con (?:la |el |il )?(?:abuela|abuelo|nonna|nonno)|com (?:a |o )?avo)\b`,
  'g',
)
const ALONE = new RegExp(
  String.raw`\b(?:solo|alone|on my own|by myself|travell?ing alone|seule?|allein|alleine|sol[oa]|da sol[oa]|sozinh[oa])(?: (?:fe)?male)?(?: (?:trip|travell?er|traveling))?\b(?! (?:dias?|giorn[oi]|jours?|tag)\b)`,
  'g',
)

const merge = (trip: TripRequest, party: Partial<Party>): TripRequest => ({
  ...trip,
  party: { ages: [], ...trip.party, ...party },
})

/** "two", "2 children (5 and 8)". */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const childWords = (count: number, ages: readonly number[]): string =>
  (ages.length > 0 && ages.every((age) => age >= TEENAGER)
    ? plural(count, 'teenager', 'teenagers')
    : plural(count, 'child', 'children')) + (ages.length > 0 ? ` (${ages.join(', ')})` : '')

interface Children {
  readonly count: number
  readonly ages: readonly number[]
}

/** Nobody small is among them: "two teenagers", "teenage sons". */
const TEENAGERS = /\b(?:teen\w*|ados?|adolescente?s?|adolescenti|jugendliche\w*)\b/
const YOUNGER = /\b(?:toddlers?|bab(?:y|ies)|infants?|little|small|young|kleinkind\w*|bebes?)\b/
/** One of them naps. */
const TODDLERS = /\b(?:toddlers?|bab(?:y|ies)|infants?|newborns?|kleinkind\w*|bebes?|neonat[oa])\b/
const saysTeenagers = (page: Page, { from, to }: Span): boolean => {
  const words = page.folded.slice(from, to)
  return TEENAGERS.test(words) && !YOUNGER.test(words)
}
/** Friends of whom nobody says how many they are. */
const WITH_FRIENDS =
  /\b(?:(?:group|bunch) of friends|(?:with|avec|mit|con|com|among|for|as)\s+(?:(?:a|an|some|my|our|the|old|good|few|des|mes|nos|unos|mis|gli|i|os|uns|group of|bunch of|groupe d'|gruppe)\s+)*(?:friends|mates|amis|amies|freunden|freundinnen|amig[oa]s|amici|amiche))\b(?! (?:house|place|wedding|flat|apartment))/g

/** Half of a couple, who is spoken of as one that travels too: "my wife can't do gluten", "bf eats anything". */
const PARTNER =
  /(?<!\b(?:ex[- ]|for |to |from |without |my old |surprise ))\b(?:(?:my|our|the|mon|ma|mein[e]?|mi|mia|mio|minha|meu) )?(?:wife|husband|hubby|missus|mrs|partner|girlfriend|boyfriend|gf|bf|boyf|girlf|hubs|fiancee?|spouse|carer|femme|mari|copine|copain|conjointe?|frau|mann|freundin|mujer|esposa|esposo|marido|novi[oa]|moglie|marito|ragazza|fidanzat[oa]|mulher|namorad[oa])\b(?!'s|s\b| (?:stays|is staying|isn't coming|is not coming|stayed|won't come|says|said|thinks|lives|has moved|died|passed))(?= (?:[a-z]{3,}ing|is|are|has|have|can|can't|cannot|cant|eats?|needs?|uses?|sitzt|ist|isst|hat|braucht|est|a|mange|es|tiene|come|usa|e|ha|mangia|tem|who|and|cheers?|cheering|watches|does|doesn't|wants?|loves?|likes?|hates?|comes?|would|will|kings|brazilian|german|french|italian|spanish|vegetarian|vegan)\b|\s*(?:[,.;:)]|$))/g

/** A party before a wedding, in six languages. */
const GROWN_UP_PARTY =
  /\b(?:hen|stag|bucks?|bachelor(?:ette)?) (?:do|night|party|weekend|trip)\b|\b(?:evjf|evg|jga|junggesell\w+|despedida de solter[oa]s?|addio al (?:nu|ce)bilato|despedida de solteir[oa])\b/
const GIRLS = new RegExp(
  String.raw`\b(${NUMBER}) (?:girls|boys|lads|filles|garcons|madels|chicas|chicos|ragazze|ragazzi|meninas|rapazes|mulheres)\b`,
  'g',
)

/** How many children the lists speak of: a number first; children named one by one ("my 7 y/o … her 10 y/o sister") are added up. */
const childrenOf = (lists: readonly PartyList[]): readonly (readonly [Span, Children])[] => {
  const said = lists.flatMap((list) => (list.childSpan === null ? [] : [{ ...list, span: list.childSpan }]))
  const isOne = ({ people }: PartyList) =>
    people.every(({ children, counted }) => children <= 1 && !(children === 1 && counted))
  const [numbers, single] = [said.filter((list) => !isOne(list)), said.filter(isOne)]
  const sum = { count: 0, ages: [] as number[] }
  // "Our four year old … a little one who naps": one and the same.
  const aged = single.filter(({ ages }) => ages.length > 0)
  for (const { children, ages } of aged.length > 0 ? aged : single) {
    sum.count += children
    sum.ages.push(...ages)
  }
  const one = single[0]
  const added: Children = { count: sum.count, ages: sum.ages.length === sum.count ? sum.ages : [] }
  if (numbers.length === 0) return one === undefined ? [] : [[one.span, added]]
  return numbers.map(({ span, children, ages }) => [
    span,
    { count: children, ages: ages.length === 0 && added.count === children ? added.ages : ages },
  ])
}

/** "Family of five, the kids are 3, 6 and 9": the others are grown up. */
const tellAdults = ({ found }: Reader): void => {
  const at = found.findIndex(({ key }) => key === 'people')
  const [all, kids] = [found[at], found.find(({ key }) => key === 'children')]
  if (all === undefined || kids === undefined || found.some(({ key }) => key === 'adults')) return
  const adults = Number.parseInt(all.value, 10) - Number.parseInt(kids.value, 10)
  if (adults > 0) found[at] = { ...all, value: `${all.value}, ${plural(adults, 'adult', 'adults')}` }
}

/** Who travels. */
export const readParty = (reader: Reader): void => {
  const { page } = reader
  const addChildren = (span: Span, count: number, ages: readonly number[]): true | null => {
    if (count < 1 || count > tripLimits.people || ages.length > count) return null
    const areGrown = ages.length === count ? ages.every((age) => age >= TEENAGER) : saysTeenagers(page, span)
    note(reader, span, {
      key: 'children',
      label: 'Who',
      value: areGrown && ages.length === 0 ? plural(count, 'teenager', 'teenagers') : childWords(count, ages),
      apply: (trip) =>
        areGrown
          ? merge(trip, { children: count, ages: [...ages], teenagers: true })
          : withInterest(
              merge(trip, {
                children: count,
                ages: [...ages],
                ...(ages.length === 0 && TODDLERS.test(page.folded.slice(span.from, span.to))
                  ? { toddlers: true }
                  : {}),
              }),
              'family',
              1,
            ),
    })
    return true
  }
  const has = (...keys: readonly string[]): boolean => reader.found.some(({ key }) => keys.includes(key))
  const addPeople = (span: Span, count: number, kind: 'adults' | 'people'): true | null => {
    if (count < 1 || count > tripLimits.people) return null
    note(reader, span, {
      key: kind,
      label: 'Who',
      value: kind === 'adults' ? plural(count, 'adult', 'adults') : plural(count, 'person', 'people'),
      apply: (trip) => merge(trip, { [kind]: count }),
    })
    return true
  }
  // "Hen do, 4 girls": no children.
  if (GROWN_UP_PARTY.test(page.folded))
    page.each(GIRLS, ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  const girls = girlsOf(page)
  for (const { count, spans } of [...groupsIn(page), ...(girls === null ? [] : [girls])]) {
    const [span] = spans
    if (span !== undefined && addPeople(span, count, 'people') === true) for (const own of spans) page.take(own)
  }
  page.each(BIRTHDAY, ([, who = '', age = ''], span) => {
    const count = who === 'twins' ? 2 : who === 'triplets' ? 3 : 1
    if (Number(age) >= tripLimits.childAge) return null
    return addChildren(
      span,
      count,
      Array.from({ length: count }, () => Number(age)),
    )
  })
  const lists = partyLists(page)
  for (const [span, { count, ages }] of childrenOf(lists)) addChildren(span, count, ages)
  const counted = lists.find((list) => list.counted)
  if (counted !== undefined) addPeople(counted.span, counted.adults, 'adults')
  for (const { span } of lists) page.take(span)
  if (SAYS_CHILD.test(page.folded) && !has('children'))
    page.each(HE_IS, ([, age = '', years], span) =>
      numberOf(age) >= tripLimits.childAge || (years === undefined && numberOf(age) < 2)
        ? null
        : addChildren(span, 1, [numberOf(age)]),
    )
  for (const { span, friends } of lists) if (friends > 0) addPeople(span, friends, 'people')
  page.each(
    LETTERS,
    ([, adults, children, ages = ''], span) =>
      addPeople(span, Number(adults), 'adults') &&
      addChildren(span, Number(children), (ages.match(/\d+/g) ?? []).map(Number)),
  )
  for (const pattern of HEADCOUNTS)
    page.each(pattern, ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  for (const [pattern, count] of COUNTED_WORDS) page.each(pattern, (_match, span) => addPeople(span, count, 'people'))
  page.each(FAMILY_OF, ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  page.each(COUNTED, ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  // "Tokyo for 3 days, then Osaka for 2" counts days.
  const countsDays = /\bfor \d+ (?:days|nights)\b|\b(?:days|nights) there\b/.test(page.folded)
  // "4 adults … my wife and I": they are among those that were counted.
  const isCounted = has('adults', 'people')
  page.each(PAIR, ([words], span) => (words === 'for 2' && countsDays ? null : addPeople(span, 2, 'adults')))
  page.each(ALONE, (_match, span) => addPeople(span, 1, 'adults'))
  const [named] = lists.filter(({ adults }) => adults > 0)
  const [partner] = (named?.adults ?? 0) < 2 && !has('adults', 'people') ? page.folded.matchAll(PARTNER) : []
  if (partner !== undefined) addPeople({ from: partner.index, to: partner.index + partner[0].length }, 2, 'adults')
  if (named !== undefined && !isCounted && !has('adults')) addPeople(named.span, named.adults, 'adults')
  const both = lists.length > 0 || has('adults', 'people', 'children') ? null : sayWhatBothDo(page)
  if (both !== null) addPeople(both, 2, 'adults')
  page.each(SOME_CHILDREN, (_match, span) => {
    const areGrown = saysTeenagers(page, span)
    note(reader, span, {
      key: 'family',
      label: 'Who',
      value: areGrown ? 'with teenagers' : 'with children',
      apply: (trip) => (areGrown ? merge(trip, { teenagers: true }) : withInterest(trip, 'family', 1)),
    })
    return true
  })
  page.each(WITH_FRIENDS, (_match, span) => {
    note(reader, span, { key: 'friends', label: 'Who', value: 'with friends', use: 'noted', apply: (trip) => trip })
    return true
  })
  tellAdults(reader)
}
