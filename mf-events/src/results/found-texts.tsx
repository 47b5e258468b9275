import { grouped, monthWord } from '@site/contracts/date-words'
import type { GeocodeKind, GeocodeResult } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import { Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { eventAddress } from '../event/event-address.ts'
import { touchLink } from '../parts/touch-link.ts'
import { areaWords, kindWords } from '../search/place-words.ts'
import { paceWords, type Pace } from './pace.ts'
import { sourceWords } from './reach.ts'

/** From where the minutes are counted. */
const starts: Readonly<Record<GeocodeKind, string>> = {
  event: 'the event’s venue',
  team: 'where the team plays',
  venue: 'the venue',
  city: 'the city',
  neighbourhood: 'the middle of the district',
  airport: 'the airport',
  station: 'the station',
  place: 'the place',
  hotel: 'the hotel',
  address: 'the address',
  street: 'the middle of the street',
  postcode: 'the middle of the postcode',
  point: 'the point you chose',
}

const Line = styled.p`
  font-size: 0.9375rem;
  color: ${color.muted};
  a {
    color: inherit;
    ${touchLink}
  }
`

/** "Venue · Melbourne, Australia": what was found, for whoever meant another one. An event leads to its own page. */
export const PlaceLine = ({ place }: { readonly place: GeocodeResult }) => {
  const where = [place.at === place.name ? undefined : place.at, areaWords(place)].filter(Boolean).join(', ')
  return (
    <Line>
      {place.kind === 'event' && place.id !== undefined ? (
        <Link to={eventAddress(place.id)}>
          Event details
          <VisuallyHidden>: {place.name}</VisuallyHidden>
        </Link>
      ) : (
        kindWords[place.kind]
      )}
      {where === '' ? '' : ` · ${where}`}
    </Line>
  )
}

interface NoHotelsProps {
  readonly message: string | null
  readonly children: ReactNode
}

/** The place is known and has no hotels: the backend's own words where it has some, and other places that may be meant. */
export const NoHotels = ({ message, children }: NoHotelsProps) => (
  <Stack $gap={4}>
    {children}
    <Notice>
      <Text>{message ?? 'We have no hotels around this place yet.'}</Text>
    </Notice>
  </Stack>
)

interface AboutTimesProps {
  readonly place: GeocodeResult
  readonly hotels: readonly HotelItem[]
  readonly pace: Pace
  /** Day the streets were mapped, or a part of it. */
  readonly streetsOf: string | undefined
}

/** "July 2020", or the year alone. */
const monthWords = (day: string): string => (day.length === 4 ? day : `${monthWord(day)} ${day.slice(0, 4)}`)

const measured = (hotels: readonly HotelItem[], streetsOf: string | undefined): string => {
  const onStreets = hotels.filter(({ walk }) => walk.source === 'street').length
  if (onStreets === 0) return 'Walking and transit times are our own estimates.'
  const walks = `Walks marked “${sourceWords.street}” are measured along streets${streetsOf === undefined ? ' on the map' : ` as mapped in ${monthWords(streetsOf)}`};`
  return onStreets === hotels.length
    ? `${walks} transit times are our own estimates.`
    : `${walks} the others, and transit times, are our own estimates.`
}

/** From where, how fast and how exactly the minutes are counted; and what an approximate position does to them, once. */
export const AboutTimes = ({ place, hotels, pace, streetsOf }: AboutTimesProps) => (
  <Text $muted $small>
    Times are from {starts[place.kind]} at a {paceWords[pace]} walk, without waiting at lights.{' '}
    {measured(hotels, streetsOf)}
    {place.precision >= 100
      ? ` We know where this place is to within about ${grouped(Math.round(place.precision))} m, so the ranges are wider.`
      : ''}
    {hotels.some(({ walk }) => walk.crossing !== undefined)
      ? ' Where water or a railway lies between and we know no streets, we can’t tell where it can be crossed: those walks have a wide range, and count with its longer end in the order and the filters.'
      : ''}
    {hotels.some(({ coordQuality }) => coordQuality === 'approximate')
      ? ' A hotel marked “approximate location” may be 100 m or more away from where we count, so its range is wider too.'
      : ''}
  </Text>
)

/** Whose data the page stands on, as their licences ask. */
export const Credits = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Text $muted $small>
      Data: {lines.join('; ')}.
    </Text>
  )
