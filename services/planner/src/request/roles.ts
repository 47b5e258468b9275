import type { GeocodeKind } from '@site/contracts/geocode'
import type { timesOfDay } from '@site/contracts/trip-request'
import { memoised } from './memo.ts'
import { NOBODY_WANTS, SOMEBODY_GETS } from './votes.ts'

/** What a name is in the request. */
export type Role = 'stay' | 'must-not' | 'must-see' | 'near' | 'origin' | 'plain'

const THE = String.raw`\s*(?:the |le |la |les |el |los |las |il |lo |l'|o |os |der |die |das |den |dem )?$`
const before = (words: string) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${words})(?: ?:)?${THE}`, 'u')

/** Words between a refusal and the name that it is about: "no interest in going up the Eiffel Tower". */
const LIGHT = String.raw`(?: (?:want(?:ing)?|need(?:ing)?|like|care|fancy|interest(?:ed)?|desire|bother(?:ed|ing)?|fuss(?:ed)?|keen|into|in|to|go(?:ing)?|up|see(?:ing)?|visit(?:ing)?|do(?:ing)?|send|take|put|drag|us|me|on|about|for|near|at|any|really|point|time|waste|wasting|with|anywhere|including|include|add|plan|book|suggest|interested))`
const REFUSED = String.raw`(?:not|no|never|don't|dont|do not|doesn't|won't|wouldn't)${LIGHT}{1,6}|(?:we |i )?(?:hates?|dislikes?|can't stand)|(?:everything|anything|anywhere|all) (?:but|except|bar|apart from|other than)(?: for)?|(?:apart|away) from|other than|clear of|nowhere near|don'ts?(?=:)|already know|(?:(?:i've|we've|we have|i have|i|we)(?: already)? (?:been|went|gone|climbed))(?: already)?(?: (?:up|to|on|inside|through|around|round))+|(?<=(?:^|[,;.:\u00a6])\s*)(?:seen|done|been (?:to|up|in))|can't be bothered (?:with|to (?:see|visit|do))|refuse to (?:go to|see|visit|do)|forget(?: about)?|scratch|ditch(?:ing)?|rather not (?:see|do|visit|go to)`
const REFUSED_ELSEWHERE = String.raw`(?:(?:on|nous|je) )?ne v(?:eut|oulons|eux) pas (?:aller (?:aux?|a)|voir|visiter|monter (?:a|sur))|pas (?:question|envie) d(?:'aller (?:aux?|a)|e (?:voir|visiter|faire))|no queremos (?:ir al?|visitar|subir al?)|non vogliamo (?:vedere|andare al?|visitare)|nao queremos (?:ir ao?|ver|visitar)|sauf|hormis|excepte|evite[zr]?|on a deja (?:fait|visite)|(?:nous )?connai(?:t|ssons) deja|au(?:ss|ß)er(?: (?:dem|der|den))?|wir kennen (?:schon|bereits)|menos|excepto|salvo|ya (?:hemos visto|vimos|conocemos|visitamos|estuvimos en)|niente|tranne|eccetto|gia vist[oaie]|(?:abbiamo|conosciamo) gia(?: visto)?|exceto|nada de|ja (?:vimos|conhecemos|visitamos|fomos a[o]?|estivemos n[oa])`

const NEVER_WITHOUT = String.raw`(?:(?:i'm|we're|i|we|am|are) )*(?:not|won't|can't|cannot|wouldn't|never)(?: [a-z]+){0,4} without(?: (?:seeing|visiting|doing|going to))?|(?:don't|dont|do not) let (?:us|me) miss|can(?:'t|t|not) wait (?:to (?:see|visit|do)|for)|(?:(?:on|nous|je) )?ne v(?:eut|oulons|eux) pas (?:rater|manquer|louper)|que no falten?|non (?:puo|possono|deve) mancare|hauptsache|(?:top |first )?priority (?:number )?(?:one|1)(?: is)?`

/** What takes one to another town before or behind the trip. */
const OCCASION =
  '(?:wedding|conference|meetings?|funeral|workshop|congress|job|work|family|friends|relatives|grandparents|cruise|retreat|holiday|week|month|few days|days|hochzeit|konferenz|mariage|boda|congreso|matrimonio|casamento)'
const ELSEWHERE = String.raw`(?:between|before|after|following|entre|avant|apres|zwischen|vor|nach|antes|despues|tra|fra|prima|dopo|depois) [^,.;:!?\u00a6]{0,30}\b${OCCASION} (?:in|at|near|a|en|bei|em)|(?:home|back|returning|way) (?:home |back )?to|(?:rentr\w+|retour) a|zuruck nach|(?:de )?vuelta a|(?:di )?ritorno a|de volta (?:a|para)`
const LEAVES_FROM =
  /\b(?:home|back|out|off|away|returning|return|zuruck|heim|retour|vuelta|ritorno|volta)(?: [a-z]+)? (?:from|out of|de|da|aus|von|desde) $/

/** Words that stand before a name and say what it is for; the first that fits. */
const ROLES: readonly (readonly [Exclude<Role, 'plain'>, RegExp])[] = [
  // Refusals of a refusal, before those that they hold.
  ['must-see', before(NEVER_WITHOUT)],
  [
    'stay',
    before(
      String.raw`(?:(?:we are |we're |i am |i'm |we will be |we'll be )?(?:stay(?:ing)?|sleep(?:ing)?|based|booked(?: in)?)|(?:our |my )?(?:hotel|accommodation|airbnb|hostel|home base|base)(?:'s| is| will be|:)?|(?:a |our |my )?(?:rooms?|suite|beds?|reservation|booking|digs|lodgings?)(?: (?:is|are|will be))?(?= at)|(?:beds?|digs|rooms?|sleep(?:ing)?|lodgings?|accom\w*|quarters|nights?|hebergement|logement|alojamiento|alloggio|alojamento)(?= ?:)|checked in(?= at)|zimmer(?= im| in)|chambre(?= au| a)|habitacion(?= en)|camera(?= al)|quarto(?= no)|(?:nous (?:logeons|dormons|sommes loges)|on (?:loge|dort)|je (?:loge|dors))|(?:notre|mon) hotel(?: est)?|(?:wir )?(?:wohnen|ubernachten)|unser hotel(?: ist)?|(?:wir sind|ich bin)(?= im hotel)|unterkunft:?|(?:nos alojamos|nos hospedamos|alojados)|nuestro hotel(?: es)?|(?:alloggiamo|dormiamo)|il nostro hotel(?: e)?|(?:ficamos|hospedados)|nosso hotel(?: e)?)(?:\s+(?:at|@|in|near|by|next to|a|au|en|chez|dans|pres de|im|bei|beim|cerca de|all'|al|vicino a|no|na|perto de))*`,
    ),
  ],
  [
    'must-not',
    before(
      String.raw`(?:${REFUSED}|${NOBODY_WANTS}|neither(?: of us)?(?=:)|none of us(?=:)|nobody(?=:)|${REFUSED_ELSEWHERE}|w/o|(?:spare|save) (?:us|me)(?: from)?|skip(?:ping)?|avoid(?:ing)?|must(?:n't|nt|[- ]nots?)(?: (?:do|see|visit|have|go to|include|miss out))?s?:?|(?:please )?leave (?:out|off)|not (?:up|to|into|in|on|for)|not|no|without|drop(?:ping)?|except(?: for)?|anything but|(?:already|we've|we have|i've|i have)(?: already)? (?:seen|been to|visited|done|did)|(?:don't|dont|do not|doesn't|no need to)(?: (?:want|need|like|care)(?: to)?)? (?:see|visit|go to|do|list|include|show|add|plan|book)|(?:don't|dont|do not|doesn't) (?:want|need|like|fancy|care for)|sans|eviter|sauter|zapper|pas(?: de| visiter)?|deja vu|ohne|auf keinen fall|uberspringen|auslassen|weglassen|saltar(?:se|nos)?|omitir|saltar(?:e|ci|lo)|tralasciare|omettere|pular|deixar de fora|dispensar|nicht(?: (?:in|ins|auf|aufs|zum|zur|an|unbedingt))?|(?:on )?(?:evite|saute|zappe)|laisser? tomber|(?:nos )?saltamos|dejamos fuera|evitamos|lasciamo (?:fuori|perdere)|saltiamo|evitiamo|pulamos|dispensamos|deixamos de fora|kein\w*|sin|evitar|no queremos ver|senza|evitare|no a|sem|nao queremos ver)`,
    ),
  ],
  [
    'must-see',
    before(
      String.raw`(?:${SOMEBODY_GETS}|musts?(?=:)|must[- ]?(?:see|c|do|visit|have)s?(?: (?:are|is|include|both|all(?: of)?))*:?|(?:must|have to|need to|got to|gotta|'ve got to) (?:include|go to|get to|make it to|get up|stop (?:at|by)|hit|catch|try)(?: both)?|(?:can't|cannot|can not) miss|(?:(?:at the )?top|high|number one|no\.? ?1|#1|# 1) (?:of|on) (?:our|my|the|her|his) (?:bucket )?list(?: (?:is|are))?:?|(?:the |our |my )?(?:top|number one|main|first|absolute|biggest) (?:priority|thing|wish|goal)(?: (?:is|are|for us is))?:?|essentials?(?: (?:is|are))?:|non[- ]negotiables?(?: (?:is|are))?:?|(?:have|has) always (?:wanted to (?:see|visit|do)|dreamed of(?: seeing)?)|(?:if|when) we miss|wouldn't miss|(?:whole|main|only) (?:point|reason)(?: of (?:the|our|this) (?:trip|visit))? is(?: to (?:see|visit|do))?|(?:coming|going|travelling|here|come|go)(?: only| just| purely| mainly)? for|(?:have|need|want|would like|'d like|love|like|hope)(?: to)? (?:see|visit|do|go to)(?: both)?|(?:do|really) want|want|(?:don't|dont|do not)(?: want to)? miss|never miss|includ(?:e|ing)|with|see(?:ing)?|subir al?|subir hasta|salire (?:sul|sulla|al|in cima al)|salita (?:sul|al)|monter (?:au|a|sur|en haut de)|climb(?:ing)?(?: up)?|go(?:ing)? up|definitely|absolutely|especially|voir(?: absolument)?|absolument|ne pas (?:manquer|rater|louper)|impossible de (?:rater|manquer|louper)|on veut (?:absolument )?voir|il faut voir|visiter|unbedingt(?: (?:ins?|in die|zum|zur|auf))?|mochten? sehen|mit|ver|queremos ver|imprescindibles?:?|visitar|no (?:nos )?(?:podemos |queremos )?perder(?:nos)?|vedere|vogliamo vedere|assolutamente|visitare|da non perdere|tappa obbligata(?: (?:e|a))?:?|non (?:possiamo|vogliamo) perdere|nao (?:perder|podemos perder)|imprescindivel|imperdibile:?|imperdibili:?|queremos visitar|imperdivel|sin falta|no (?:puede[n]? faltar|falte[n]?)|a ne (?:surtout )?(?:pas|jamais) (?:manquer|rater|louper)|sans faute|auf (?:jeden fall|alle falle)|nicht (?:verpassen|fehlen darf)|assolutamente(?: da)? (?:vedere|visitare)|imprescindive(?:l|is)|nao pode[m]? faltar(?: as?)?|sem falta|imperdive(?:l|is)|obrigatori[oa]s?|obligatori[oa]s?)`,
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
      // One is there before or after the trip: "between a wedding in Como and our flight home to Denver".
      String.raw`${ELSEWHERE}|(?:(?:fly(?:ing)?|com(?:e|ing)|travel(?:l?ing)?|depart(?:ing)?|leav(?:e|ing)|driv(?:e|ing)|live|living|based) (?:from|out of|in)|from|desde|depuis|au depart de|aus|von)`,
    ),
  ],
]

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

/** A night after the day has ended cannot be had in every season. */
export const TIME_WORDS = {
  morning: ', in the morning if it fits',
  sunset: ', at sunset if it fits',
  evening: ', in the evening if it fits',
  night: ', at night if it fits',
} as const

export interface RoleReading {
  readonly role: Role
  /** How many characters before the name say so. */
  readonly taken: number
}

const IF_NOT =
  /\b(?:if|unless) (?:we|i|they|she|he|you|the kids) (?:don't|dont|do not|doesn't|can't|cannot|won't)\b[^.;,]*$/

/** The role of a name by the folded words before it; a town is never a sight of itself. */
export const roleBefore = (lead: string, kinds: readonly GeocodeKind[]): RoleReading =>
  kinds.includes('city') ? roleOfTown(lead) : roleOfSight(lead)

const readRole = (lead: string, isTown: boolean): RoleReading => {
  // "If we don't see the Louvre, I'll cry."
  const isFeared = IF_NOT.test(lead)
  for (const [own, words] of ROLES) {
    const role = own === 'must-not' && isFeared ? 'must-see' : own
    if (isTown && (role === 'must-see' || role === 'near')) continue
    if (!isTown && role === 'origin') continue
    // "no Porto" is "in Porto" in Portuguese; nobody leaves a town out with a bare "no".
    if (isTown && role === 'must-not' && /(?:^|[^\p{L}])(?:no|not|pas|nicht|sin|sem|senza)\s*$/u.test(lead)) continue
    const match = words.exec(lead)
    // "Home from Milan at 20:10": one leaves from a town of the trip.
    if (match !== null && role === 'origin' && LEAVES_FROM.test(lead)) return { role: 'plain', taken: 0 }
    if (match !== null) return { role, taken: match[0].replace(/^[^\p{L}]+/u, '').length }
  }
  return { role: 'plain', taken: 0 }
}
const roleOfTown = memoised((lead) => readRole(lead, true))
const roleOfSight = memoised((lead) => readRole(lead, false))
