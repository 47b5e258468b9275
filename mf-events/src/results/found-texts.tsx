import type { GeocodeKind, GeocodeResult } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import { site } from '@site/contracts/site'
import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { color, font, radius, space } from '@site/ui/tokens'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { headlineWords, kindWords } from '../search/place-words.ts'
import { AnswerHeading } from './answer-heading.tsx'
import { Notes } from './choices.tsx'
import { reachWords, sourceWords } from './reach.ts'

/** From where the minutes are counted. */
const starts: Readonly<Record<GeocodeKind, string>> = {
  event: 'the event’s venue',
  team: 'where the team plays',
  venue: 'the venue',
  city: 'the city centre',
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

const summary = (hotels: readonly HotelItem[]): string => {
  const walkable = hotels.filter(({ walk }) => walk.minutes <= 15).length
  const nearest = Math.min(...hotels.map(({ walk }) => walk.minutes))
  const count = hotels.length === 1 ? 'One hotel' : `${hotels.length} hotels`
  return walkable === 0
    ? `${count} listed. The nearest is ${reachWords({ minutes: nearest, by: 'foot' })}.`
    : `${count} listed, ${walkable} of them within a quarter of an hour on foot. The nearest is ${reachWords({ minutes: nearest, by: 'foot' })}.`
}

/** What was found, after its name: the kind as the stub of a ticket prints it. */
const Kind = styled.span`
  display: inline-block;
  margin-left: ${space(2)};
  padding: 0 ${space(2)};
  vertical-align: 0.2em;
  border: 1px solid ${color.muted};
  border-radius: ${radius.ticket};
  font: 600 0.8125rem/1.6 ${font.text};
  letter-spacing: 0;
  color: ${color.muted};
`

const PlaceName = ({ place }: { readonly place: GeocodeResult }) => (
  <>
    {headlineWords(place)} <VisuallyHidden>– </VisuallyHidden>
    <Kind>{kindWords[place.kind]}</Kind>
  </>
)

interface OriginHeaderProps {
  readonly place: GeocodeResult
  readonly hotels: readonly HotelItem[]
  readonly notes: readonly string[]
  /** What follows the notes on how the place was read. */
  readonly children: ReactNode
}

/** Says from where the minutes are counted, and how good the news is. */
export const OriginHeader = ({ place, hotels, notes, children }: OriginHeaderProps) => (
  <Stack $gap={2}>
    <Stack $gap={2} role="status">
      <AnswerHeading>
        Hotels near <PlaceName place={place} />
      </AnswerHeading>
      <Notes notes={notes} />
    </Stack>
    {children}
    <Text $lead>{summary(hotels)}</Text>
    <Text $muted $small>
      Times are from {starts[place.kind]}.
      {place.kind !== 'city' && place.precision >= 100
        ? ` Its location is approximate, to within about ${Math.round(place.precision).toLocaleString(site.locale)} m.`
        : ''}{' '}
      Ranges are estimates for an average pace, without waiting at lights.
      {hotels.every(({ price }) => price === null) ? ' Prices are on each hotel’s own site.' : ''}
    </Text>
  </Stack>
)

interface NothingFoundProps {
  readonly place: GeocodeResult
  readonly message: string | null
  readonly notes: readonly string[]
  readonly children: ReactNode
}

/** The place is known and has no hotels: the backend's own words where it has some, and what to try. */
export const NothingFound = ({ place, message, notes, children }: NothingFoundProps) => (
  <Stack $gap={4}>
    <Stack $gap={2} role="status">
      <AnswerHeading>
        No hotels to show near <PlaceName place={place} />
      </AnswerHeading>
      <Notes notes={notes} />
    </Stack>
    {children}
    <Notice>
      <Text>{message ?? 'We have no hotels around this place yet.'}</Text>
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
