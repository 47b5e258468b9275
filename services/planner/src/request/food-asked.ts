import type { Dish, MealHabit } from '@site/contracts/trip-fields'
import { note, noteEach, withInterest, withSoft, type Reader } from './finding.ts'
import { isInRefusedList } from './left-out-scope.ts'
import type { Span } from './page.ts'
import { ARTICLE, NOT } from './refusals.ts'

/** What a traveller comes to eat, in the words they say it with. */
const DISHES: readonly (readonly [Dish, string])[] = [
  [
    'seafood',
    'sea ?food|fresh fish|shellfish|oysters?|lobsters?|fruits de mer|meeresfruchte|mariscos?|pescado fresco|frutti di mare|pesce fresco|peixe fresco',
  ],
  ['sushi', 'sushi|sashimi'],
  ['ramen', 'ramen'],
  ['tapas', 'tapas|pintxos|pinchos'],
  ['pizza', 'deep[- ]dish(?: pizzas?)?|pizzas?|pizzerias?'],
  ['pasta', 'pasta|spaghetti|carbonara'],
  ['steak', 'steaks?|steak ?houses?|bistecca'],
  ['barbecue', 'barbecue|barbeque|bbq'],
  ['burgers', '(?:ham)?burgers?'],
  ['tacos', 'tacos?'],
  ['dumplings', 'dumplings?|dim sum|yum cha|gyoza'],
  ['curry', 'curr(?:y|ies)|indian food'],
  ['bistros', 'bistrot?s?'],
  ['brasseries', 'brasseri(?:es?|en)'],
  ['trattorias', 'trattori(?:as?|e|en)|osteri(?:as?|e|en)'],
  ['tavernas', 'tavern(?:as?|en)'],
  ['izakaya', 'izakayas?'],
  [
    'pub food',
    'gastro ?pubs?|pub (?:food|grub|lunch(?:es)?|dinners?|meals?)|pubs? (?:for|at) (?:lunch|dinner|food|meals)|(?:(?:eat|eating|dine|dining|lunch(?:es)?|dinners?|meals?|food) (?:at|in) )(?:the |a |an |old |local |real |proper |some |traditional |cosy |english |irish )*pubs?',
  ],
  ['hawker food', 'hawkers?(?: (?:food|cent(?:re|er)s?|stalls?|fare|dishes|meals?))?'],
]
const IS_ONE = new RegExp(String.raw`^(?:${DISHES.map(([, words]) => words).join('|')})$`)
/** Whether a word means food or a kind of kitchen: no single place is called by it. */
export const isDish = (folded: string): boolean => IS_ONE.test(folded)

const LIKING = String.raw`(?:(?:and |we |i |do |all |really |would |absolutely )*(?:(?:love|loves|like|likes|want|enjoy|try)(?: to (?:eat|try|have))?|crave|adore|lots of|plenty of|a lot of|mostly|mainly|especially|some|good|great|best|fresh|authentic|local|into|eat|eating|trying|aimons|aime|lieben|mogen|liebe|encanta[n]?|gusta[n]?|adoriamo|amiamo|adoramos|gostamos de|de la|die|el|los|las|il|le|la|os|as|the)\s+)*`
const BEHIND = String.raw`(?: (?:lovers?|fans?|restaurants?|places?|dinners?|lunches|bars?|joints?|crawl|please))*(?: (?:for|at) (?:breakfast|lunch|dinner))?(?: (?:at least )?(?:once|twice|one (?:night|evening|day|time)))?`
const PATTERNS = DISHES.map(
  ([dish, words]) =>
    // "Fish market", "pizza museum", "sushi class" are places and things to do.
    [
      dish,
      new RegExp(
        String.raw`\b${LIKING}(?:${words})\b${BEHIND}(?! (?:markets?|museum|class\w*|course|making|workshop|tour|street|alley|allerg\w+))`,
        'g',
      ),
    ] as const,
)
/** "Allergic to fish and I want sushi": another clause. */
const CLAUSE = String.raw`\b(?:and|but|yet|et|mais|und|aber|y|pero|e|ma|mas) (?:i|we|he|she|they|you|je|j'|on|nous|ich|wir|yo|nosotr[oa]s|io|noi|eu|nos|want|love|crave|veut|will|wollen|quiero|queremos|voglio|vogliamo|quero)\b`
const NEGATED = new RegExp(
  String.raw`(?:^|[^a-z])(?:(?:${NOT}|hates?)\s*${ARTICLE}|(?:allerg|intoleran)(?:(?!${CLAUSE})[^.,;]){0,40})$`,
)
/** Nothing that who eats no meat nor fish asks for: the words are quoted. */
const OF_ANIMALS: ReadonlySet<Dish> = new Set(['seafood', 'steak', 'barbecue'])
const NO_ANIMALS: ReadonlySet<string> = new Set(['diet:vegetarian', 'diet:vegan'])

