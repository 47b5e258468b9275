import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { site } from '@site/contracts/site'
import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { Link } from 'react-router-dom'
import { reachWords, sourceWords } from './reach.ts'

const kinds = {
  event: 'the event’s venue',
  venue: 'the venue',
  hotel: 'the hotel',
  place: 'the place',
  city: 'the city centre',
  address: 'the address',
  point: 'the point you chose',
} as const

const summary = (hotels: readonly HotelItem[]): string => {
  const walkable = hotels.filter(({ walk }) => walk.minutes <= 15).length
  const nearest = Math.min(...hotels.map(({ walk }) => walk.minutes))
  const count = hotels.length === 1 ? 'One hotel' : `${hotels.length} hotels`
  return walkable === 0
    ? `${count} listed. The nearest is ${reachWords({ minutes: nearest, by: 'foot' })}.`
    : `${count} listed, ${walkable} of them within a quarter of an hour on foot. The nearest is ${reachWords({ minutes: nearest, by: 'foot' })}.`
}

interface OriginHeaderProps {
  readonly origin: NonNullable<HotelsResponse['origin']>
  readonly hotels: readonly HotelItem[]
}

/** Says from where the minutes are counted, and how good the news is. */
export const OriginHeader = ({ origin, hotels }: OriginHeaderProps) => (
  <Stack $gap={2} role="status">
    <h2>
      Hotels near {origin.name}
      {origin.city === undefined || origin.name.includes(origin.city) ? '' : `, ${origin.city}`}
    </h2>
    <Text $lead>{summary(hotels)}</Text>
    <Text $muted $small>
      Times are from {kinds[origin.kind]}.
      {origin.kind !== 'city' && origin.precision >= 100
        ? ` Its location is approximate, to within about ${Math.round(origin.precision).toLocaleString(site.locale)} m.`
        : ''}{' '}
      Ranges are estimates for an average pace, without waiting at lights.
      {hotels.every(({ price }) => price === null) ? ' Prices are on each hotel’s own site.' : ''}
    </Text>
  </Stack>
)

/** No hotels: the backend's own words where it has some, and what to try. */
export const NothingFound = ({ message, typed }: { message: string | null; typed: string | null }) => (
  <Stack $gap={4} role="status">
    <h2>No hotels to show{typed === null ? '' : ` for “${typed}”`}</h2>
    <Notice>
      <Stack $gap={2}>
        <Text>{message ?? 'We have no hotels around this place yet.'}</Text>
        <Text $muted>
          Try the name of a venue, its city, or a pair of coordinates such as{' '}
          <Link to="/location?lat=-37.8216&lon=144.9785">-37.8216, 144.9785</Link>.
        </Text>
      </Stack>
    </Notice>
  </Stack>
)

/** What "after 11 pm" changes, and above all what nobody knows. */
export const NightNote = () => (
  <Notice role="status">
    <Stack $gap={1}>
      <Text>
        <strong>After 11 pm the minutes on foot are the same.</strong> What we do not know: which streets are lit, which
        park gates and passages are locked, how crowded the way out is.
      </Text>
      <Text $muted>
        Transit is left out, since we have no night timetables. Ask the venue how people usually get home.
      </Text>
    </Stack>
  </Notice>
)

const minutesWords = (hotels: readonly HotelItem[]): string => {
  const onStreets = hotels.filter(({ walk }) => walk.source === 'street').length
  if (onStreets === 0) return 'Walking and transit times are our own estimates.'
  const walks = `Walks marked “${sourceWords.street}” are measured along mapped streets;`
  return onStreets === hotels.length
    ? `${walks} transit times are our own estimates.`
    : `${walks} the others, and transit times, are our own estimates.`
}

/** Whose data the page stands on, as their licences ask, and where its minutes come from. */
export const Credits = ({
  lines,
  hotels,
}: {
  readonly lines: readonly string[]
  readonly hotels: readonly HotelItem[]
}) =>
  lines.length === 0 ? null : (
    <Text $muted $small>
      Data: {lines.join('; ')}. {minutesWords(hotels)}
    </Text>
  )
