/** Halves of the day beside a clock time, in six languages, folded. Sources of regular expressions. */

export const MORNING = String.raw`in the (?:early )?morning|the (?:following|next|same) morning|du matin|morgens|vormittags|am (?:fruhen )?(?:morgen|vormittag)|in der fruh|fruh|(?:de|por) la manana|de la madrugada|de madrugada|(?:di|del|della) mattin[oa]|d[ae] manha|da madrugada`
/** Of the night before midnight and of that after it. */
const NIGHT = String.raw`at nig?h?te?|de la nuit|nachts|in der nacht|(?:de|por) la noche|(?:di|della) notte|[dn]?a noite|de noite`
export const LATER = String.raw`in the (?:late |early )?(?:afternoon|evening|arvo)|the (?:following|next|same) (?:afternoon|evening)|du soir|de l'apres-midi|nachmittags|abends|am (?:spaten |fruhen )?(?:nachmittag|abend)|(?:de|por) la tarde|(?:di|della) sera|(?:di|del) pomeriggio|d[ae] tarde|${NIGHT}`

const IS_LATER = new RegExp(`(?:^| )(?:pm|p\\.m|${LATER})`)
const IS_MORNING = new RegExp(`(?:^| )(?:am|a\\.m|${MORNING})`)
const IS_NIGHT = new RegExp(`(?:^| )(?:${NIGHT})`)
const HALF = 12
/** "Two at night" is an hour of the morning. */
const LAST_OF_NIGHT = 5

/** The hour of 24 that an hour of 12 is in that half of the day; null where the words tell no half. */
export const hourInHalf = (hour: number, words: string): number | null => {
  if (hour < 1 || hour > HALF) return null
  if (IS_NIGHT.test(words) && (hour === HALF || hour < LAST_OF_NIGHT)) return hour % HALF
  if (IS_LATER.test(words)) return (hour % HALF) + HALF
  return IS_MORNING.test(words) ? hour % HALF : null
}
