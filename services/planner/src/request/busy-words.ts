import { AND, TO, WEEKDAY, weekdayOf } from './vocabulary.ts'

/** What takes a day of the traveller. */
export const MATTER = String.raw`(?:(?:all|full|whole)[- ]day )?(?:(?:business |work |client |team )?meetings?|conference|workshop|seminar|(?:training )?course|training(?: course| day| session)?|hackathon|appointments?|fittings?|shoot(?:ing)?s?|filming|rehearsals?|surgery|check-?ups?|treatment|dentist|visa (?:interview|appointment)|jury duty|factory|plant|warehouse|hospital|clinic|(?:court )?hearing|(?:thesis |phd |my )?(?:defen[cs]e|viva|committee)|graduation|board meeting|call|calls|shifts?|class(?:es)?|lessons?|talk|lecture|presentation|(?:family |friend's |cousin's )?wedding|audit|trade ?(?:fairs?|shows?)|congress|symposium|convention|formation|cours|schulung|fortbildung|messe|tagung|kongress|congres|congreso|congresso|fiera|feria|feira|formacion|curso|capacitacion|formazione|corso|formacao|(?:client|customer)(?:'?s)?(?: office| site)?|office|wedding|(?:reunion|family|client|customer|business|team|work|rehearsal|gala|company) (?:dinner|lunch|drinks|party)|funeral|exam|interview|reunions?|mariage|besprechung(?:en)?|termine?|hochzeit|konferenz|boda|conferencia|riunion[ei]|matrimonio|conferenza|reunio(?:es)?|reuniao|casamento|conferencia)`
export const HAVE = String.raw`(?:(?:we |i )?(?:have|'ve got|have got|got|attend(?:ing)?|(?:i'm |i am |we're )?giving|'re at|are at|'m at|am at)|(?:we've|i've) got|(?:we're|i'm) at|(?:nous )?avons|j'ai|je suis en|nous sommes en|(?:haben|habe|hab)(?: wir| ich)?|tenemos|tengo|abbiamo|ho|temos|tenho)`
export const DAYS = String.raw`(?:the |le |les |am |an |el |los |il |na |no )?(${WEEKDAY}(?:\s*(?:,|${AND}|${TO}|or)\s*(?:on |the |am |le |el |il |na )?${WEEKDAY})*)`
const WORK = String.raw`(?:(?:have to |need to |must )?work(?:ing)?|travail(?:le|lons)|(?:muss |mussen )?(?:ich |wir )?arbeit(?:e|en)|trabaj(?:o|amos)|lavor(?:o|iamo)|trabalh(?:o|amos))`
export const ALL_DAY = String.raw`(?:(?:,? (?:all day|the whole day|full day|all of|the whole of|every|toute la journee|den ganzen tag|todo el dia|tutto il giorno|o dia (?:todo|inteiro)))(?: (?:long|on|of))?)?`
export const BEFORE = String.raw`(?:not free|not available|unavailable|busy|no time|no plans|closed(?: for us)?|blocked(?: out| off)?|occupied|(?:i'm |we're |i am |we are )?(?:tied up|busy|stuck|booked up|snowed under)(?: (?:with|at|in) (?:work|meetings|\w+))?|${WORK}|at work|in (?:meetings|the office)|(?:can't|cannot|can not|cant) (?:do|make)(?: (?:it|anything))?|nothing|${HAVE}(?: an?| the| our| my| una?| une| eine| uma| en| auf einer| em| in)? ${MATTER}|(?:(?:i'm|we're|i am|we are) (?:on|at|in) (?:an? |the )?)?${MATTER}|pas (?:libres?|disponibles?)|indisponibles?|occupes?|keine zeit|nicht (?:frei|verfugbar)|verhindert|ocupad[oa]s?|no podemos|sin tiempo|occupat[oi]|impegnat[oi]|non possiamo|nao podemos)(?: (?:is|are|ist|est|es|e|sind|sont))?`
/** "Monday and Tuesday belong to my thesis committee": the day is somebody else's. */
const BELONGS = String.raw`(?:(?:is|are)(?: all)? for(?= (?:my|our) (?:mum|mom|dad|mother|father|sister|brother|parents|family|friends?|in-laws|cousins?|work|boss))|belongs?|(?:is|are) (?:given over|devoted|dedicated|reserved|booked|set aside)|gehor(?:t|en)|appart(?:ient|iennent)|perten(?:ece|ecen|ce|cem)|appart(?:iene|engono))(?: (?:to|for|a|au|aux|al|alla|ao))?(?: (?:my|our|the|an?|mon|ma|notre|mein\w*|unser\w*|mi|mis|il|la|el|o|le|les|der|dem))?(?: (?!museum|sight|beach|garden|shopping)[\p{L}'-]+){1,3}`
const OUR = String.raw`(?:an? |the |my |our )?`
/** Who or what a day is, before what it is: "is all", "we are", "sind wir". */
const IS = String.raw`(?:(?:there is|there's|there are|is|'s|are|bin ich|sind wir|muss ich|mussen wir|we are|we're|i am|i'm|we|i|ist|sind|est|esta|e)\s+(?:(?:all|full of|nothing but|mostly|wall[- ]to[- ]wall|back[- ]to[- ]back|voller|nur) )?)?`
/** What is said of a day that is not the traveller's. */
const STATES = [
  String.raw`(?:(?:all day|den ganzen tag|toute la journee|todo el dia|tutto il giorno) )?(?:auf |bei |in |en |on |at )?(?:an? |einer |une |the )?${MATTER}`,
  WORK,
  String.raw`with (?:the |a |my |our )?(?:clients?|customers?|boss|team|suppliers?|family|parents|in-laws|kunden?|client[ei]|clientes?)`,
  String.raw`(?:a )?write-?off|gone|taken|busy|not free|not available|unavailable|blocked(?: out| off)?`,
  String.raw`(?:lost|spoken for|eaten up|swallowed(?: up)?|taken up|used up)(?: (?:by|to|on|with|in) ${OUR}${MATTER})?`,
  String.raw`off[- ]limits|no good|reserved|booked|full|out|tied up|work(?:ing)?|at work`,
  String.raw`(?:${HAVE}\s+)?(?:an? |the |my |our |una? |une |eine |uma )?${MATTER}`,
  String.raw`(?:goes|disappears|vanishes) (?:on|to|into|in|for) ${OUR}${MATTER}`,
  String.raw`(?:geht|vergeht) (?:fur|mit|auf) (?:eine[nmr]? |den |die |das )?${MATTER}`,
  String.raw`(?:haben wir |habe ich )?keine zeit|belegt|nicht frei`,
  String.raw`pas (?:libres?|disponibles?)|pris(?:e|es)?|ocupad[oa]s?|impegnat[oi]|occupat[oi]`,
]
const STATE = `${IS}(?:${STATES.join('|')})`
export const AFTER = `(?:${BELONGS}|${STATE})`
const EACH_DAY = new RegExp(WEEKDAY, 'g')
const RANGE = new RegExp(String.raw`^${WEEKDAY}\s*(?:${TO})\s*(?:on |the )?${WEEKDAY}$`)
export const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const WEEK = 7

/** Weekdays of a list, or from the first to the last. */
export const daysIn = (list: string): readonly number[] => {
  const days = [...list.matchAll(EACH_DAY)].map(([word]) => weekdayOf(word))
  const [first = 0, last = 0] = days
  return RANGE.test(list)
    ? Array.from({ length: ((last - first + WEEK) % WEEK) + 1 }, (_, i) => (first + i) % WEEK)
    : days
}
