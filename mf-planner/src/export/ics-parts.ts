import { site } from '@site/contracts/site'
import ICAL from 'ical.js'

// The library counts without the space that continues a line; RFC 5545 §3.1 allows 75 octets with it.
ICAL.foldLength = 74

/** The library escapes line feeds only: any other control character would begin a line of its own, or end one, for some reader. */
export const clean = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')

/** Local date and time of a clock on a date; minutes from midnight may run into the next day. */
export const localTime = (date: string, minutes: number): ICAL.Time =>
  ICAL.Time.fromDateTimeString(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19))

/** A moment on the clocks of a zone; without one it floats. */
export const zoned = (name: string, time: ICAL.Time, zone: string | null): ICAL.Property => {
  const property = new ICAL.Property(name)
  if (zone !== null) property.setParameter('tzid', zone)
  property.setValue(time)
  return property
}

/** A name that stays the same for an entry, in letters that every reader takes. */
const uidOf = (name: string): string => `${name.replace(/[^\w.-]+/g, '_').slice(0, 100)}@${site.canonicalHost}`

/** An entry with what every one has: `name` tells it from the others of its plan. */
export const newEvent = (name: string, now: Date, summary: string): ICAL.Component => {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', uidOf(name))
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
  component.addPropertyWithValue('summary', clean(summary))
  return component
}

export const addPlace = (component: ICAL.Component, location: string, lat: number | null, lon: number | null): void => {
  component.addPropertyWithValue('location', clean(location))
  if (lat !== null && lon !== null)
    component.addPropertyWithValue('geo', [Number(lat.toFixed(6)), Number(lon.toFixed(6))])
}
