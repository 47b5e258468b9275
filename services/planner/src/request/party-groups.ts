import type { Page, Span } from './page.ts'
import { CHILDREN, KIN } from './party-words.ts'
import { NUMBER, numberOf } from './vocabulary.ts'

/** Who travels, by what the whole group is or does: "girls' trip (6)", "two Arsenal fans", "I run, she sleeps in". */

/** How many they are, and the words that say so. */
export interface Group {
  readonly count: number
  readonly spans: readonly Span[]
}

const NOUNS = String.raw`(?: (?:trip|weekend|week-end|do|night|party|getaway|outing|break|holiday|reunion))`
/** "Entre copines (5)", "stag do: 8", "lads' trip x6": the number stands behind. */
const NUMBER_BEHIND = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:girl'?s?'?|boy'?s?'?|lad'?s?'?|lads'|ladies'?|mum'?s?'?|dad'?s?'?|mates'?|friends'?|hens?|stags?|bucks?'?|bachelor(?:ette)?|work|office|team|club)${NOUNS}+`,
    String.raw`(?:group|bunch|gang|crew|party|gruppe|groupe|gruppo|grupo)(?: (?:of|de|von|di) (?:friends|mates|girls|lads|amis|amies|copains|copines|freunden|freundinnen|amici|amiche|amig[oa]s))?`,
    String.raw`(?:with|among|entre|avec (?:des|mes|nos)|mit|unter|tra|fra|con|com) (?:(?:my|the|old|mis|meus|meinen?|i miei|le mie) )?(?:friends|mates|pals|amis|amies|copains|copines|potes|collegues|freunden|freundinnen|kollegen|kolleginnen|madels|jungs|amici|amiche|colleghi|colleghe|amig[oa]s|companer[oa]s|colegas)`,
    'evjf|evg|jga|junggesell\\w+|despedida(?: de solter[oa]s?)?|addio al (?:nu|ce)bilato|despedida de solteir[oa]',
  ].join(
    '|',
  )})(?: ?\((\d{1,2})(?: (?:of us|people|pax|in total|personnes|personen|personas|persone|pessoas))?\)| ?: ?(\d{1,2})(?= *(?:$|[,.;\u00a6])))`,
  'gu',
)
/** Of what one is a fan stands between: "two Bears fans", "deux supporters de l'OM". */
const FAN = String.raw`(?:(?:super)?fans?|supporters?|lovers|addicts|buffs|enthusiasts|geeks|obsessives|tifos[ie]|tifose|hinchas|aficionad[oa]s|adeptos|torcedor(?:es|as))`
const FANS = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER}) ((?:(?!(?:days?|nights?|weeks?|weekends?|hours?|minutes?|tickets?|seats?|rooms?|stops?|museums?|kids?|children|for|with|and|or|of|to|in|as|jours?|nuits?|tagen?|tage|nachte|dias?|noches?|giorni|notti|noites?|pour|avec|fur|mit|para|con|per|com|et|und|y|e)(?![\p{L}-]))[^\s,.;:!?()]+[ -]){0,3})${FAN}(?![\p{L}])`,
  'gu',
)
/** "Three couples", "tre coppie". */
const COUPLES = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER}) (?:(?:married|young|retired|older|old) )?(?:couples|paare|parejas|coppie|casais)\b`,
  'gu',
)

/** Groups whose number is said in so many words. */
export const groupsIn = (page: Page): readonly Group[] => {
  const found: Group[] = []
  page.each(NUMBER_BEHIND, ([, bracketed, behind], span) => {
    found.push({ count: Number(bracketed ?? behind), spans: [span] })
    return true
  })
  page.each(
    FANS,
    ([words, count = '', whose = ''], { from, to }) => {
      const said = numberOf(count)
      if (!(said > 1)) return null
      const behind = { from: from + count.length + 1 + whose.length, to }
      // Whose fans they are may be a name that was read already.
      const spans = words.includes(TAKEN) ? [{ from, to: from + count.length }, behind] : [{ from, to }]
      found.push({ count: said, spans })
      return spans
    },
    true,
  )
  page.each(COUPLES, ([, count = ''], span) => {
    if (!(numberOf(count) > 1)) return null
    found.push({ count: 2 * numberOf(count), spans: [span] })
    return true
  })
  return found
}
const TAKEN = '\u00a6'

/** "Lisbon, four girls" names those who write; "with two girls (5, 8)" names children. */
const GIRLS = new RegExp(
  String.raw`(?<=(?:^|[,.;:(\u00a6/-]|\b(?:for|we're|we are|us|just)) *)(${NUMBER}) (?:girls|boys|gals|guys|filles|garcons|madels|jungs|chicas|chicos|ragazze|ragazzi|meninas|rapazes)(?= *(?:$|[,.;!?)\u00a6-])| (?:from|on|after|who|aus|de|di|all|in (?:our|their))\b)`,
)
const ABOUT_CHILDREN = new RegExp(
  String.raw`\b(?:${KIN}|${CHILDREN}|family|famille|familie|familia|famiglia|school|schule|ecole|escuela|scuola|escola)\b`,
)
export const girlsOf = (page: Page): Group | null => {
  const match = GIRLS.exec(page.left)
  if (match === null) return null
  const span = { from: match.index, to: match.index + match[0].length }
  const rest = `${page.folded.slice(0, span.from)} ${page.folded.slice(span.to)}`
  // "Two boys, 4 and 7": their ages.
  const isYoung =
    ABOUT_CHILDREN.test(rest) ||
    /^ *[,(]? *(?:aged? )?\d{1,2}\b(?! ?(?:days?|nights?|tage|jours|dias|giorni))/.test(page.folded.slice(span.to))
  const count = numberOf(match[1] ?? '')
  return isYoung || !(count > 1) ? null : { count, spans: [span] }
}

/** What one of the two does and the other does: a clause of a few words, and no more. */
const SHORT = String.raw`(?: [\p{L}'-]+){1,4}`
const LAST = String.raw`(?=\s*(?:$|[.;:!?,)\u00a6]))`
/** "She lives there", "he said": of somebody who stays at home. */
const ELSEWHERE =
  '(?:lives?|said|says|thinks|told|recommended|suggested|died|works|studies|was|had|may|might|must|should|speaks|habite|vit|dit|wohnt|lebt|sagt|vive|dice|dijo|abita|ha detto|mora|disse)'
const I_AND_OTHER: readonly (readonly [me: string, other: string])[] = [
  ["i(?:'m|'ll|'d)?", "(?:she|he)(?:'s|'ll|'d)?"],
  ["je|j'", 'elle|il'],
  ['ich', 'sie|er'],
  ['yo', 'ella|el'],
  ['io', 'lei|lui'],
  ['eu', 'ela|ele'],
  // "My sister sings and I listen".
  [
    "i(?:'m|'ll)?",
    "(?:my|our) (?:sister|brother|mother|father|mum|mom|dad|friend|mate|cousin|wife|husband|partner|girlfriend|boyfriend)(?! (?:has|have|is|was|will|hates?|loves?|likes?|can|can't|cannot|needs?|wants?|just|moved|prefers?|doesn't|won't)\\b)",
  ],
]
const BOTH = I_AND_OTHER.flatMap(([me, other]) =>
  [
    [me, other],
    [other, me],
  ].map(
    ([one, two]) =>
      new RegExp(
        String.raw`(?:^|[.;:!?,(\u00a6]|\b(?:and|where)) *(?:${one})(?! ${ELSEWHERE})${SHORT}[,;]? *(?:(?:and|but|while|whilst|et|mais|und|aber|wahrend|y|pero|mientras|e|ma|mentre|mas|enquanto) )?(?<![\p{L}'])(?:${two})(?! ${ELSEWHERE})${SHORT}${LAST}`,
        'u',
      ),
  ),
)
/** "I run, she sleeps in" are two, whoever she is. */
export const sayWhatBothDo = (page: Page): Span | null => {
  for (const pattern of BOTH) {
    const match = pattern.exec(page.folded)
    if (match !== null) return { from: match.index, to: match.index + match[0].length }
  }
  return null
}
