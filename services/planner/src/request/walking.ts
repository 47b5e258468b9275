import { site } from '@site/contracts/site'
import { tripLimits } from '@site/contracts/trip-fields'
import { note, withSoft, type Reader } from './finding.ts'
import { readStepFree } from './step-free.ts'
import { NUMBER_WORD, numberOf } from './vocabulary.ts'
import { EXPECTING, LITTLE, LOTS, NO_HILLS } from './walking-words.ts'

const ON_FOOT = String.raw`(?:on foot|of walking|walking|walk|a pied|de marche|zu fuss|zu fu\S|laufen|gehen|a pie|caminando|a piedi|di cammino|a pe|de caminhada)`
const A_DAY = String.raw`(?:a day|per day|each day|daily|/ ?day|par jour|am tag|pro tag|al dia|por dia|al giorno|per giorno)`
/** "He can manage no more than", "wir laufen nicht mehr als": everything before a distance that makes it the most one walks. */
const AT_MOST = String.raw`(?:(?:walk(?:s|ing)?|manages?|do|does|can|can't|cannot|don't|dont|doesn't|do not|does not|won't|only|just|about|around|not|no|more than|over|at most|max(?:imum)?|up to|under|below|less than|fewer than|limit(?: of)?|pas|plus de|moins de|au plus|au maximum|jusqu'a|marche[rz]?|marchons|nicht|mehr als|uber|hochstens|maximal|unter|bis zu|laufen|gehen|no|mas de|menos de|como mucho|como maximo|hasta|camina(?:mos|r)?|non|piu di|al massimo|meno di|fino a|camminiamo|camminare|nao|mais (?:de|do que)|no maximo|ate|andar|caminhar)[: ]+){0,6}`
const TAIL = String.raw`(?:,? (?:and )?(?:not|no|nicht|pas) (?:more|mehr|plus)\b|,? (?:tops|at most|max(?:imum)?)\b| (?:is|are) (?:his|her|my|our|their|the) (?:limit|max(?:imum)?)\b)?`
const KM = new RegExp(
  String.raw`\b${AT_MOST}(\d{1,2}(?:[.,]\d)?|${NUMBER_WORD}(?=(?: mile| kilomet\w+) and a half)|${NUMBER_WORD}) ?(kms?|kilomet(?:er|re|ri|ros?)n?s?|quilometros?|chilometri|miles?|meilen)\b( and a half)?(?: ${ON_FOOT})?(?: ${A_DAY})?(?: ${ON_FOOT})?${TAIL}`,
  'g',
)
const KM_OF_MILE = 1.609
/** The length of an adult's step on level ground, metres: between the 0.7 m of women and the 0.8 m of men. */
const STEP_METRES = 0.75
const STEPS = new RegExp(
  String.raw`\b${AT_MOST}(\d{1,2}[., ]?\d{3}|\d{1,2}(?= ?k\b)) ?k? ?(?:steps?|pas|schritten?|pasos|passi|passos)\b(?: ${ON_FOOT})?(?: ${A_DAY})?${TAIL}`,
  'g',
)
const ABOUT_WALKING = new RegExp(`walk|${ON_FOOT}|${A_DAY}`)

/** How far the traveller walks, and whether steps are in the way. */
export const readWalking = (reader: Reader): void => {
  const { page } = reader
  const upTo = (span: { from: number; to: number }, kmPerDay: number, more = ''): true =>
    noteWalking(reader, span, kmPerDay, more)
  page.each(STEPS, ([, number = ''], span) => {
    const steps = Number(number.replace(/\D/g, '')) * (number.length < 3 ? 1000 : 1)
    const kmPerDay = Math.round((steps * STEP_METRES) / 100) / 10
    if (kmPerDay < 1 || kmPerDay > tripLimits.walkingKm) return null
    return upTo(span, kmPerDay, `, about ${steps.toLocaleString(site.locale)} steps`)
  })
  page.each(KM, ([, number = '', unit = '', half], span) => {
    // "10 km from the centre" says nothing of walking.
    if (!ABOUT_WALKING.test(page.folded.slice(span.from, span.to))) return null
    const length =
      (/^\d/.test(number) ? Number(number.replace(',', '.')) : numberOf(number)) + (half === undefined ? 0 : 0.5)
    const kmPerDay = unit.startsWith('m') ? Math.round(length * KM_OF_MILE * 10) / 10 : length
    if (kmPerDay <= 0 || kmPerDay > tripLimits.walkingKm) return null
    return upTo(span, kmPerDay)
  })
  page.each(NO_HILLS, (_match, span) => {
    note(reader, span, {
      key: 'walking-hills',
      label: 'Hills',
      value: 'no steep hills',
      apply: (trip) => withSoft(trip, { walking: { level: 'usual', ...trip.soft.walking, hills: 'none' } }),
    })
    return true
  })
  for (const [level, pattern, value] of [
    ['little', EXPECTING, 'gentle, with a baby on the way'],
    ['little', LITTLE, 'as little as possible'],
    ['little', HEAT, 'little, because of the heat'],
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
  readStepFree(reader)
}

/** Whoever cannot take the heat walks little in it. */
const HEAT =
  /\b(?:(?:the )?heat (?:is|will be|could be) (?:an?|our|my) (?:big |real )?(?:problem|issue|concern|worry)|(?:(?:i|we|she|he) )?(?:can't|cannot|can not|don't|doesn't) (?:stand|take|cope (?:well )?with|handle|bear|tolerate|do well in) (?:the )?(?:heat|hot weather)|(?:(?:i|we) )?(?:hates? (?:the )?heat|struggle (?:with|in) (?:the )?heat)|sensitive to (?:the )?heat|heat[- ]sensitive|(?:die )?hitze ist ein problem|hitzeempfindlich|vertrag\w* keine hitze|la chaleur est un probleme|support\w+ (?:pas|mal) la chaleur|el calor es un problema|no (?:soport|aguant)\w+ el calor|il caldo e un problema|non sopport\w+ il caldo|o calor e um problema|nao (?:aguent|suport)\w+ o calor)(?!\w)/g

const noteWalking = (reader: Reader, span: { from: number; to: number }, kmPerDay: number, more: string): true => {
  note(reader, span, {
    key: 'walking',
    label: 'Walking',
    value: `up to ${kmPerDay} km a day${more}`,
    apply: (trip) => withSoft(trip, { walking: { level: 'usual', ...trip.soft.walking, kmPerDay } }),
  })
  return true
}
