import { site } from '@site/contracts/site'
import { tripLimits } from '@site/contracts/trip-fields'
import { note, withHard, withSoft, type Reader } from './finding.ts'

const STEP_FREE = new RegExp(
  String.raw`\b(?:(?:in|uses?|using|with|by|need|needs|im|mit|en|avec|in|em|con|com) )?(?:(?:a|an|our|my|her|his|une?|einem?|einen|una|uma) )?(?:${[
    'wheelchairs?(?: (?:user|users|accessible|access|friendly))?|step[- ]?free(?: (?:access|routes?|only))?|strollers?|prams?|pushchairs?|buggy|buggies',
    "(?:walking|zimmer) frames?|zimmers?|rollators?|(?<!\\b(?:is|am|are) (?:the|an?|a keen|a good|a great|a big) )walkers?(?! )|(?:walk(?:s|ing)? with )?(?:a )?(?:cane|walking stick)|(?:stairs|steps) (?:are|is) (?:a |very |really |too )?(?:problem|issue|hard|difficult|tricky|trouble|much)(?: for (?:me|us|him|her|them))?|crutch(?:es)?|walking sticks?|(?:(?:only |just )?(?:ramps?|lifts?|elevators?)(?: (?:and|or|&) (?:ramps?|lifts?|elevators?))* only)|(?:disabled|handicap(?:ped)?) access|mobility (?:scooters?|aids?)|(?:no|avoid|few|minimal|cannot climb|can't climb|(?:can't|cannot|can not|cant) (?:manage|do|use|handle|climb)|without) (?:the |any )?(?:stairs|steps)|barrier[- ]free",
    "fauteuils? roulants?|deambulateurs?|bequilles?|poussettes?|sans (?:escaliers?|marches)|pas d'escaliers?|accessible pmr|pmr",
    'rollstuhl\\w*|krucken|gehhilfen?|gehstock|barrierefrei\\w*|kinderwagen|keine (?:treppen|stufen)|ohne (?:treppen|stufen)|stufenlos',
    'silla de ruedas|muletas?|andador|baston|sin (?:escaleras|escalones)|cochecito|carrito(?: de bebe)?',
    'sedia a rotelle|stampell[ae]|deambulatore|girello|carrozzina|passeggino|senza (?:scale|gradini|barriere)',
    'cadeira de rodas|andarilho|bengala|sem (?:escadas|degraus)|carrinho de bebe',
  ].join('|')})\b`,
  'g',
)
const ON_FOOT = String.raw`(?:on foot|of walking|walking|walk|a pied|de marche|zu fuss|zu fu\S|laufen|a pie|caminando|a piedi|di cammino|a pe|de caminhada)`
const A_DAY = String.raw`(?:a day|per day|each day|daily|/ ?day|par jour|am tag|pro tag|al dia|por dia|al giorno|per giorno)`
const KM = new RegExp(
  String.raw`\b(?:(?:walk|walking|no more than|not more than|at most|max(?:imum)?|up to|under|less than|about|moins de|pas plus de|au plus|hochstens|maximal|unter|no mas de|menos de|al massimo|meno di|no maximo)[: ]*){0,3}(\d{1,2}(?:[.,]\d)?) ?(?:km|kms|kilomet(?:er|re|ri|ros?)s?|kilometers?)(?: ${ON_FOOT})?(?: ${A_DAY})?(?: ${ON_FOOT})?`,
  'g',
)
/** The length of an adult's step on level ground, metres: between the 0.7 m of women and the 0.8 m of men. */
const STEP_METRES = 0.75
const STEPS = new RegExp(
  String.raw`\b(?:(?:walk|walking|no more than|not more than|not over|at most|max(?:imum)?|up to|under|less than|about|around|moins de|pas plus de|au plus|hochstens|maximal|unter|no mas de|menos de|maximo|al massimo|meno di|massimo|no maximo)[: ]*){0,3}(\d{1,2}[., ]?\d{3}|\d{1,2}(?= ?k\b)) ?k? ?(?:steps?|pas|schritten?|pasos|passi|passos)\b(?: ${ON_FOOT})?(?: ${A_DAY})?`,
  'g',
)
const ABOUT_WALKING = new RegExp(`walk|${ON_FOOT}|${A_DAY}`)
const LITTLE = new RegExp(
  String.raw`\b(?:${[
    "(?:not|don't want|dont want|without|avoid)(?: too)? (?:much|a lot of|lots of) walking|(?:very )?little walking|no long walks?|less walking|minimal walking|(?:can't|cannot|can not|cant) walk (?:far|much|long)|walks? (?:very )?little|bad (?:knees?|hips?|back)|limited mobility|slow walkers?|short walks(?: only)?",
    'peu de marche|pas trop (?:de marche|marcher)|marcher peu|wenig (?:laufen|gehen|zu fuss)|nicht (?:zu )?(?:viel|weit) (?:laufen|gehen)',
    '(?:caminar|andar) poco|poco (?:caminar|andar)|sin (?:caminar|andar) mucho|camminare poco|cammina(?:no)? poco|camina poco|anda pouco|marche peu|lauft wenig|poc\\w+ camminat\\w+|andar pouco|pouca caminhada|caminhar pouco',
  ].join('|')})\b`,
  'g',
)
const LOTS = new RegExp(
  String.raw`\b(?:lots? of walking|(?:love|like|enjoy|happy) (?:to )?walk(?:ing)?|walk a lot|beaucoup marcher|viel (?:laufen|zu fuss)|(?:caminar|andar) mucho|camminare molto|andar muito|caminhar muito)\b`,
  'g',
)

