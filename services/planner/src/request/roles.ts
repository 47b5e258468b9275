import type { GeocodeKind } from '@site/contracts/geocode'
import type { timesOfDay } from '@site/contracts/trip-request'

/** What a name is in the request. */
export type Role = 'stay' | 'must-not' | 'must-see' | 'near' | 'origin' | 'plain'

const THE = String.raw`\s*(?:the |le |la |les |el |los |las |il |lo |l'|o |os |der |die |das |den |dem )?$`
const before = (words: string) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${words}):?${THE}`, 'u')

/** Words that stand before a name and say what it is for; the first that fits. */
const ROLES: readonly (readonly [Exclude<Role, 'plain'>, RegExp])[] = [
  [
    'stay',
    before(
      String.raw`(?:(?:we are |we're |i am |i'm |we will be |we'll be )?(?:stay(?:ing)?|sleep(?:ing)?|based|booked(?: in)?)|(?:our |my )?(?:hotel|accommodation|airbnb|hostel)(?: is| will be|:)?|(?:a |our |my )?(?:rooms?|suite|bed|reservation|booking)(?= at)|checked in(?= at)|zimmer(?= im| in)|chambre(?= au| a)|habitacion(?= en)|camera(?= al)|quarto(?= no)|nous (?:logeons|dormons)|(?:notre|mon) hotel(?: est)?|(?:wir )?(?:wohnen|ubernachten)|unser hotel(?: ist)?|unterkunft:?|(?:nos alojamos|nos hospedamos|alojados)|nuestro hotel(?: es)?|(?:alloggiamo|dormiamo)|il nostro hotel(?: e)?|(?:ficamos|hospedados)|nosso hotel(?: e)?)(?:\s+(?:at|in|near|by|next to|a|au|en|chez|dans|pres de|im|bei|beim|cerca de|all'|al|vicino a|no|na|perto de))*`,
    ),
  ],
  [
    'must-not',
    before(
      String.raw`(?:skip(?:ping)?|avoid(?:ing)?|not|no|without|except(?: for)?|anything but|(?:already|we've|we have|i've|i have)(?: already)? (?:seen|been to|visited|done|did)|(?:don't|dont|do not|doesn't|no need to)(?: (?:want|need|like|care)(?: to)?)? (?:see|visit|go to|do|list|include|show|add|plan|book)|(?:don't|dont|do not|doesn't) (?:want|need|like|fancy|care for)|leave out|sans|eviter|pas(?: de| visiter)?|deja vu|ohne|nicht(?: in)?|kein\w*|sin|evitar|no queremos ver|senza|evitare|no a|sem|nao queremos ver)`,
    ),
  ],
  [
    'must-see',
    before(
      String.raw`(?:must[- ]?(?:see|do|visit|have)s?(?: (?:are|is|include|both|all(?: of)?))*:?|must (?:include|go to)(?: both)?|(?:can't|cannot|can not) miss|(?:top|high) (?:of|on) (?:our|my|the) list(?: (?:is|are))?:?|(?:have|need|want|would like|'d like|love|like|hope)(?: to)? (?:see|visit|do|go to)(?: both)?|(?:do|really) want|want|(?:don't|dont|do not)(?: want to)? miss|never miss|includ(?:e|ing)|with|see(?:ing)?|definitely|absolutely|especially|voir(?: absolument)?|absolument|ne pas manquer|il faut voir|visiter|unbedingt(?: (?:ins?|in die|zum|zur|auf))?|mochten? sehen|mit|ver|queremos ver|imprescindibles?:?|visitar|no perder(?:nos)?|vedere|vogliamo vedere|assolutamente|visitare|da non perdere|nao (?:perder|podemos perder)|imprescindivel|imperdibile:?|imperdibili:?|queremos visitar|imperdivel)`,
    ),
  ],
  [
    'near',
    before(
      String.raw`(?:near|close to|next to|around|by|beside|pres de|a cote de|proche de|nahe|bei|beim|in der nahe (?:von|des|der)|cerca de|junto a|vicino a(?:l|lla)?|nei pressi di|perto d[eoa])`,
    ),
  ],
  [
    'origin',
    before(
      String.raw`(?:(?:fly(?:ing)?|com(?:e|ing)|travel(?:l?ing)?|depart(?:ing)?|leav(?:e|ing)|driv(?:e|ing)|live|living|based) (?:from|out of|in)|from|desde|au depart de|aus|von)`,
    ),
  ],
]

