import type { Destination, PlacesPort } from '../itinerary/places.ts'
import type { Page, Span } from './page.ts'

interface Nickname {
  /** The event as it is listed. */
  readonly event: string
  readonly words: string
  /** What the text must speak of too, where the words alone say something else. */
  readonly beside?: RegExp
  /** The words say which day of it is meant: they are left to the reader of its days. */
  readonly isPart?: true
}

const MELBOURNE = /\b(?:melb(?:s|ourne)?|flemington|the g|mcg|footy|afl)\b/
const PARIS = /\b(?:paris|longchamp)\b/

/** What travellers call events beside their names, folded. An event that is not listed any more is not found. */
const NICKNAMES: readonly Nickname[] = [
  {
    event: 'Melbourne Cup Carnival (Derby, Cup, Oaks, Champions)',
    words: '(?:victoria )?derby day|(?:vrc )?oaks day|(?:champions )?stakes day|champions day',
    beside: MELBOURNE,
    isPart: true,
  },
  {
    event: 'Melbourne Cup Carnival (Derby, Cup, Oaks, Champions)',
    words: 'spring (?:racing )?carnival|(?:melb(?:ourne)? )?cup (?:week|carnival)',
    beside: MELBOURNE,
  },
  { event: 'Melbourne Cup Day', words: 'melb(?:ourne)? cup(?: day)?|(?:the )?race that stops (?:the|a) nation' },
  { event: 'Melbourne Cup Day', words: '(?:the )?cup day|(?<=\\b(?:for|to) )the cup', beside: MELBOURNE },
  {
    event: 'AFL Anzac Day match (Collingwood v Essendon)',
    words:
      'afl anzac day|(?:afl )?anzac day (?:footy|football|afl|match|game|clash|blockbuster)|(?:footy|football|afl|game|match) on anzac day|(?:collingwood|magpies|pies) (?:v|vs|versus|against) (?:essendon|the bombers|bombers)(?: on anzac day)?|(?:essendon|bombers) (?:v|vs|versus|against) (?:collingwood|the magpies|magpies|pies)(?: on anzac day)?',
  },
  { event: 'WOMADelaide', words: 'womad' },
  { event: 'National Finals Rodeo', words: '(?:wrangler )?nfr|(?:the )?rodeo finals' },
  { event: 'AFL Grand Final', words: '(?:afl|footy|aussie rules) (?:grand final|grannie|granny)' },
  { event: 'AFL Grand Final', words: '(?:the )?grand final', beside: MELBOURNE },
  { event: 'NRL Grand Final', words: '(?:nrl|rugby league|league) grand final' },
  { event: 'NRL Grand Final', words: '(?:the )?grand final', beside: /\b(?:sydney|syd|nrl|accor)\b/ },
  { event: 'Boxing Day Test', words: 'boxing day (?:cricket|test match|ashes)' },
  { event: 'Adelaide 500', words: '(?:clipsal|vailo|supercars) (?:adelaide )?500|adelaide supercars' },
  {
    event: 'Formula 1 Australian Grand Prix',
    words: '(?:aussie|australian|aus|oz) (?:f1 )?(?:gp|grand prix)|(?:melbourne|melb) gp|albert park f1',
  },
  {
    event: 'Formula 1 Monaco Grand Prix',
    words: 'mona?co gp|monte[- ]carlo (?:gp|grand prix)|gp (?:de|di|von) monaco',
  },
  {
    event: 'Formula 1 Singapore Grand Prix',
    words:
      "(?:singapore|s'pore) (?:gp|night race|f1)|(?:the )?night race(?= in singapore)|marina bay (?:gp|grand prix|f1)",
  },
  { event: 'Formula 1 Las Vegas Grand Prix', words: '(?:las )?vegas gp' },
  { event: 'Formula 1 Miami Grand Prix', words: 'miami gp' },
  { event: 'Formula 1 United States Grand Prix', words: '(?:us|usa|american) (?:gp|grand prix)|austin gp|cota f1' },
  { event: 'Formula 1 Barcelona-Catalunya Grand Prix', words: '(?:barcelona|catalunya) (?:gp|f1)' },
  {
    event: 'Australian Open',
    words:
      'ausopen|happy slam|(?:the )?ao(?= (?:tennis|night|day|final|session|tickets))|(?:melbourne|melb) (?:grand slam|slam|tennis)',
  },
  { event: 'Wimbledon Championships', words: 'wimby|wimbo|wimbers' },
  { event: 'Roland-Garros', words: 'rol+and? ?gar+os|rg tennis|(?:paris|french) (?:grand slam|slam)' },
  {
    event: 'US Open Tennis',
    words: 'us open(?=[^.;]*\\b(?:tennis|new york|nyc|ny|flushing|session|ashe|court)\\b)|flushing meadows tennis',
  },
  { event: 'BNP Paribas Open', words: 'indian wells (?:tennis|masters|open)' },
  {
    event: 'Barcelona Open Banc Sabadell',
    words: 'barcelona (?:tennis )?open(?: tennis)?|trofeo conde de godo|conde de godo|(?:el )?godo',
  },
  {
    event: "Prix de l'Arc de Triomphe",
    words: "(?:the |l')?arc(?= (?:at|a|in) longchamp)|arc (?:weekend|day)|arc de triomphe (?:race|races|horse race)",
  },
  { event: "Prix de l'Arc de Triomphe", words: 'the arc(?= race)', beside: PARIS },
  { event: 'EFL Cup Final', words: '(?:carabao|league|efl) cup final' },
  {
    event: 'EFL Championship Play-Off Final',
    words: '(?:championship )?play[- ]?offs? final(?: at wembley)?',
    beside: /\b(?:wembley|championship|efl)\b/,
  },
  { event: 'FA Cup Final', words: 'f\\.?a\\.? cup(?: final)?' },
  {
    event: 'World Darts Championship',
    words:
      '(?:the )?(?:world )?darts(?= (?:at|in) (?:the )?(?:ally pally|alexandra palace))|ally pally darts|pdc(?: world)? darts',
  },
  {
    event: 'Tour de France finish',
    words:
      '(?:(?:the )?(?:finish|finale|end|final stage|last stage|last day|arrival) (?:of )?(?:the )?(?:20\\d\\d )?)?(?:le )?tour de france(?: (?:finish|finale|final stage|last stage|arrival|finishing stage))?',
  },
  { event: 'London Marathon', words: 'tcs london marathon|virgin london marathon' },
  {
    event: 'Standard Chartered Singapore Marathon',
    words: 'stan ?chart(?:ered)?(?: singapore)? (?:marathon|run)(?:,? singapore)?|scsm',
  },
  { event: 'City2Surf', words: 'city ?(?:to|2|two) ?surf' },
  { event: 'Santos Tour Down Under', words: 'tdu|tour downunder|santos tour' },
  { event: 'AWS re:Invent', words: '(?:aws )?re:? ?invent' },
  { event: 'CES', words: 'consumer electronics show' },
  { event: 'DEF CON', words: 'def ?con' },
  { event: 'Black Hat USA', words: 'black ?hat' },
  { event: 'MWC Barcelona', words: 'mobile world congress|mwc' },
  { event: 'ISE Integrated Systems Europe', words: 'ise(?= (?:barcelona|20\\d\\d|in barcelona|show))' },
  {
    event: 'Canton Fair, spring, phase 1',
    words: '(?:guangzhou|canton|chinese|china) (?:trade|import(?: and export)?|import export) fair',
  },
  { event: 'Comic Market (summer)', words: '(?:summer|natsu) comi(?:ket|ke)|comi(?:ket|ke) summer' },
  { event: 'Comic Market (winter)', words: '(?:winter |fuyu )?comi(?:ket|ke)(?: winter)?|comic market' },
  { event: 'PAX Australia', words: 'pax (?:aus(?:sie)?|au|oz)' },
  { event: 'PAX Australia', words: '(?<!\\d |\\bfor [a-z]{3,5} )pax(?= 20\\d\\d| melb)', beside: MELBOURNE },
  { event: 'Oz Comic-Con Brisbane', words: '(?:oz|aussie) ?comic-?con', beside: /\bbris(?:bane|sie|vegas)?\b/ },
  { event: 'New York Comic Con', words: 'nycc|ny comic ?-?con' },
  { event: 'Tokyo Game Show', words: 'tgs(?= (?:20\\d\\d|tokyo|in tokyo))' },
  { event: 'Tokyo E-Prix (Formula E)', words: 'formula e tokyo|tokyo formula e' },
  { event: 'Monaco E-Prix', words: 'formula e monaco|monaco formula e' },
  { event: 'National Day Parade', words: 'ndp', beside: /\b(?:singapore|s'pore|sg)\b/ },
  {
    event: 'HSBC SVNS Singapore',
    words: '(?:singapore )?(?:rugby )?(?:sevens|7s)(?: rugby)?(?: singapore)?',
    beside: /\b(?:singapore|s'pore)\b/,
  },
  { event: 'Vivid Sydney', words: 'vivid (?:lights?|light festival|light show|festival)(?: sydney)?' },
  {
    event: 'Sydney Gay and Lesbian Mardi Gras',
    words: '(?:gay )?mardi gras',
    beside: /\b(?:sydney|syd|oxford st(?:reet)?)\b/,
  },
  { event: 'WOMADelaide', words: 'womad' },
  { event: 'Governors Ball', words: "gov(?:ernor'?s|ernors')? ball" },
  { event: 'Adelaide Fringe', words: '(?:the )?fringe', beside: /\b(?:adelaide|radelaide)\b/ },
  { event: 'Melbourne Royal Show', words: '(?:the )?(?:royal )?melb(?:ourne)? show' },
  { event: 'Melbourne International Comedy Festival', words: 'melb(?:ourne)? comedy fest(?:ival)?' },
  { event: 'Ekka (Royal Queensland Show)', words: '(?:brisbane|queensland|brissie) (?:royal )?show' },
  { event: 'Sydney Royal Easter Show', words: '(?:sydney |royal )?easter show' },
  {
    event: "Macy's Thanksgiving Day Parade",
    words: "(?:the )?(?:macy'?s )?thanksgiving (?:day )?parade|(?:the )?macy'?s (?:day )?(?:parade|balloons)",
  },
  { event: "Times Square New Year's Eve", words: '(?:the )?(?:times square )?ball drop(?: in times square)?' },
  { event: 'Electric Daisy Carnival (EDC)', words: 'edc(?: (?:las )?vegas)?|electric daisy' },
  {
    event: 'Austin City Limits Festival (weekend 1)',
    words: 'acl (?:fest(?:ival)?|music fest(?:ival)?)|acl',
    beside: /\b(?:austin|fest(?:ival)?|zilker|gig|music|weekend)\b/,
  },
  { event: 'SXSW', words: 'south by south ?west|south by(?=,? austin)' },
  { event: 'Coachella Valley Music and Arts Festival (weekend 1)', words: 'chella' },
  { event: 'Stagecoach Festival', words: 'stagecoach(?: fest(?:ival)?)?' },
  { event: 'BST Hyde Park', words: 'british summer time|bst(?= (?:gig|concert|festival|show))' },
  { event: 'Lollapalooza Paris', words: 'lolla(?: paris)?', beside: PARIS },
]

const PATTERNS = NICKNAMES.map(
  (nickname) => [nickname, new RegExp(String.raw`\b(?:${nickname.words})(?![\w'-])`, 'g')] as const,
)

/** "The last stage of the 2029 Tour de France" is none that we list. */
const isOfYear = (said: string, { id }: Destination, port: Pick<PlacesPort, 'eventById'>): boolean => {
  const [year] = /20\d\d/.exec(said) ?? []
  const dates = id === undefined ? undefined : port.eventById(id)?.dates
  return year === undefined || dates === undefined || [dates.start, dates.end].some((date) => date.startsWith(year))
}

export interface NicknamedEvent {
  readonly span: Span
  readonly event: Destination
  readonly isPart?: true
}
type Port = Pick<PlacesPort, 'resolveDestination' | 'eventById'>

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

const findAll = ({ folded }: Page, port: Port): readonly NicknamedEvent[] => {
  const found: NicknamedEvent[] = []
  for (const [{ event: name, beside, isPart }, words] of PATTERNS)
    for (const { 0: said, index } of folded.matchAll(words)) {
      const span = { from: index, to: index + said.length }
      if (beside?.test(folded) === false || found.some((other) => overlap(other.span, span))) continue
      const event = port.resolveDestination(name)
      if (event?.kind !== 'event' || !isOfYear(said, event, port)) continue
      found.push({ span, event, ...(isPart === true ? { isPart } : {}) })
    }
  return found
}

const ofPage = new WeakMap<Page, readonly NicknamedEvent[]>()

/** Events by what travellers call them, among the words that nobody took; looked for once a page. */
export const eventsNicknamed = (page: Page, port: Port): readonly NicknamedEvent[] => {
  const all = ofPage.get(page) ?? findAll(page, port)
  ofPage.set(page, all)
  return all.filter(({ span }) => page.isFree(span))
}
