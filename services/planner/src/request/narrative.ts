import { KIN, PEOPLE_WORDS } from './party-words.ts'

/**
 * What somebody tells of themselves and asks for nothing: who they are, what they do, say and think. Verbs in their plain form; those
 * of something one may want to do on a trip ("swim", "dance", "rest") are not among them.
 */
const VERBS: ReadonlySet<string> = new Set(
  `talk say tell hear mention promise rave recommend suggest advise ask answer know remember learn guess believe suppose mean call name
  write send lend borrow own sell hold win earn live work study teach retire marry move settle turn become grow raise join meet greet
  bring carry follow lead help use reach continue return cross pass board hurry invite plan dream hope wonder deserve afford manage handle
  care mind matter depend fit suit sort figure decide choose pick happen occur belong concern involve include cover seem look appear feel
  swear insist beg convince persuade owe count agree argue admit confess joke kid complain warn explain describe consider treat surprise
  celebrate host visit spend stay arrive depart land reckon crash gather gonna wanna hear heard told said went left met knew thought felt
  found brought gave got made kept sold won lent spent`.split(/\s+/),
)
/** "Raves", "promised", "lending", "landin": of a plain form with an ending. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/s$/, ['']],
  [/es$/, ['']],
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/ed$/, ['', 'e']],
  [/in[g']?$/, ['', 'e']],
  [/(\p{L})\1(?:ed|ing)$/u, ['$1']],
]
const isVerb = (word: string): boolean =>
  VERBS.has(word) ||
  ENDINGS.some(([ending, stems]) => ending.test(word) && stems.some((stem) => VERBS.has(word.replace(ending, stem))))

/** How something is told, in English, Spanish, Italian and Portuguese; those of a pace or a time ask for something. */
const ADVERB = /^(?:\p{L}{4,}ly|sadly|badly|\p{L}{3,}mente)$/u
const ASKED =
  /^(?:early|daily|family|only|slow|quiet|cheap|local|friend|tranquil|lent|calm|economic|barat|assembl|ital)/

const WHO = new RegExp(`^(?:${KIN}|${PEOPLE_WORDS})(?:'s)?$`)

/** Whether a word asks for nothing wherever it stands. */
export const isNarrative = (word: string): boolean =>
  /^\p{L}$/u.test(word) || isVerb(word) || WHO.test(word) || (ADVERB.test(word) && !ASKED.test(word))