/** How far the traveller walks, and whether steps are in the way. */
export const readWalking = (reader: Reader): void => {
  const { page } = reader
  page.each(STEPS, ([, number = ''], span) => {
    const steps = Number(number.replace(/\D/g, '')) * (number.length < 3 ? 1000 : 1)
    const kmPerDay = Math.round((steps * STEP_METRES) / 100) / 10
    if (kmPerDay < 1 || kmPerDay > tripLimits.walkingKm) return null
    note(reader, span, {
      key: 'walking',
      label: 'Walking',
      value: `up to ${kmPerDay} km a day, about ${steps.toLocaleString(site.locale)} steps`,
      apply: (trip) => withSoft(trip, { walking: { level: trip.soft.walking?.level ?? 'usual', kmPerDay } }),
    })
    return true
  })
  page.each(STEP_FREE, (_match, span) => {
    note(reader, span, {
      key: 'step-free',
      label: 'Step-free',
      value: 'step-free ways',
      apply: (trip) => withHard(trip, { stepFree: true }),
    })
    return true
  })
  page.each(KM, (match, span) => {
    // "10 km from the centre" says nothing of walking.
    const spoken = page.folded.slice(span.from, span.to)
    if (!ABOUT_WALKING.test(spoken)) return null
    const kmPerDay = Number((match[1] ?? '').replace(',', '.'))
    if (kmPerDay <= 0 || kmPerDay > tripLimits.walkingKm) return null
    note(reader, span, {
      key: 'walking',
      label: 'Walking',
      value: `up to ${kmPerDay} km a day`,
      apply: (trip) => withSoft(trip, { walking: { level: trip.soft.walking?.level ?? 'usual', kmPerDay } }),
    })
    return true
  })
  for (const [level, pattern, value] of [
    ['little', LITTLE, 'as little as possible'],
    ['lots', LOTS, 'as much as you like'],
  ] as const)
    page.each(pattern, (_match, span) => {
      note(reader, span, {
        key: 'walking-level',
        label: 'Walking',
        value,
        apply: (trip) => withSoft(trip, { walking: { ...trip.soft.walking, level } }),
      })
      return true
    })
}