/** What is said of a place behind its name. */
export const MUST_BEHIND =
  /^[\s"”]*(?:is|are|est|ist|es|e)\s+(?:an?|un|ein|absolutely)?\s*(?:absolute |absolutes? )?(?:must(?:[- ]?(?:see|do|visit))?s?|muss|incontournable|imprescindible|imperdible|imperdivel|imperdibile|essential|non-negotiable)\b/

export type TimeOfDay = (typeof timesOfDay)[number]

/** Times of day behind the name of a sight. */
const TIMES_OF_DAY: readonly (readonly [TimeOfDay | null, string])[] = [
  [
    'sunset',
    String.raw`(?:at |for |around |during )?(?:the )?sunset|at dusk|at golden hour|au coucher d[ue] soleil|au crepuscule|(?:bei|zum) sonnenuntergang|al atardecer|a la puesta del? sol|al tramonto|ao (?:por[- ]do[- ]sol|entardecer)`,
  ],
  [
    'night',
    String.raw`(?:at|by) night|after dark|(?:all )?lit up|de nuit|la nuit|bei nacht|nachts|de noche|por la noche|di notte|a noite|de noite`,
  ],
  ['evening', 'in the evening|le soir|en soiree|am abend|abends|di sera|la sera'],
  [
    'morning',
    String.raw`(?:first thing|early)(?: in)?(?: the)?(?: morning)?|in the (?:early )?mornings?|(?:right )?(?:at|when it) open(?:s|ing)(?: time)?|(?:tot )?le matin|(?:fruh )?am (?:fruhen )?morgen|morgens|fruhmorgens|por la manana|a primera hora|di (?:prima )?mattina|la mattina|de manha|(?:logo )?cedo`,
  ],
  // Said of a sight, and no time that a plan is made by: it stays on the page and is quoted.
  [
    null,
    'at (?:sunrise|dawn|noon|midday|lunch ?time)|in the afternoon|on (?:the )?(?:first|last|second|third) day|on day \\d',
  ],
]
const PATTERNS = TIMES_OF_DAY.map(
  ([at, words]) => [at, new RegExp(String.raw`^,?\s+(?:${words})(?![\p{L}\d])`, 'u')] as const,
)

/** What is said of the time right behind a name: how long it is, and the time where a plan can keep it; null where nothing is. */
export const timeBehind = (rest: string): { readonly length: number; readonly at: TimeOfDay | null } | null => {
  for (const [at, pattern] of PATTERNS) {
    const match = pattern.exec(rest)
    if (match !== null) return { length: at === null ? 0 : match[0].length, at }
  }
  return null
}

export interface RoleReading {
  readonly role: Role
  /** How many characters before the name say so. */
  readonly taken: number
}

/** The role of a name by the folded words before it; a town is never a sight of itself. */
export const roleBefore = (lead: string, kinds: readonly GeocodeKind[]): RoleReading => {
  const isTown = kinds.includes('city')
  for (const [role, words] of ROLES) {
    if (isTown && (role === 'must-see' || role === 'near')) continue
    if (!isTown && role === 'origin') continue
    // "no Porto" is "in Porto" in Portuguese; nobody leaves a town out with a bare "no".
    if (isTown && role === 'must-not' && /(?:^|[^\p{L}])(?:no|not|pas|nicht|sin|sem|senza)\s*$/u.test(lead)) continue
    const match = words.exec(lead)
    if (match !== null) return { role, taken: match[0].replace(/^[^\p{L}]+/u, '').length }
  }
  return { role: 'plain', taken: 0 }
}
