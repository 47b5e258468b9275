import type { ClosedKind, Closure } from './closure-rows.ts'

/** Kinds of a country on the days that most of them close, by what museums say on their own sites and by the laws of shop hours. */
type UsualRow = readonly [country: string, rule: string, holiday: string, what: string, kinds: readonly ClosedKind[]]

const museums = ['museums and galleries', ['museum']] as const
/** Where museums close on Christmas Day, what else sells tickets does too. */
const attractions = ['museums and attractions', ['museum', 'attraction']] as const

const shops = ['shops and markets', ['shop', 'market']] as const
const markets = ['markets', ['market']] as const

/** Markets of the day after Christmas, where it is a holiday: https://boroughmarket.org.uk, https://www.ladenschluss.de */
const SECOND_DAY = ['GB', 'IE', 'DE', 'AT', 'CH', 'NL', 'HU', 'CZ', 'PL', 'IT'] as const
/**
 * Where Christmas is a holiday shops and markets close, by laws as of England (Christmas Day (Trading) Act 2004), New Zealand (Shop Trading
 * Hours Act 1990), Germany (Ladenschlussgesetz) and Ontario (Retail Business Holidays Act), and markets on the first day of the year.
 */
const CHRISTMAS = ['FR', 'NL', 'BE', 'CH', 'IE', 'PT', 'CZ', 'HU', 'PL', 'CA', 'NZ', 'AU', 'GB', 'MX', 'BR'] as const
const FIRST_DAY = [...CHRISTMAS, 'DE', 'AT', 'IT', 'ES', 'FI'] as const

/** As the other rows of the country call them, so that a day has one name. */
type Names = Readonly<Partial<Record<string, string>>>
const NAMES: Readonly<Record<'christmas' | 'second' | 'first', Names>> = {
  christmas: { FR: 'Noël', PT: 'Natal', HU: 'Karácsony', MX: 'Navidad', BR: 'Natal' },
  second: { GB: 'Boxing Day', DE: '2. Weihnachtstag', NL: 'Tweede Kerstdag', IT: 'Santo Stefano' },
  first: { FR: "Jour de l'An", PT: 'Ano Novo', IT: 'Capodanno', ES: 'Año Nuevo', MX: 'Año Nuevo', BR: 'Ano Novo' },
}

const ROWS: readonly UsualRow[] = [
  ...CHRISTMAS.map((country): UsualRow => [
    country,
    'fixed 12-25',
    NAMES.christmas[country] ?? 'Christmas Day',
    ...shops,
  ]),
  ...SECOND_DAY.map((country): UsualRow => [
    country,
    'fixed 12-26',
    NAMES.second[country] ?? 'St Stephen’s Day',
    ...markets,
  ]),
  ...FIRST_DAY.map((country): UsualRow => [
    country,
    'fixed 01-01',
    NAMES.first[country] ?? "New Year's Day",
    ...markets,
  ]),
  // https://www.tsukiji.or.jp, https://www.toyosu-market.or.jp
  ['JP', 'range 01-01..01-04', 'New Year (Shogatsu)', ...markets],
  // https://cultura.gov.it, https://www.museivaticani.va
  ['IT', 'fixed 01-01', 'Capodanno', ...museums],
  // https://www.museusemonumentos.pt
  ['PT', 'fixed 01-01', 'Ano Novo', ...museums],
  ['PT', 'fixed 05-01', 'Dia do Trabalhador', ...museums],
  ['PT', 'fixed 12-25', 'Natal', ...attractions],
  // https://www.museum.ie, https://heritageireland.ie
  ['IE', 'fixed 12-25', 'Christmas Day', ...attractions],
  ['IE', 'fixed 12-26', 'St Stephen’s Day', ...museums],
  // https://www.rom.on.ca, https://ago.ca, https://www.cntower.ca
  ['CA', 'fixed 12-25', 'Christmas Day', ...attractions],
  // https://www.aucklandmuseum.com, https://www.aucklandartgallery.com
  ['NZ', 'fixed 12-25', 'Christmas Day', ...attractions],
  // https://www.mfab.hu, https://mng.hu
  ['HU', 'fixed 12-25', 'Karácsony', ...museums],
  // https://www.inah.gob.mx
  ['MX', 'fixed 01-01', 'Año Nuevo', ...museums],
  ['MX', 'fixed 12-25', 'Navidad', ...museums],
  // https://masp.org.br, https://museudoamanha.org.br
  ['BR', 'fixed 01-01', 'Ano Novo', ...museums],
  ['BR', 'fixed 12-25', 'Natal', ...museums],
]

/** Closures that the source tables do not hold. */
export const usualClosures: readonly Closure[] = ROWS.map(([country, rule, holiday, what, kinds]) => ({
  country,
  states: [],
  city: null,
  rule,
  holiday,
  what,
  effect: 'mostly closed',
  note: null,
  kinds: [...kinds],
  closed: { from: 0, until: 24 * 60 },
  transport: null,
}))
