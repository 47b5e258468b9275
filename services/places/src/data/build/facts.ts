import { METRES_PER_DEGREE } from '../../walking/geo.ts'

/** Decimal places of a printed coordinate bound its precision: 3 decimals are ±56 m. */
export function printedPrecision(lat: string, lon: string): number {
  const decimals = Math.min(...[lat, lon].map((text) => (text.replace(/0+$/, '').split('.')[1] ?? '').length))
  return Math.ceil(METRES_PER_DEGREE * 0.5 * 10 ** -decimals)
}

/** Honest error bound by source, metres; none of the sources states one, so these are set on the careful side. */
export const SOURCE_PRECISION: Readonly<Record<string, number>> = {
  osm: 25,
  'tx-comptroller': 300,
  'fr-atout2012': 50,
  'bcn-od': 30,
  'sg-stb': 50,
  'sg-gov': 40,
  'edi-council': 40,
  'mel-clue2023': 30,
  'mel-cc': 30,
  hifld: 150,
  'geojson-ballparks': 150,
  footballdata: 150,
  'f1-circuits': 150,
}

export function website(text: string): string | null {
  const candidate = text.split(/[;\s]/)[0] ?? ''
  if (candidate === '' || !candidate.includes('.')) return null
  try {
    const url = new URL(/^https?:\/\//i.test(candidate) ? candidate : `https://${candidate}`)
    return url.hostname.includes('.') ? url.href.replace(/\/$/, '') : null
  } catch {
    return null
  }
}

export function stars(text: string): number | null {
  const value = Number.parseFloat(text)
  return value >= 1 && value <= 5 ? Math.round(value * 2) / 2 : null
}

/** Shouted names (registers print capitals) in title case; anything with a lower-case letter is left as its owner wrote it. */
export function calmName(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{4}/u.test(name)) return name
  return name.toLowerCase().replace(/(^|[\s\-/(&.])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}

/** "Name [formerly Other]" and "Long code (Real Name)" taken apart. */
export function splitName(name: string): { readonly name: string; readonly alt: string[] } {
  const formerly = /^(.*?)\s*\[formerly ([^\]]+)\]\s*$/i.exec(name)
  if (formerly?.[1] && formerly[2]) return { name: formerly[1].trim(), alt: [formerly[2].trim()] }
  const coded = /\bBlk\b.*?\((.+)\)\s*$/i.exec(name)
  if (coded?.[1]) return { name: coded[1].trim(), alt: [name] }
  return { name: name.replace(/\s*\[[^\]]*\]\s*$/, '').trim(), alt: [] }
}

const clock = (hour: string, minute: string | undefined, half: string): string => {
  const base = Number(hour) % 12
  return `${String(base + (half.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute ?? '00'}`
}

/** "Daily, 10am – 7pm" in OpenStreetMap notation; other free text cannot be read safely and becomes null. */
export function openingHours(text: string): string | null {
  if (text === '') return null
  const daily = /^Daily,?\s*(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)\s*[–-]\s*(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)$/i.exec(
    text,
  )
  if (daily) {
    const [, fromHour = '', fromMinute, fromHalf = '', toHour = '', toMinute, toHalf = ''] = daily
    return `Mo-Su ${clock(fromHour, fromMinute, fromHalf)}-${clock(toHour, toMinute, toHalf)}`
  }
  if (/^(daily,?\s*)?(24 hours|24\/7|open 24 hours)$/i.test(text)) return '24/7'
  return /\b(am|pm)\b|\d(am|pm)\b|daily|admission/i.test(text) ? null : text
}
