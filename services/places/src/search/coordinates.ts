import type { LatLon } from '../data/rows.ts'

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*`
const PAIR = new RegExp(String.raw`^\(?\s*${NUMBER}([NSns])?\s*[,;\s]\s*${NUMBER}([EWew])?\s*\)?$`)

export type Coordinates =
  | { readonly ok: true; readonly point: LatLon }
  | { readonly ok: false; readonly reason: string }

/**
 * "lat, lon" in decimal degrees, with or without space, degree sign or hemisphere letters. Null when the text is no pair
 * of numbers at all; a pair out of range says so instead of being looked up as a name.
 */
export function readCoordinates(text: string): Coordinates | null {
  const match = PAIR.exec(text.trim().replace('−', '-'))
  if (!match) return null
  const [, latText = '', ns = '', lonText = '', ew = ''] = match
  // Two bare whole numbers ("24 7") are more likely words of a name than a place in the sea.
  if (!text.includes(',') && !text.includes(';') && !latText.includes('.') && !lonText.includes('.') && !ns && !ew)
    return null
  const lat = Number(latText) * (/s/i.test(ns) ? -1 : 1)
  const lon = Number(lonText) * (/w/i.test(ew) ? -1 : 1)
  if (Math.abs(lat) > 90) return { ok: false, reason: 'A latitude lies between -90 and 90' }
  if (Math.abs(lon) > 180) return { ok: false, reason: 'A longitude lies between -180 and 180' }
  return { ok: true, point: { lat, lon } }
}
