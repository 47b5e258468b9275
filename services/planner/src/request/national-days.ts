import { easterSunday } from '@site/contracts/movable-feasts'
import { addDays, weekday } from '../itinerary/days.ts'
import { byCountry, fixed, nthOf, on, weekdayOnOrAfter, yearly, type Feast } from './feast-rules.ts'

const [MONDAY, WEDNESDAY, SUNDAY] = [0, 2, 6]
/** Weekends are called by the feast without its "day": "MLK weekend". */
const DAY = '(?: day|(?= (?:long )?week-?end))'
const LONG_WEEKEND = '(?:bank|public) holiday(?: monday)?'

/** Days of one country, and days whose date depends on the country: those of the trip's first city. */
export const NATIONAL_DAYS: readonly Feast[] = [
  fixed('australia day|invasion day', 26, 1),
  fixed(`anzac${DAY}`, 25, 4),
  fixed('waitangi day', 6, 2),
  byCountry(
    "(?:king|queen)'?s birthday",
    {
      AU: nthOf(2, MONDAY, 6),
      NZ: nthOf(1, MONDAY, 6),
      TH: on(28, 7),
    },
    nthOf(2, MONDAY, 6),
  ),
  // The states of Australia differ: that of New South Wales.
  byCountry(
    `labou?r${DAY}`,
    {
      US: nthOf(1, MONDAY, 9),
      CA: nthOf(1, MONDAY, 9),
      AU: nthOf(1, MONDAY, 10),
      NZ: nthOf(4, MONDAY, 10),
      JP: on(23, 11),
    },
    on(1, 5),
  ),
  yearly(`(?:mlk|martin luther king(?:,? jr\\.?)?)${DAY}`, nthOf(3, MONDAY, 1)),
  yearly(`president'?s'?${DAY}`, nthOf(3, MONDAY, 2)),
  yearly(`memorial${DAY}`, nthOf(-1, MONDAY, 5)),
  fixed('juneteenth', 19, 6),
  yearly(`(?:columbus|indigenous peoples?'?s?)${DAY}`, nthOf(2, MONDAY, 10)),
  fixed('fourth of july|4th july|july fourth|july the (?:4th|fourth)', 4, 7),
  fixed(`canada${DAY}`, 1, 7),
  yearly('victoria day', weekdayOnOrAfter(MONDAY, 18, 5)),
  yearly(`(?:spring|whitsun|(?:late|end of|last) may) ${LONG_WEEKEND}`, nthOf(-1, MONDAY, 5)),
  yearly(`(?:early |first )?may ${LONG_WEEKEND}`, nthOf(1, MONDAY, 5)),
  yearly(`(?:august|summer) ${LONG_WEEKEND}`, nthOf(-1, MONDAY, 8)),
  byCountry(
    "father'?s day",
    { AU: nthOf(1, SUNDAY, 9), NZ: nthOf(1, SUNDAY, 9), IT: on(19, 3), ES: on(19, 3), PT: on(19, 3) },
    nthOf(3, SUNDAY, 6),
  ),
  byCountry('independence day|dia de (?:la )?independencia|dia da independencia', {
    US: on(4, 7),
    MX: on(16, 9),
    BR: on(7, 9),
    IN: on(15, 8),
    ID: on(17, 8),
    MY: on(31, 8),
    PH: on(12, 6),
    VN: on(2, 9),
    AR: on(9, 7),
    CO: on(20, 7),
    PE: on(28, 7),
    FI: on(6, 12),
    PL: on(11, 11),
    GR: on(25, 3),
  }),
  byCountry(
    'republic day|festa della repubblica|ponte del 2 giugno',
    { IN: on(26, 1), IT: on(2, 6), TR: on(29, 10), PT: on(5, 10) },
    on(2, 6),
  ),
  byCountry('constitution day', { NO: on(17, 5), ES: on(6, 12), DK: on(5, 6), PL: on(3, 5), JP: on(3, 5) }),
  fixed('syttende mai', 17, 5),
  fixed('(?:puente (?:de (?:la )?)?|dia de la )(?:constitucion|diciembre)', 6, 12),
  fixed('dia de la hispanidad|puente del pilar|fiesta nacional de espana', 12, 10),
  fixed('(?:dia|diada|fiesta) de sant jordi', 23, 4),
  fixed('(?:fiestas? de |la )(?:la )?merce', 24, 9),
  fixed('(?:las )?fallas(?: de valencia)?', 15, 3),
  fixed('(?:fiestas? de |feria de )san isidro', 15, 5),
  yearly('(?:la )?tomatina', nthOf(-1, WEDNESDAY, 8)),
  fixed('festa della liberazione|liberation day|dia da liberdade|(?:feriado de )?25 de abril', 25, 4),
  fixed('santos populares|festas? de lisboa|(?:noite|festas?) de santo antonio', 12, 6),
  fixed('dia de portugal', 10, 6),
  fixed(
    'bastille(?: ?day|(?= (?:long )?week-?end))|quatorze juillet|franzosische[rn]? nationalfeiertag|(?:dia de la|presa della|dia da) (?:bastilla|bastiglia|bastilha)',
    14,
    7,
  ),
  byCountry(
    '(?:la )?fete nationale|nationalfeiertag|national day(?! parade)|fiesta nacional|festa nazionale|dia nacional',
    {
      FR: on(14, 7),
      BE: on(21, 7),
      CH: on(1, 8),
      AT: on(26, 10),
      SG: on(9, 8),
      CN: on(1, 10),
      ES: on(12, 10),
      AE: on(2, 12),
      SA: on(23, 9),
      QA: on(18, 12),
      LU: on(23, 6),
      HU: on(20, 8),
      SE: on(6, 6),
      TW: on(10, 10),
      IT: on(2, 6),
      PT: on(10, 6),
    },
  ),
  fixed('swiss national day|bundesfeier(?:tag)?', 1, 8),
  fixed('(?:tag der )?deutschen? einheit|german unity day|unity day', 3, 10),
  fixed('reformationstag', 31, 10),
  // On the Saturday before where the 27th is a Sunday.
  yearly("king'?s ?day|koningsdag|konigstag|(?:jour|fete) du roi|dia del rey|festa del re|dia do rei", (year) => {
    const day = on(27, 4)(year)
    return weekday(day) === SUNDAY ? addDays(day, -1) : day
  }),
  fixed('bevrijdingsdag|dutch liberation day', 5, 5),
  fixed('walpurgis(?:nacht| night)|valborg', 30, 4),
  yearly('basler fasnacht|fasnacht in basel', (year) => addDays(easterSunday(year), -41)),
]
