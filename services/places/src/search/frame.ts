import { fold, words } from '../data/fold.ts'

/** One spelling for what is written in two; names and texts alike. */
export const ONE_SPELLING = [
  { long: 'grand prix', short: 'gp' },
  { long: 'formula 1', short: 'f1' },
  { long: 'formula one', short: 'f1' },
  { long: 'hauptbahnhof', short: 'hbf' },
  { long: 'centre', short: 'center' },
  { long: 'theatre', short: 'theater' },
  { long: 'amphitheatre', short: 'amphitheater' },
] as const
const LONG_SPELLINGS = ONE_SPELLING.map(({ long, short }) => ({
  long: new RegExp(String.raw`\b${long}\b`, 'g'),
  short,
}))
/** The search form of a name or a text in one spelling. */
export const foldName = (text: string): string =>
  LONG_SPELLINGS.reduce((folded, { long, short }) => folded.replace(long, short), fold(text))

/** What a word says about the kind of place, in the languages visitors write; each counts for places of that kind. */
const KIND_WORDS: readonly (readonly [kinds: readonly string[], list: string])[] = [
  [['hotel'], 'hotel hotels hostel motel inn resort suites hôtel albergo ryokan apartments'],
  [
    ['venue', 'event', 'team'],
    'stadium arena ground park field dome bowl ballpark estadio estadi stadion stade stadio estádio 球場 体育场',
  ],
  [
    ['venue', 'event'],
    'theatre theater hall centre center convention conference exhibition congress showground circuit racecourse racetrack speedway raceway amphitheatre amphitheater club venue coliseum salle messe teatro théâtre palau palais palacio pavilion auditorium opera gardens 体育館 劇場',
  ],
  [
    ['place'],
    'museum museu musée musee gallery palace tower temple shrine cathedral church bridge market monument garden park beach castle zoo aquarium square 美術館 博物館 寺 神社',
  ],
  [
    ['station'],
    'station railway train rail tube metro underground subway central bahnhof hauptbahnhof hbf gare estacion estació estação stazione juna asema terminal bus tram skytrain mrt 駅 站 역',
  ],
  [
    ['airport'],
    'airport international terminal aeroporto aeropuerto aéroport aeroport flughafen lentoasema lentokenttä 空港 机场 機場 공항',
  ],
  [
    ['event'],
    'festival fest fair expo race grand prix gp f1 formula marathon championship championships cup final finals open tournament conference summit convention congress show game games match test day weekend week messe carnival parade',
  ],
  [['team'], 'team club fc afc cf sc ac as ss rc cd ud sv vfb tsg bk fk match game games home nfl nba mlb nhl afl nrl'],
  [['event'], 'tennis football soccer rugby basketball baseball hockey cricket golf racing f1 motogp marathon'],
  [['city'], 'city town cbd centre center downtown'],
  [['neighbourhood', 'city'], 'district quarter neighbourhood neighborhood area suburb barrio quartier viertel'],
]
const kindsOf = new Map<string, Set<string>>()
for (const [kinds, list] of KIND_WORDS)
  for (const word of words(list).map(foldName))
    for (const kind of kinds) kindsOf.set(word, (kindsOf.get(word) ?? new Set()).add(kind))

/** The kinds of place a word speaks of; null where it speaks of none. */
export const kindsOfWord = (word: string): ReadonlySet<string> | null => kindsOf.get(word) ?? null

/** Chains: one name for hundreds of houses, and of halls that they paid for. */
const CHAINS = new Set(
  words(
    'hilton marriott hyatt sheraton westin ibis novotel sofitel mercure pullman accor radisson ramada wyndham intercontinental crowne holiday rydges quest meriton mantra adina oaks yha travelodge premier kempinski fairmont scandic sokos melia nh generator citizenm moxy hampton doubletree',
  ),
)
export const isChain = (word: string): boolean => CHAINS.has(word)

