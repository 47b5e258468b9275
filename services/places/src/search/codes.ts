import { createRequire } from 'node:module'
import { METRES_PER_DEGREE, type LatLon } from '../walking/geo.ts'

// A CommonJS package whose named exports Node cannot see from a module.
const { decode, expand }: typeof import('pluscodes') = createRequire(import.meta.url)('pluscodes')

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*`
const PAIR = new RegExp(String.raw`^\(?\s*${NUMBER}([NS])?\s*[,;\s]\s*${NUMBER}([EW])?\s*\)?$`, 'i')
const DEGREES = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2}(?:\.\d{1,6})?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d{1,6})?)\s*(?:"|″|”|'')\s*)?`
const DMS = new RegExp(String.raw`^${DEGREES}([NS])\s*[,;]?\s*${DEGREES}([EW])$`, 'i')

export type Coordinates =
  | { readonly ok: true; readonly point: LatLon }
  | { readonly ok: false; readonly reason: string }

function checked(lat: number, lon: number): Coordinates {
  if (!(Math.abs(lat) <= 90)) return { ok: false, reason: 'A latitude lies between -90 and 90' }
  if (!(Math.abs(lon) <= 180)) return { ok: false, reason: 'A longitude lies between -180 and 180' }
  return { ok: true, point: { lat, lon } }
}

const degrees = (whole = '', minutes = '0', seconds = '0'): number =>
  Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600

/**
 * "lat, lon" in decimal degrees or in degrees, minutes and seconds, with or without space, degree sign or hemisphere
 * letters. Null when the text is no pair of numbers at all; a pair out of range says so instead of being looked up as a
 * name.
 */
export function readCoordinates(text: string): Coordinates | null {
  const plain = text.trim().replace(/[−–]/g, '-')
  const dms = DMS.exec(plain)
  if (dms) {
    const [, d, m, s, ns = '', d2, m2, s2, ew = ''] = dms
    return checked(degrees(d, m, s) * (/s/i.test(ns) ? -1 : 1), degrees(d2, m2, s2) * (/w/i.test(ew) ? -1 : 1))
  }
  const match = PAIR.exec(plain)
  if (!match) return null
  const [, latText = '', ns = '', lonText = '', ew = ''] = match
  // Two bare whole numbers ("24 7") are more likely words of a name than a place in the sea.
  if (!/[,;]/.test(plain) && !latText.includes('.') && !lonText.includes('.') && !ns && !ew) return null
  return checked(Number(latText) * (/s/i.test(ns) ? -1 : 1), Number(lonText) * (/w/i.test(ew) ? -1 : 1))
}

const DECIMAL = String.raw`(-?\d{1,3}\.\d{1,12})`
/** Where the usual map sites put the point in their addresses, the place before the middle of the picture. */
const MAP_LINKS = [
  new RegExp(String.raw`!3d${DECIMAL}!4d${DECIMAL}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|destination|daddr|center|to|mlat)=(?:loc:)?${DECIMAL}(?:,|%2C|&mlon=)${DECIMAL}`,
    'i',
  ),
  new RegExp(String.raw`@${DECIMAL},${DECIMAL}`),
  new RegExp(String.raw`#map=\d{1,2}(?:\.\d+)?/${DECIMAL}/${DECIMAL}`),
  new RegExp(String.raw`[?&]cp=${DECIMAL}~${DECIMAL}`),
  new RegExp(String.raw`^geo:${DECIMAL},${DECIMAL}`, 'i'),
]

/** The point a link to a map shows; null for other links and for short ones, which only their maker can read. */
export function readMapLink(text: string): LatLon | null {
  for (const pattern of MAP_LINKS) {
    const [, lat, lon] = pattern.exec(text) ?? []
    const read = lat !== undefined && lon !== undefined ? checked(Number(lat), Number(lon)) : null
    if (read?.ok) return read.point
  }
  return null
}

export const isLink = (text: string): boolean => /^\s*(?:https?:\/\/|geo:|www\.)\S+\s*$/i.test(text)
export const isWhat3Words = (text: string): boolean => /^\s*(?:\/\/\/)?\p{L}+[.。]\p{L}+[.。]\p{L}+\s*$/u.test(text)

const PLUS_CODE = /(?<![\p{L}\d+])([23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,4})(?![\p{L}\d+])/iu

/** Signs before the plus of a code that needs no place beside it. */
const WHOLE_CODE = 8

export interface PlusCode {
  /** The text without the code: the place that a short code is near. */
  readonly rest: string
  /** Null where a short code needs a place beside it. */
  readonly pointNear: (reference: LatLon | null) => (LatLon & { readonly precision: number }) | null
}

/** A Plus Code (open location code) in a text, whole ("4RJ65XHH+95") or short with its town ("5XHH+95 Melbourne"). */
export function readPlusCode(text: string): PlusCode | null {
  const typed = PLUS_CODE.exec(text)?.[1]
  if (typed === undefined) return null
  const code = typed.toUpperCase()
  return {
    rest: text.replace(typed, ' ').trim(),
    pointNear(reference) {
      const short = code.indexOf('+') < WHOLE_CODE
      const near = reference && { latitude: reference.lat, longitude: reference.lon }
      const whole = short ? near && expand(code, near) : code
      const area = whole ? decode(whole) : null
      if (!area) return null
      const { latitude: lat, longitude: lon, latitudeResolution } = area
      return { lat, lon, precision: Math.round(latitudeResolution * METRES_PER_DEGREE) }
    },
  }
}
