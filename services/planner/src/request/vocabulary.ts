import { isFunctionWord } from './function-words.ts'

/** Words of a request in English, French, German, Spanish, Italian and Portuguese, folded. Sources of regular expressions. */

/** Of a list of words, as the alternatives of a pattern; the longest first, so that no word hides a longer one. */
export const oneOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')

const NUMBER_WORDS: Readonly<Record<number, string>> = {
  1: 'a an one un une ein eine einen einem una uno um uma',
  2: 'two couple deux zwei dos due dois duas pair',
  3: 'three trois drei tres tre',
  4: 'four quatre vier cuatro quattro quatro',
  5: 'five cinq funf fuenf cinco cinque',
  6: 'six sechs seis sei',
  7: 'seven sept sieben siete sette sete',
  8: 'eight huit acht ocho otto oito',
  9: 'nine neuf neun nueve nove',
  10: 'ten dix zehn diez dieci dez',
  11: 'eleven onze elf once undici',
  12: 'twelve douze zwolf doce dodici doze',
  13: 'thirteen treize dreizehn trece tredici treze',
  14: 'fourteen quatorze vierzehn catorce quattordici',
  15: 'fifteen quinze funfzehn quince quindici',
  16: 'sixteen seize sechzehn dieciseis sedici dezesseis',
  17: 'seventeen siebzehn diecisiete diciassette dezessete',
  18: 'eighteen achtzehn dieciocho diciotto dezoito',
  19: 'nineteen neunzehn diecinueve diciannove dezenove',
}
const valueOfWord = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
)
/** A whole number in words. */
export const NUMBER_WORD = `(?:${oneOf([...valueOfWord.keys()])})`
/** A whole number in digits or words. */
export const NUMBER = `(?:\\d{1,3}|${NUMBER_WORD})`
/** Words that count without the thing counted behind them: no article, and no word that says something else in English. */
export const COUNT_WORD = `(?:${oneOf(['one', ...[...valueOfWord].flatMap(([word, value]) => (value > 1 && !/^(?:once|elf|sept|couple|pair|due)$/.test(word) ? [word] : []))])})`
export const numberOf = (word: string): number => valueOfWord.get(word) ?? Number(word)

const MONTHS: readonly string[] = [
  'january janvier januar enero gennaio janeiro jan janv jaenner janner ene genn gen',
  'february fevrier februar febrero febbraio fevereiro feb fev febr',
  'march mars marz maerz marzo marco',
  'april avril abril aprile apr avr abr',
  'may mai mayo maggio maio mag',
  'june juin juni junio giugno junho jun giu',
  'july juillet juli julio luglio julho jul juil lug',
  'august aout agosto aug ago',
  'september septembre septiembre settembre setembro sep sept',
  'october octobre oktober octubre ottobre outubro oct okt ott',
  'november novembre noviembre novembro nov',
  'december decembre dezember diciembre dicembre dezembro dec dez dic',
]
const monthOfWord = new Map(MONTHS.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)))
export const MONTH = `(?:${oneOf([...monthOfWord.keys(), 'mar'])})`
/** 1 to 12. */
export const monthOf = (word: string): number => (word === 'mar' ? 3 : (monthOfWord.get(word) ?? 0))

