import type { TripQuestion } from '@site/contracts/trip-reading'
import { quote, type Told } from './date-questions.ts'
import { dishesIn, type Content, type NamedDish } from './dish-contents.ts'
import type { Finding } from './finding.ts'
import { isInRefusedList } from './left-out-scope.ts'
import { NOT_EATEN } from './not-eaten.ts'

/** What each diet leaves out, by the key of its finding. */
const LEAVES_OUT: Readonly<Record<string, readonly Content[]>> = {
  'diet:vegan': ['meat', 'pork', 'fish', 'shellfish', 'dairy'],
  'diet:vegetarian': ['meat', 'pork', 'fish', 'shellfish'],
  'diet:pescatarian': ['meat', 'pork'],
  'diet:halal': ['pork'],
  'diet:kosher': ['pork', 'shellfish'],
  'diet:gluten-free': ['gluten'],
  'diet:dairy-free': ['dairy'],
  'diet:nut-free': ['nuts'],
  [`${NOT_EATEN}:pork`]: ['pork'],
}

const REFUSED =
  /(?:\b(?:no|not|never|neither|nor|without|weder|noch|ni|nem|allerg\w+|intoleran\w+|don't|dont|doesn't|can't|cannot|avoid|nothing with|instead of|skip|hates?|allergic to|sans|pas de|ohne|kein\w*|nicht|sin|nada de|senza|niente|sem)\b)[^.,;!?\u00a6]{0,25}$/
/** "Vegan schnitzel", "a gluten-free croissant": made for the diet. */
const MADE_FOR_IT =
  /(?:vegan\w*|vegg?ies?|vegetari\w+|vego|plant[- ]based|meat[- ]?free|meatless|halal|kosher|gluten[- ]?free|gf|glutenfrei\w*|dairy[- ]?free|lactose[- ]?free|nut[- ]?free|faux|mock|tofu|seitan|soy|jackfruit|mushroom|aubergine|sans gluten|west) (?:\w+ )?$/
const FOR_IT_BEHIND =
  /^ ?\(?(?:(?:that (?:is|are) )?(?:vegan\w*|vegetari\w+|vegg?ies?|gluten[- ]?free|halal|kosher|sans (?:gluten|viande|lactose)|senza (?:glutine|lattosio)|sin (?:gluten|lactosa)|sem (?:gluten|lactose)|glutenfrei|laktosefrei))/
const WANTS =
  /\b(?:want|wants|wanna|must|need|needs|crav\w+|dying for|lov(?:e|es)|lives? for|book(?:ed)?|have to|looking forward to|dream\w* of|try|eat|eating|get|veut|veux|voulons|voudrais|envie de|manger|will|wollen|mochten?|unbedingt|essen|quiero|queremos|comer|voglio|vogliamo|mangiare|quero|adoro|every (?:day|night|evening|morning|meal)|jeden (?:tag|abend|morgen)|jede nacht)\b[^.;!?\u00a6]{0,45}$/
const EACH = String.raw`(?:(?:(?:for |at )?(?:breakfast|lunch|dinner|tea|brunch) )?(?:every|each)(?: single)?|jeden|jede|tous les|chaque|cada|tod[oa]s (?:los|las|os|as)|ogni)`
const WANTED_BEHIND = new RegExp(
  String.raw`^(?: (?:sandwich(?:es)?|dinners?|lunch(?:es)?))?(?: ${EACH} \p{L}+| for (?:breakfast|lunch|dinner|tea|brunch)| (?:is |are )?(?:a |an )?(?:absolute )?(?:must|non[- ]negotiable)s?\b|[ ]?!| please| pls| muss sein| obligatoire| si o si)`,
  'u',
)
/** What is taken off the page with the dish: "manger des …", "jeden Abend …", "… every evening". */
const LEAD = new RegExp(
  String.raw`(?:\b(?:eat|eating|manger|essen|comer|mangiare) (?:an? |some |une? |des |du |eine?n? |el |il |o )?|\b${EACH} \p{L}+ )$`,
  'u',
)
const TAIL = new RegExp(String.raw`^ ${EACH} \p{L}+`, 'u')
/** Of several people one may eat what the other does not. */
const OF_OTHERS =
  /\b(?:one of us|two of us|husband|wife|partner|boyfriend|girlfriend|friends?|kids?|children|sons?|daughters?|mum|mom|dad|mother|father|he|she|they|others?|mates?)\b/
const FOR_ONE = /^[^.;!?,]{0,15}\bfor (?:me|him|her|them|my \w+|the (?:others?|kids))\b/

const clauseAt = (folded: string, at: number): string =>
  folded
    .slice(0, at)
    .split(/[.;!?\u00a6]/)
    .at(-1) ?? ''
const AND = /[.,;!?\u00a6]| (?:and|but|yet|et|mais|und|aber|y|pero|e|ma|mas) /

const isWanted = (folded: string, { at, words }: Pick<NamedDish, 'at' | 'words'>): boolean =>
  WANTS.test(folded.slice(0, at)) || WANTED_BEHIND.test(folded.slice(at + words.length))

const isAskedFor = (folded: string, { at, words, isLoose }: NamedDish): boolean => {
  const [lead, rest] = [folded.slice(0, at), folded.slice(at + words.length)]
  if (REFUSED.test(lead.split(AND).at(-1) ?? '') || isInRefusedList(folded, at)) return false
  if (MADE_FOR_IT.test(lead) || FOR_IT_BEHIND.test(rest) || FOR_ONE.test(rest)) return false
  if (/^ (?:is|are) (?:out|off|a no|not)\b|^ (?:free|allerg|intoler)/.test(rest)) return false
  return !isLoose || isWanted(folded, { at, words })
}

/** Whether a diet is that of all who travel. */
const isOfAll = ({ trip }: Told, { words }: Finding): boolean =>
  // "For one pescatarian and one lover of roast pork".
  !/^(?:one|1|half)\b/i.test(words) &&
  !OF_OTHERS.test(words.toLowerCase()) &&
  (trip.party === undefined ||
    trip.party.adults === 1 ||
    /\b(?:we|all|both|us|i'm|i am|alle|tous|todos|tutti)\b/i.test(words))

/** "I am vegan, and I want a pork knuckle every evening": a meal that is asked for beside a diet which it is not for. */
export const mealAgainstDiet = (told: Told): TripQuestion | null => {
  const { findings, page, without } = told
  if (without.has('meal')) return null
  const diets = findings.filter((own) => LEAVES_OUT[own.key] !== undefined && isOfAll(told, own))
  if (diets.length === 0) return null
  // "Allergic to nuts (peanut)": what is left out is not asked for by the same words.
  const said = findings.flatMap(({ key, words }) => {
    const from = /^(?:diet|stay|not-eaten)/.test(key) ? page.text.indexOf(words) : -1
    return from < 0 ? [] : [{ from, to: from + words.length }]
  })
  const isFree = (at: number): boolean => !said.some(({ from, to }) => from <= at && at < to)
  for (const dish of dishesIn(page.folded)) {
    const diet = diets.find(({ key }) => dish.holds.some((own) => LEAVES_OUT[key]?.includes(own) === true))
    if (diet === undefined || !isFree(dish.at) || !isAskedFor(page.folded, dish)) continue
    if (OF_OTHERS.test(clauseAt(page.folded, dish.at))) continue
    const [tail = ''] = TAIL.exec(page.folded.slice(dish.at + dish.words.length)) ?? []
    const span = { from: dish.at, to: dish.at + dish.words.length }
    const [lead = ''] = LEAD.exec(page.folded.slice(0, dish.at)) ?? []
    // What is not asked for in so many words is quoted as well.
    if (isWanted(page.folded, dish)) page.take({ from: span.from - lead.length, to: span.to + tail.length })
    const own = findings.filter(
      ({ key, words }) => /^(?:dish|do|must-see):/.test(key) && page.words(span).includes(words),
    )
    const name = diet.key.startsWith(NOT_EATEN)
      ? `No ${diet.value}`
      : `${diet.value.charAt(0).toUpperCase()}${diet.value.slice(1)} meals`
    return {
      key: 'meal',
      words: diet.key.startsWith(NOT_EATEN)
        ? `You wrote ${quote(diet.words)} and ${quote(page.words(span))}. Which is it?`
        : `You asked for ${diet.value} meals and wrote ${quote(page.words(span))}. Which is it?`,
      choices: [
        { words: name, without: ['meal', ...own.map(({ key }) => key)] },
        { words: 'Any meals', without: [diet.key] },
      ],
    }
  }
  return null
}
