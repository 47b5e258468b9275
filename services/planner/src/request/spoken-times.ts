import { NUMBER_WORD, numberOf } from './vocabulary.ts'

/** Clock times in words, in six languages, folded: "half past two", "halb drei", "las dos y media". */

const HOUR = String.raw`(?:${NUMBER_WORD}|\d{1,2})`
const MORNING = String.raw`in the morning|the (?:following|next|same) morning|du matin|morgens|vormittags|fruh|de la manana|di mattina|del mattino|da manha`
const LATER = String.raw`in the (?:afternoon|evening)|the (?:following|next|same) (?:afternoon|evening)|at night|du soir|de l'apres-midi|nachmittags|abends|de la (?:tarde|noche)|di sera|di pomeriggio|del pomeriggio|da (?:tarde|noite)`
const PART = String.raw`(?: ?(?:am\b|pm\b|${MORNING}|${LATER}))?`

type Shift = readonly [pattern: RegExp, minutes: number]
const spoken = (before: string, after = ''): RegExp => new RegExp(`^${before}(${HOUR})${after}(${PART})$`)
const MINUTES = [
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
  ['twenty[- ]five', 25],
] as const
/** Minutes from the whole hour; the German half is that before the hour. */
const SHIFTS: readonly Shift[] = [
  [spoken('half (?:past )?(?!an? )'), 30],
  [spoken('(?:a )?quarter past '), 15],
  [spoken('(?:a )?quarter to '), -15],
  ...MINUTES.flatMap(([words, minutes]): Shift[] => [
    [spoken(`${words} (?:minutes )?past `), minutes],
    [spoken(`${words} (?:minutes )?to `), -minutes],
  ]),
  [spoken('halb '), -30],
  [spoken('viertel nach '), 15],
  [spoken('viertel vor '), -15],
  [spoken('', ' (?:heures?|h) et demie?'), 30],
  [spoken('', ' heures? et quart'), 15],
  [spoken('', ' heures? moins le quart'), -15],
  [spoken('las? ', ' y media'), 30],
  [spoken('las? ', ' y cuarto'), 15],
  [spoken('las? ', ' menos cuarto'), -15],
  [spoken('le ', ' e (?:mezza|mezzo)'), 30],
  [spoken('le ', ' e un quarto'), 15],
  [spoken('le ', ' meno un quarto'), -15],
  [spoken('as ', ' e meia'), 30],
  [spoken('', " o'?clock"), 0],
  [spoken('', ' (?:uhr|heures?)'), 0],
  // "Two in the afternoon": in English alone is the half of the day enough.
  [new RegExp(`^(${NUMBER_WORD})( (?:${MORNING}|${LATER}))$`), 0],
]
const withoutEnds = ({ source }: RegExp): string => source.slice(1, -1).replaceAll(/\((?!\?)/g, '(?:')
export const SPOKEN_TIME = SHIFTS.map(([pattern]) => withoutEnds(pattern)).join('|')

/** Before this hour a time without its half of the day is one of the afternoon: nobody plans to land at "half past two" in the night. */
const FIRST_HOUR = 6
const IS_LATER = new RegExp(`^ ?(?:pm|${LATER})`)
const IS_MORNING = new RegExp(`^ ?(?:am|${MORNING})`)
const HALF = 12

/** Words that every time in words has one of: without them its many forms need not be looked for. */
export const HAS_SPOKEN_TIME =
  /\b(?:half|halb|past|quarter|viertel|media|cuarto|mezz[ao]|quarto|meia|demie|quart|heures?|uhr|o'?clock|(?:in the|the (?:following|next|same)) (?:morning|afternoon|evening)|(?:five|ten|twenty)(?: minutes)? to)\b/

/** HH:MM of a time in words; null where it is none. */
export const spokenTime = (words: string): string | null => {
  if (/^(?:midnight|minuit|mitternacht|medianoche|mezzanotte|meia-noite)$/.test(words)) return '00:00'
  for (const [pattern, shift] of SHIFTS) {
    const [, number, part = ''] = pattern.exec(words) ?? []
    if (number === undefined) continue
    const hour = numberOf(number)
    if (hour > 23) return null
    const isPlain = hour >= 1 && hour <= HALF
    const isLater = IS_LATER.test(part) || (!IS_MORNING.test(part) && hour * 60 + shift < FIRST_HOUR * 60)
    const whole = isPlain && (isLater || part !== '') ? (hour % HALF) + (isLater ? HALF : 0) : hour
    const minutes = (whole * 60 + shift + 24 * 60) % (24 * 60)
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  return '12:00'
}