const WEEKDAYS: readonly string[] = [
  'monday mondays lundi montag montags lunes lunedi segunda-feira segunda mon',
  'tuesday tuesdays mardi dienstag dienstags martes martedi terca-feira tue tues',
  'wednesday wednesdays mercredi mittwoch miercoles mercoledi quarta-feira wed weds',
  'thursday thursdays jeudi donnerstag jueves giovedi quinta-feira thu thur thurs',
  'friday fridays vendredi freitag freitags viernes venerdi sexta-feira sexta fri',
  'saturday saturdays samedi samstag samstags sonnabend sabado sabato sat',
  'sunday sundays dimanche sonntag sonntags domingo domenica sun',
]
const GERMAN_DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']
const GERMAN_HALVES = ['morgen', 'fruh', 'vormittag', 'mittag', 'nachmittag', 'abend', 'nacht']
const weekdayOfWord = new Map([
  ...WEEKDAYS.flatMap((words, at) => words.split(' ').map((word) => [word, at] as const)),
  // "Freitagabend" is one word.
  ...GERMAN_DAYS.flatMap((day, at) => GERMAN_HALVES.map((half) => [`${day}${half}`, at] as const)),
])
export const WEEKDAY = `(?:${oneOf([...weekdayOfWord.keys()])})`
/** A text without one has no weekday, nor what is said of one. */
export const ANY_WEEKDAY = new RegExp(String.raw`\b${WEEKDAY}`)
/** Not "sun", "sat" or "mon", nor the Portuguese ordinals. */
export const FULL_WEEKDAY = `(?:${oneOf([...weekdayOfWord.keys()].filter((word) => word.length > 3 && !/^(?:segunda|sexta)$/.test(word)))})`
/** Weekdays cut to three letters, as timetables have them: words of other things unless a number follows. None that is a month too. */
const SHORT_WEEKDAYS: readonly string[] = ['lun', '', 'mer mie qua', 'jeu jue gio', 'ven vie', 'sam sab', 'dim dom']
const shortWeekdays = new Map(
  SHORT_WEEKDAYS.flatMap((words, at) => (words.match(/\w+/g) ?? []).map((word) => [word, at] as const)),
)
export const SHORT_WEEKDAY = String.raw`(?:${oneOf([...shortWeekdays.keys()])})\b\.?(?= ?\d)`
/** 0 = Monday … 6 = Sunday. */
export const weekdayOf = (word: string): number =>
  weekdayOfWord.get(word) ?? shortWeekdays.get(word.replace('.', '')) ?? -1

/** Between two ends of a range or two items of a list. */
export const AND = "(?:and|et|und|y|e|&|\\+|plus|then|puis|dann|luego|poi|depois|'?n'?(?= ))"
/** Leads from one city of a trip to the next, after `AND` or without it. */
export const NEXT =
  '(?:after (?:that|this|which)|afterwards|thereafter|from there|next(?= (?:to|in|is|up|it)\\b)|danach|anschliessend|im anschluss|von dort|ensuite|apres(?: cela| ca)?|despues|luego|a continuacion|de alli|dopo(?: di che)?|poi|da li|depois(?: disso)?|em seguida)'
export const TO = `(?:-|to|until|till|through|thru|au|a|bis|bis zum|hasta|al|all'|fino al|ate|ao)`

/** Words that say nothing by themselves; what is left of a text without them is quoted. */
export const FILLERS: ReadonlySet<string> = new Set(
  `w r u ur pls plz thx ty hubby i've puis a an the this that these our my your their his her its in on at to of for from by with and or plus then also just please thanks thank hi hello hey
  dear kind regards plan make give show create build me us we i i'm im i'd id we're were we'd we'll i'll will would could can may be is are am was have has
  had do does like want need looking look go going come coming visit visiting travel travelling traveling trip trips holiday holidays vacation getaway
  break tour itinerary schedule journey stay staying spend spending day days night nights week some any there here it as so but if while during
  around about near close nearby next around please possible help suggest recommend city place places time food eat eating eats meals option options friendly
  into through via per each total max maximum budget under love loves ideally preferably prefer mostly mainly really very too much more less most one us all
  zeit temps tiempo freunde freunden freundinnen amis amigos amigas amici what you think know see ll ve re s t d m ok okay
  le la les l un une des du de d au aux et ou pour avec sans par en dans chez sur nous je j on vous mon ma mes notre nos ce cette voyage sejour
  vacances jours jour nuits nuit semaine svp merci bonjour aimerions aimerais voudrais voudrions sommes suis est sont aller visiter planifier fais fait partir partons
  der die das den dem des ein eine einen einem einer und oder mit ohne fur nach in im am an auf aus bei vom von zu zum zur wir ich sind bin ist
  reise urlaub tage tag nachte nacht bitte danke hallo mochten mochte wollen will gerne plane planen uns mir mein unsere unser essen kurzreise stadtereise
  el los las del al una unos unas y o u con sin por para en a de que somos soy es son viaje viajes vacaciones dias dia noches noche quiero queremos
  gracias hola favor nuestro nuestra mi mis ir visitar comida
  il lo gli i uno di da del della dei delle al alla nel nella e o con senza per su siamo sono sia viaggio vacanza giorni giorno notti notte vorrei
  vorremmo grazie ciao favore nostro nostra mio mia andare visitare ore
  os as um uma do da dos das no na nos nas e ou com sem por para em ao a somos sou viagem ferias dias dia noites noite quero queremos obrigado
  obrigada ola nosso nossa meu minha ir visitar`.split(/\s+/),
)