/** Words that belong to the question and not to a name; each language's articles and prepositions among them. */
const FREE_WORDS = new Set(
  words(
    fold(
      `a an the in at on of for to from by near nearby next close around round within about with and or my our me us i we is are it this
      that where what how which there stay staying stays sleep lodging accommodation accommodations accomodation room rooms place places
      hotel hotels airbnb hostels cheap cheapest best budget luxury good affordable family friendly quiet romantic boutique star stars
      walk walking walkable distance minute minutes min mins metres meters km mile miles ticket tickets seat seats seating gate
      concert concerts gig gigs show event events tonight today tomorrow weekend night nights adults adult kids children guests people
      parking pool breakfast gym wifi pet pets free book booking deals deal price prices available find search need want looking
      v vs versus away address location venue plan trip planner days visit visiting
      le la les l un une du des de d au aux et pres proche autour hotel hotels hebergement dormir ou sejour billets nuit nuits centre ville
      el los las del un una en cerca alrededor hoteles hotel alojamiento donde dormir entradas noche noches al y
      der die das den dem ein eine im am an in bei nahe nahe der um hotels unterkunft ubernachten wo karten nacht nachte und
      il lo gli i un una nel nella vicino presso alberghi hotel dove dormire biglietti notte notti di del della e
      o os as um uma no na perto proximo hoteis hotel onde ficar bilhetes ingressos noite noites do da dos das em e`,
    ),
  ),
)

/** Pieces that say when, how long or which seat; they name no place. They read folded text. */
const DAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const DATES = [
  String.raw`20[2-4]\d \d{2} \d{2}`,
  String.raw`\d{1,2} (?:to |until |and )?${NTH} ${MONTH}(?: 20[2-4]\d)?`,
  String.raw`(?:${DAY} )?${NTH} (?:of )?${MONTH}(?: 20[2-4]\d)?`,
  String.raw`(?:${DAY} )?${MONTH} ${NTH}(?: 20[2-4]\d)?`,
  String.raw`${MONTH} 20[2-4]\d`,
  String.raw`${DAY} ${NTH}`,
  String.raw`20[2-4]\d`,
  String.raw`(?:this|next|last) (?:week|weekend|month|year|${DAY})`,
  String.raw`\d{1,2}(?: [0-5]\d)? ?(?:am|pm)`,
  '(?:tonight|tomorrow|today)',
]
const ASIDES = [
  String.raw`(?:within |under |less than )?\d{1,3} ?(?:minutes?|mins?|km|metres|meters|miles?|m)(?: walk(?:ing)?)?(?: distance)?(?: of| from| to)?`,
  String.raw`(?:for )?\d{1,2} (?:nights?|adults?|people|guests?|persons?|kids?|children|rooms?|days?)`,
  String.raw`[1-7] stars?`,
  String.raw`(?:under|below|up to|less than|max|maximum) \d{2,5}(?: (?:aud|usd|eur|gbp|dollars?|euros?|pounds?))?(?: (?:a|per) night)?`,
  String.raw`(?:gate|block|section|row|seat|seats|door|entrance|bay|stand|aisle) (?:\d{1,4}[a-z]?|[a-z])`,
  String.raw`terminals? \d[a-z]?`,
  String.raw`with (?:parking|pool|a pool|breakfast|kitchen|spa|gym|wifi|free parking)`,
]
const matcher = (patterns: readonly string[]) => new RegExp(`(?<![^ ])(?:${patterns.join('|')})(?![^ ])`, 'g')
const DATE = matcher(DATES)
const ASIDE = matcher(ASIDES)

/** Words of a question in scripts that write without spaces; taken off the ends of a word. */
const AFFIXES = new RegExp(
  String.raw`^(?:ホテル|酒店|호텔)(?:は|が)?|(?:(?:の)?(?:近く|周辺|付近|そば)(?:の)?(?:ホテル|宿)?|のホテル|附近(?:的)?(?:酒店|宾馆|住宿)?|旁边(?:的)?酒店|周边(?:的)?酒店|近くのホテル|근처(?:호텔)?|주변)$`
    .normalize('NFKD')
    .replace(/\p{M}/gu, ''),
  'u',
)
const FREE_LOCAL = new Set(
  ['近く', 'ホテル', '周辺', '付近', '宿', '附近', '酒店', '宾馆', '住宿', '近くの', '호텔', '근처'].map(fold),
)