/** Kitchens that one goes to for themselves, whatever is eaten there. */
const ALSO_LIKED: ReadonlySet<Dish> = new Set(['hawker food'])

/** Kitchens the traveller wants to eat at. */
export const readDishes = (reader: Reader): void => {
  const { page } = reader
  const eatsNone = reader.found.some(({ key }) => NO_ANIMALS.has(key))
  for (const [dish, pattern] of PATTERNS.filter(([own]) => !eatsNone || !OF_ANIMALS.has(own)))
    page.each(pattern, (_match, span) => {
      if (NEGATED.test(page.folded.slice(0, span.from)) || isInRefusedList(page.folded, span.from)) return null
      if (/^ no\b/.test(page.folded.slice(span.to))) return null
      note(reader, span, {
        key: `dish:${dish}`,
        label: 'Food',
        value: dish,
        apply: (trip) => withSoft(trip, { dishes: [...new Set([...(trip.soft.dishes ?? []), dish])] }),
      })
      if (ALSO_LIKED.has(dish)) noteFood(reader, span)
      return true
    })
}

const noteFood = (reader: Reader, span: Span): void =>
  note(reader, span, {
    key: 'interest:food',
    label: 'Interest',
    value: 'food',
    apply: (trip) => withInterest(trip, 'food', 1),
  })

const WE = String.raw`(?:(?:we|i|nous|on|wir|ich) )?(?:(?:like|love|prefer|tend|usually|always|often|normally|generally|would|rather|to|do|essen|mangeons|mange|aimons) )*`
const HABITS: readonly (readonly [MealHabit, string, string])[] = [
  [
    'late',
    'late meals',
    String.raw`${WE}(?:eat(?:ing)?|din(?:e|ing)|have (?:dinner|supper))(?: (?:dinner|lunch|supper|meals))? (?:very |quite |rather )?late(?:r)?|(?:a |have )?late(?:r)? (?:dinners?|suppers?|meals?|lunch(?:es)?|eaters?)(?: please)?|din(?:ers?|er) tard(?:ifs?)?|(?:on|nous) mange(?:ons)? tard|dinons tard|spates? abendessen|(?:wir |ich )?(?:essen|esse) (?:gern(?:e)? )?spat(?: zu abend)?|cenamos tarde|comemos tarde|cenar tarde|cenas? tardias?|(?:mangiamo|ceniamo|cenare|cena) tardi|jantamos tarde|jantar(?:es)? tarde`,
  ],
  [
    'early',
    'early dinners',
    String.raw`${WE}(?:eat(?:ing)?|din(?:e|ing)|have (?:dinner|supper))(?: (?:dinner|supper))? (?:very |quite |rather )?early|(?:an? )?early (?:dinners?|suppers?|meals?)|dine(?:r|rs|ons) tot|(?:on|nous) mange(?:ons)? tot|fruhes? abendessen|(?:wir |ich )?(?:essen|esse) (?:gern(?:e)? )?fruh(?: zu abend)?|cenamos temprano|cenar temprano|cenas? temprana?s?|(?:mangiamo|ceniamo|cenare|cena) presto|jantamos cedo|jantar(?:es)? cedo`,
  ],
]
/** "(6pm)", "around 18:00": no table is booked for it, and the meal is early or late by it anyway. */
const AT_AN_HOUR = String.raw`(?:,? ?\(?(?:at |around |about |by |say |from |gegen |vers |a las )?\d{1,2}(?:[:.h]\d\d ?(?:[ap]m|uhr)?| ?(?:[ap]m|uhr|h))\)?)?`
const HABIT_PATTERNS = HABITS.map(
  ([habit, value, words]) => [habit, value, new RegExp(String.raw`\b(?:${words})\b${AT_AN_HOUR}`, 'g')] as const,
)

/** When the traveller eats: meals begin later or earlier than is usual there. */
export const readMealHabits = (reader: Reader): void => {
  for (const [habit, value, pattern] of HABIT_PATTERNS)
    noteEach(reader, [pattern], {
      key: 'meals',
      label: 'Meals',
      value,
      apply: (trip) => withSoft(trip, { meals: habit }),
    })
}