/** Kind words about a trip that ask for nothing. */
const SMALL_TALK = new Set(
  'heya howdy brilliant fantastic marvellous tips tip advice suggestions recommendations itineraire itinerario itinerari itineraires roteiro reiseplan programme programm programma programa stadtetrip citytrip good nice lovely great short quick fun big perfect wonderful amazing beautiful rythme tempo ritmo fine ok okay cool starting beginning yes veux fahren who kann only'.split(
    ' ',
  ),
)
/** Words that only tie what was understood to its clause: "our flight leaves at 13:15", "parks above all", "my mother uses a pram". */
const TYING = new Set(
  `between two arriving arrive arrives arrival leaving leave leaves departing departs departure landing lands flight flights fly flying train trains home back
  law grandma avo nonna abuela oma gran granny nan opa papa mamma maman mama mamie papy
  weiter must keep keeping above surtout pack packing squeeze adore adores enjoy enjoys appreciate fond keen big huge fan fans crazy mad passionate
  repart repartons land adore uses use using usa mother father mum mom dad grandmother grandfather grandma grandpa parents wife husband partner son daughter sister brother friend
  tickets ticket seats race game match parade concert show event celebrate celebrating attend attending watch watching catch seeing book booked
  starting start starts beginning begin begins end ends ending finish each both altogether exactly only just extra also even still
  possible absolutely definitely certainly essential important
  wohnen ubernachten schlafen wohne ubernachte logeons dormons alojamos hospedamos alloggiamo dormiamo ficamos fliege fliegen ruckflug hinflug heimflug
  zuruck runs lasts heading headed docks dock docking docked ship moored berths retired pensioners rentner retraites jubilados pensionati aposentados
  piacciono piace definite ferry ferries sleeper bus coach abreise anreise proper tix sessions session evenings shows every year years center centre incl including inclusive included strict severe sharp rest focus town hotel best peak opening onwards around pleeease obviously sorry hopefully
  reservee reserve gebucht reserviert reservada reservado prenotata prenotato marcada marcado
  liegt sitzt compris inbegriffen incluido incluso ganz power pull pulls carer pushchair hospital couple of last
  stopover stop-over layover retour ryanair easyjet jetstar qantas lufthansa emirates finnair wizz eurostar airline airlines carrier
  vuelta regreso retorno ritorno rientro volta regresso ruckreise ruckfahrt heimfahrt heimreise hinfahrt return returning llegamos chegamos arriviamo volvemos voltamos torniamo rentrons
  vedere assolutamente voir absolument arrivee depart vol unbedingt sehen ankunft abflug flug imprescindible ver llegada salida vuelo
  sobre todo vor allem soprattutto sobretudo chegada saida voo volo arrivo partenza aller mere pere madre padre mae pai mutter vater`.split(
    /\s+/,
  ),
)
export const isTying = (word: string): boolean => TYING.has(word)
/** Whether a word says nothing by itself. */
export const isIdle = (word: string): boolean => FILLERS.has(word) || SMALL_TALK.has(word) || isFunctionWord(word)