/** Marks a text that looks for somebody on tour, whom we do not list. */
const TOUR = /\b\w+ (?:tour(?! de\b)|live in concert)\b/
/** Marks a text that names a hotel instead of asking for hotels near a place. */
const HOTELS_NEAR =
  /\b(?:hotels?|hotel[es]s|hoteles|hoteis|alberghi|stay|accommodation|airbnb)\b(?: \S+){0,3}? (?:near|nearby|close|around|by|in|at|for|within|next|walking|cerca|pres|nahe|vicino|perto|bei|en|im|to|en|em|de)\b/

/** A word of the text, with what is known of it before any place is looked up. */
export interface Word {
  readonly text: string
  /** Belongs to the question: it costs nothing where it is in no name. */
  readonly free: boolean
  /** Written in capitals only, as codes are. */
  readonly capitals: boolean
  /** The part of the text between commas it stands in, from 0. */
  readonly part: number
  /** How much of a word that was completed for the visitor was typed, 0–1; left out for words as typed. */
  readonly typed?: number
}

export interface Frame {
  readonly words: readonly Word[]
  readonly intent: 'near' | 'name'
  /** What was said of days, as typed but folded. */
  readonly dates: readonly string[]
  readonly aboutTour: boolean
}

const LONGEST = 200
/** Longer texts say no more about one place. */
const MOST_WORDS = 16
const LABEL = /^\s*(?:address|location|venue|place|where|city|hotel)\s*[:=]\s*/i

/** The text without tags, labels and control signs; nothing that a name can hold is lost. */
export function tidy(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/<[^<>]{0,60}>/g, ' ')
    .replace(/\\[nrt]/g, ' ')
    .replace(LABEL, '')
    .trim()
}

/** Reads what is a question about a text and what may be a name in it. Pure; linear in the length of the text. */
export function readFrame(text: string): Frame {
  const parts = tidy(text).split(/[,;(){}[\]|\n]|\s[-–—]\s/)
  const found: Word[] = []
  const dates: string[] = []
  const folded = parts.map(foldName)
  for (const [part, content] of folded.entries()) {
    const capitals = new Set(
      (parts[part] ?? '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => /^[A-Z0-9]{2,5}$/.test(word))
        .map(fold),
    )
    const timeless = content.replace(DATE, (date) => {
      dates.push(date)
      return ' '
    })
    // A date that is the whole text, or a number that may be a house's, stays to be looked at.
    const plain = timeless.trim() === '' && folded.length === 1 ? content : timeless
    const spoken = new Map<string, boolean>()
    plain.replace(ASIDE, (aside) => {
      for (const word of words(aside.trim())) spoken.set(word, true)
      return ' '
    })
    // The home team is named first; its guest says nothing of where they play.
    let opponent = false
    for (const raw of words(plain.replace(/ {2,}/g, ' ').trim())) {
      if (/^(?:v|vs|versus)$/.test(raw) && found.length > 0) opponent = true
      else if (/^(?:at|in|near|tickets)$/.test(raw)) opponent = false
      const cut = raw.replace(AFFIXES, '')
      const text = cut === '' ? raw : cut
      const free = cut === '' || opponent || FREE_WORDS.has(text) || FREE_LOCAL.has(text) || spoken.has(text)
      found.push({ text, free, capitals: capitals.has(raw), part })
    }
  }
  const whole = folded.join(' ')
  return {
    words: found.slice(0, MOST_WORDS),
    intent: HOTELS_NEAR.test(whole) ? 'near' : 'name',
    dates,
    aboutTour: TOUR.test(whole),
  }
}
