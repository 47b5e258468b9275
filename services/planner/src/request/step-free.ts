import type { TripRequest } from '@site/contracts/trip-request'
import { noteEach, withHard, type Reader } from './finding.ts'
import { NO_STAIRS } from './stairs.ts'

const STEP_FREE = new RegExp(
  String.raw`\b(?:(?:in|uses?|using|with|by|need|needs|im|mit|en|avec|in|em|con|com) )?(?:(?:a|an|our|my|her|his|une?|einem?|einen|una|uma) )?(?:${[
    'wheelchairs?(?: (?:user|users|accessible|access|friendly))?|step[- ]?free(?: (?:access|routes?|only))?|strollers?|prams?|pushchairs?|buggy|buggies',
    "(?:power|electric|motori[sz]ed) ?(?:wheel)?chairs?(?: users?)?|(?:wheelie|wheely|wheeled|four[- ]wheel(?:ed)?) (?:walkers?|frames?)|(?:on|with|uses|using) (?:(?:two|2|her|his|my) )?(?:walking )?sticks|(?:stairs|steps) (?:are|is) (?:totally |completely |absolutely |just )?(?:out(?: of the question)?|impossible|not (?:possible|an option|on)|no good|beyond (?:me|us|him|her|them)|a no[- ]?go)|(?:no way|not able|unable) (?:to (?:do|climb|manage|use) )?(?:any )?(?:stairs|steps)|(?:walking|zimmer) frames?|walks? (?:only )?(?:with|on) (?:a|her|his|my) (?:frame|stick|cane|rollator)|zimmers?|rollators?|(?<!\\b(?:is|am|are) (?:the|an?|a keen|a good|a great|a big) )walkers?(?! )|(?:walk(?:s|ing)? with )?(?:a )?(?<!\\b(?:il|un|nostro|mio|vostro|suo|col) )(?:cane|walking stick)|(?:stairs|steps) (?:are|is) (?:a |very |really |too )?(?:problem|issue|hard|difficult|tricky|trouble|much)(?: for (?:me|us|him|her|them))?|(?:lifts?|elevators?) (?:(?:are|is) )?(?:essential|needed|necessary|a must|required|please)|(?:need|needs|must have)(?: an?)? (?:lifts?|elevators?)|crutch(?:es)?|walking sticks?|(?:(?:only |just )?(?:ramps?|lifts?|elevators?)(?: (?:and|or|&) (?:ramps?|lifts?|elevators?))* only)|(?:disabled|handicap(?:ped)?) access|mobility (?:scooters?|aids?)|(?:no|avoid|few|minimal|cannot climb|can't climb|(?:can't|cannot|can not|cant) (?:manage|do|use|handle|climb)|without) (?:the |any )?(?:stairs|steps)|barrier[- ]free",
    "fauteuils? roulants?|deambulateurs?|bequilles?|poussettes?|sans (?:escaliers?|marches)|pas d'escaliers?|(?:escaliers?|marches) (?:(?:sont|est) )?(?:impossibles?|exclus?|hors de question)|accessible pmr|pmr",
    'rollstuhl\\w*|krucken|gehhilfen?|gehstock|barrierefrei\\w*|kinderwagen|keine (?:treppen|stufen)|treppen (?:gehen|sind|kommen) (?:gar )?(?:nicht(?: infrage| in frage)?|unmoglich)|elektrorollstuhl|ohne (?:treppen|stufen)|stufenlos',
    'silla (?:de ruedas(?: electrica)?|electrica)|(?:las )?escaleras (?:son )?imposibles|muletas?|andador|baston|(?:sin|nada de) (?:escaleras|escalones)|cochecito|carrito(?: de bebe)?',
    'sedia a rotelle|(?:le )?scale (?:sono )?(?:impossibili|escluse|fuori discussione)|stampell[ae]|deambulatore|girello|carrozzina|passeggino|(?:senza|niente|no) (?:scale|gradini|barriere)|bastone',
    'cadeira de rodas|(?:as )?escadas (?:sao )?(?:impossiveis|fora de questao)|andarilho|bengala|(?:sem|nada de) (?:escadas|degraus)|carrinho de bebe',
  ].join('|')})\b`,
  'g',
)
/** Before the single words: of "kann keine Treppen steigen" they would leave the verb. */
const STAIRS = new RegExp(String.raw`\b(?:${NO_STAIRS.join('|')})(?!\w)`, 'g')

const UP = '(?:lifts?|elevators?|ramps?|escalators?)'
const DOWN = String.raw`(?:flights? of )?(?:stairs|steps|staircases?|stairways?)`
const IS = '(?:,? (?:are|is))?(?: an?)?:? '
const LIFTS_YES = `${UP}${IS}(?:yes|ok(?:ay)?|fine|good|welcome|please|only)`
const STAIRS_NO = `${DOWN}${IS}(?:no(?:t|pe)?|never|out|impossible)`
const COPES = `(?:(?:can |he |she |they |we |i )*(?:manages?|copes? with|does|do|fine with|ok(?:ay)? with|good with) )`
const THEN = '[,;:.]? (?:(?:and|but|mais|aber|pero|ma|mas|et|und|y|e) )?'
/** "Lifts yes, staircases no": read before what is left out by its name. */
const LIFTS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:it is|it's|just) )?(?:${[
    `${COPES}${UP},? (?:but |and )?(?:not|no|never) (?:the |any )?${DOWN}`,
    `${LIFTS_YES}${THEN}${STAIRS_NO}`,
    `${STAIRS_NO}${THEN}${LIFTS_YES}`,
    `${STAIRS_NO}(?= *(?:$|[,.;!)]))`,
    `(?:no|without|avoid(?:ing)?|minus) (?:the |any |more )?${DOWN}`,
    `(?:ascenseurs? oui${THEN})?(?:escaliers?|marches) non(?:${THEN}ascenseurs? oui)?`,
    `(?:(?:aufzuge?|lifte?|fahrstuhl|rampen?) ja${THEN})?(?:treppen?|stufen) nein(?:${THEN}(?:aufzuge?|lifte?|fahrstuhl|rampen?) ja)?`,
    `(?:ascensor(?:es)? si${THEN})?escaleras no(?:${THEN}ascensor(?:es)? si)?`,
    `(?:ascensor[ei] si${THEN})?scale no(?:${THEN}ascensor[ei] si)?`,
    `(?:elevador(?:es)? sim${THEN})?escadas nao(?:${THEN}elevador(?:es)? sim)?`,
  ].join('|')})(?!\p{L})`,
  'gu',
)
export const readLiftsOnly = (reader: Reader): void => noteEach(reader, [LIFTS], NOTED)

const NOTED = {
  key: 'step-free',
  label: 'Step-free',
  value: 'step-free ways',
  apply: (trip: TripRequest) => withHard(trip, { stepFree: true }),
}
/** Whether steps are in the way. */
export const readStepFree = (reader: Reader): void => noteEach(reader, [STAIRS, STEP_FREE], NOTED)
