import { easterSunday, lunarNewYear } from '@site/contracts/movable-feasts'
import { addDays } from '../itinerary/days.ts'
import { dateOf } from './calendar.ts'
import {
  afterEaster,
  easternEaster,
  fixed,
  nextOf,
  nthOf,
  ofChina,
  ofIslam,
  ofIsrael,
  weekdayOnOrAfter,
  written,
  yearly,
  type Feast,
} from './feast-rules.ts'
import { NATIONAL_DAYS } from './national-days.ts'

const [SUNDAY, THURSDAY, FRIDAY] = [6, 3, 4]
const FOURTH_THURSDAY = nthOf(4, THURSDAY, 11)
const SECOND_MONDAY = nthOf(2, 0, 10)

/** A weekend is called by the feast without its "day": "Paddy's weekend". */
const DAY = '(?: ?day|(?= (?:long )?week-?end))'
const SAINT = String.raw`(?:st\.?|saint) `

/** Feasts that travellers give instead of a date, folded; the longer names before those that they hold. */
export const FEASTS: readonly Feast[] = [
  {
    words:
      "(?:chinese|lunar|vietnamese) new year(?:'?s)?|cny|seollal|tet(?: nguyen dan| holiday)?|spring festival|nouvel an (?:chinois|lunaire)|chinesische[sn]? neujahr(?:sfest)?|ano nuevo (?:chino|lunar)|capodanno (?:cinese|lunare)|ano novo (?:chines|lunar)",
    date: (from) => {
      const year = Number(from.slice(0, 4))
      return [lunarNewYear(year), lunarNewYear(year + 1)].find((day) => day !== null && day >= from) ?? null
    },
  },
  fixed('songkran|(?:thai|khmer|lao) new year|nouvel an thai|thailandische[sn]? neujahr', 13, 4),
  { words: '(?:jewish new year|rosh ha-?shanah?)', date: ofIsrael(['1 Tishri']) },
  { words: 'yom kippur', date: ofIsrael(['10 Tishri']) },
  { words: '(?:c?hanukk?ah?)', date: ofIsrael(['25 Kislev']) },
  { words: 'purim', date: ofIsrael(['14 Adar', '14 Adar II']) },
  { words: 'passover|pesach|pessah', date: ofIsrael(['15 Nisan']) },
  { words: 'nowruz|norouz|persian new year', date: (from) => dateOf(20, 3, null, from) },
  { words: 'islamic new year|muharram', date: ofIslam(['1/1']) },
  { words: 'ramadh?an|ramzan|ramazan', date: ofIslam(['9/1']), lasts: 29 },
  { words: 'ramad[ah]n', date: ofIslam(['9/1']) },
  { words: 'eid (?:al|ul)[- ]?adha|hari raya haji|kurban bayrami|bakrid', date: ofIslam(['12/10']) },
  {
    words: 'hari raya(?: (?:puasa|aidilfitri))?|ramazan bayrami|eid (?:al|ul)[- ]?fitr',
    date: ofIslam(['10/1']),
  },
  { words: 'eid', date: ofIslam(['10/1', '12/10']) },
  { words: 'mid-?autumn(?: festival)|moon ?cake festival|moon festival|chuseok', date: ofChina(['8/15']) },
  { words: 'dragon boat festival|duanwu', date: ofChina(['5/5']) },
  { words: "buddha'?s birthday", date: ofChina(['4/8']) },
  { words: 'vesak(?: day)?|visakha bucha', date: ofChina(['4/15']) },
  { words: 'loy krathong|yi peng', date: ofChina(['10/15']) },
  // New moon of the Hindu month Kartika, and the day after full moon of Phalguna, a table to be compared with India's gazetted holidays.
  written('diwali|deepavali|divali', '2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14'),
  written('holi', '2027-03-22 2028-03-11 2029-03-01 2030-03-20 2031-03-09'),
  fixed("new year'?s day|jour de l'an|nouvel an|neujahr(?:stag)?|ano nuevo|ano novo", 1, 1),
  fixed(
    "new year'?s? eve|nye|hogmanay|reveillon(?! de noel)|(?:nuit de la )?saint[- ]sylvestre|silvester(?:nacht|abend)?|jahreswechsel|noche ?vieja|fin de ano|notte di san silvestro|ultimo dell'anno|vespera de ano novo|passagem de ano|virada(?: do ano)?",
    31,
    12,
  ),
  { ...fixed("new year(?:'?s)?|capodanno", 31, 12), leadsInto: true },
  fixed(
    '(?:christmas|xmas|x-mas) eve|reveillon de noel|heiligabend|heilig abend|nochebuena|vigilia di natale|vespera de natal',
    24,
    12,
  ),
  fixed(
    `boxing ?day|${SAINT}stephen'?s day|lendemain de noel|zweiter? weihnachtstag|stephanstag|san esteban|santo stefano`,
    26,
    12,
  ),
  fixed('christmas(?: ?day)?|x-?mas(?: day)?|ch?rimbo|noel|weihnachten|navidad(?:es)?|natale|natal', 25, 12),
  fixed(
    "epiphany|three kings'?(?: day)?|(?:dia de |fiesta de )?(?:los )?reyes(?: magos)?|epifania|befana|dreikonig(?:e|stag)?|dia de reis",
    6,
    1,
  ),
  fixed('burns (?:night|supper)', 25, 1),
  fixed("valentine'?s?(?: day)?|v-day|(?:la )?saint[- ]valentin|valentinstag|san valentin|san valentino", 14, 2),
  fixed("(?:international )?women'?s day", 8, 3),
  fixed(
    String.raw`${SAINT}(?:patrick|paddy|patty|pat)'?s(?: ?day)?(?!['’]?s? (?:cathedral|church|street|park|close|bridge|hospital))|(?:patrick|paddy|patty)'?s${DAY}|saint[- ]patrick(?!')|${SAINT}patrickstag|san patricio|san patrizio|sao patricio`,
    17,
    3,
  ),
  fixed("april fool'?s?(?: day)?", 1, 4),
  fixed(
    'may day|premier mai|fete du travail|tag der arbeit|maifeiertag|dia del trabaj(?:o|ador)|festa (?:del lavoro|dei lavoratori)|dia do trabalh(?:o|ador)',
    1,
    5,
  ),
  fixed('cinco de mayo', 5, 5),
  fixed('fete de la musique|make music day|summer solstice', 21, 6),
  fixed(
    '(?:noche|nit|fiesta|festa) (?:de|di) (?:san|sant|sao) (?:juan|joan|joao|giovanni)|(?:festas? de|noite de) sao joao|fete de la saint[- ]jean',
    23,
    6,
  ),
  {
    words: "midsummer(?:'?s)?(?: eve)?|midsommar|mittsommer",
    date: (from) => nextOf(weekdayOnOrAfter(FRIDAY, 19, 6), from),
  },
  fixed('tanabata', 7, 7),
  fixed('san fermin|sanfermines|running of the bulls', 7, 7),
  fixed('o-?bon(?: festival| week)', 13, 8),
  fixed("ferragosto|(?:l')?assomption|maria himmelfahrt|assumption day", 15, 8),
  // The first of China's is that of its National Day, the first of Japan's is Showa Day.
  {
    words: 'golden week',
    lasts: 7,
    date: (from, country) => (country === 'CN' ? dateOf(1, 10, null, from) : dateOf(29, 4, null, from)),
  },
  fixed("hallowe'?en", 31, 10),
  fixed("all saints'?(?: day)?|(?:la )?toussaint|allerheiligen|todos los santos|ognissanti|todos os santos", 1, 11),
  fixed(
    'day of the dead|dia de (?:los )?muertos|jour des morts|tag der toten|giorno dei morti|dia de (?:los mortos|finados)|all souls(?: day)?',
    1,
    11,
  ),
  fixed("bonfire night|guy fawkes(?:'? (?:night|day))?|fireworks night", 5, 11),
  fixed("armistice day|remembrance day|veterans'? day|(?:le )?11 novembre", 11, 11),
  {
    words: `thanksgiving(?: day)?|turkey day|action de graces|erntedankfest|accion de gracias|giorno del ringraziamento`,
    date: (from, country) => nextOf(country === 'CA' ? SECOND_MONDAY : FOURTH_THURSDAY, from),
  },
  { words: 'black friday', date: (from) => addDays(nextOf(FOURTH_THURSDAY, addDays(from, -1)), 1) },
  fixed('sinterklaas|pakjesavond', 5, 12),
  fixed(`${SAINT}nicholas'? day|nikolaustag`, 6, 12),
  fixed("(?:ponte dell')?immacolata|immaculate conception|inmaculada|imaculada", 8, 12),
  fixed(`(?:${SAINT})?lucia day|luciatag`, 13, 12),
  yearly('(?:orthodox|greek) easter', easternEaster),
  afterEaster('weiberfastnacht|weiberfasching|altweiber', -52),
  afterEaster('rosenmontag', -48),
  { ...afterEaster('mardi gras', -47), isEvent: true },
  afterEaster(
    'fat tuesday|shrove tuesday|pancake (?:day|tuesday)|faschingsdienstag|martes de carnaval|martedi grasso',
    -47,
  ),
  // Its Saturday, when the days of the parades begin.
  {
    ...afterEaster('carnival(?! cruises?)|carnaval|carnevale|karneval|fasching|fastnacht|fasnacht', -50),
    isEvent: true,
  },
  afterEaster('ash wednesday|aschermittwoch|mercredi des cendres|miercoles de ceniza', -46),
  yearly('mothering sunday', (year) => addDays(easterSunday(year), -21)),
  afterEaster('palm sunday|(?:dimanche des )?rameaux|palmsonntag|domingo de ramos|domenica delle palme', -7),
  afterEaster('maundy thursday|jeudi saint|grundonnerstag|jueves santo|giovedi santo|quinta-feira santa', -3),
  afterEaster('good friday|vendredi saint|karfreitag|viernes santo|venerdi santo|sexta-feira santa', -2),
  afterEaster(
    'easter saturday|holy saturday|samedi saint|karsamstag|ostersamstag|sabado santo|sabato santo|sabado de aleluia',
    -1,
  ),
  afterEaster('easter monday|lundi de paques|ostermontag|lunes de pascua|pasquetta|lunedi di pasqua', 1),
  // Its great days are from Thursday on.
  afterEaster('semana santa|holy week|settimana santa|karwoche', -3),
  afterEaster('easter(?: sunday)?|paques|ostern|pascua|pasqua|pascoa', 0),
  afterEaster("ascension(?: day)?|(?:christi )?himmelfahrt|vatertag|(?:pont de )?l'ascension", 39),
  afterEaster('whit monday|lundi de pentecote|pfingstmontag|lunes de pentecostes', 50),
  afterEaster('whit sunday|pentecost|pentecote|pfingsten|pentecostes|pentecoste', 49),
  afterEaster('corpus christi(?! (?:college|church|cathedral|tx|texas))|fronleichnam|fete-dieu|corpus domini', 60),
  yearly("mother'?s day|muttertag|fete des meres|dia de la madre|festa della mamma|dia das maes", nthOf(2, SUNDAY, 5)),
  fixed('winter solstice', 21, 12),
  ...NATIONAL_DAYS,
]
