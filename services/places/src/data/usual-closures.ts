import type { ClosedKind, Closure } from './closure-rows.ts'

/** Museums of a country on the days that most of them close, by what the museums say on their own sites. */
type UsualRow = readonly [country: string, date: string, holiday: string, what: string, kinds: readonly ClosedKind[]]

const museums = ['museums and galleries', ['museum']] as const
/** Where museums close on Christmas Day, what else sells tickets does too. */
const attractions = ['museums and attractions', ['museum', 'attraction']] as const

const ROWS: readonly UsualRow[] = [
  // https://cultura.gov.it, https://www.museivaticani.va
  ['IT', '01-01', 'Capodanno', ...museums],
  // https://www.museusemonumentos.pt
  ['PT', '01-01', 'Ano Novo', ...museums],
  ['PT', '05-01', 'Dia do Trabalhador', ...museums],
  ['PT', '12-25', 'Natal', ...attractions],
  // https://www.museum.ie, https://heritageireland.ie
  ['IE', '12-25', 'Christmas Day', ...attractions],
  ['IE', '12-26', 'St Stephen’s Day', ...museums],
  // https://www.rom.on.ca, https://ago.ca, https://www.cntower.ca
  ['CA', '12-25', 'Christmas Day', ...attractions],
  // https://www.aucklandmuseum.com, https://www.aucklandartgallery.com
  ['NZ', '12-25', 'Christmas Day', ...attractions],
  // https://www.mfab.hu, https://mng.hu
  ['HU', '12-25', 'Karácsony', ...museums],
  // https://www.inah.gob.mx
  ['MX', '01-01', 'Año Nuevo', ...museums],
  ['MX', '12-25', 'Navidad', ...museums],
  // https://masp.org.br, https://museudoamanha.org.br
  ['BR', '01-01', 'Ano Novo', ...museums],
  ['BR', '12-25', 'Natal', ...museums],
]

/** Closures that the source tables do not hold. */
export const usualClosures: readonly Closure[] = ROWS.map(([country, date, holiday, what, kinds]) => ({
  country,
  states: [],
  city: null,
  rule: `fixed ${date}`,
  holiday,
  what,
  effect: 'mostly closed',
  note: null,
  kinds: [...kinds],
  closed: { from: 0, until: 24 * 60 },
  transport: null,
}))
