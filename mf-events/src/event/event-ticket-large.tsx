import type { EventItem } from '@site/contracts/events'
import { Badge } from '@stageside/ui/badge'
import { Stack, Text } from '@stageside/ui/layout'
import { looks, Poster } from '@stageside/ui/poster'
import { Ticket } from '@stageside/ui/ticket'
import { color, font, media, radius, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { DateStub } from './date-stub.tsx'
import { countryName } from '../search/place-words.ts'
import { datesCaution, lengthWords, siteName } from './event-words.ts'
import { When } from './when.tsx'

const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  /* The paper of the ticket holds its measures. */
  & > article > div {
    --stub: clamp(5.25rem, 16vw, 9.5rem);
    --punch: 0.75rem;
  }
`
const Stub = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: center;
  ${media.tablet} {
    padding-block: ${space(4)};
    font-size: 1.25rem;
    & > :nth-child(2) {
      font-size: 1.375rem;
    }
    /* The number of a day, between its month and its year, has room to be large. */
    & > :nth-child(2):not(:last-child) {
      font-size: 3.5rem;
    }
    & > :first-child {
      font-size: 1.125rem;
    }
  }
`
const Body = styled(Stack)`
  ${media.tablet} {
    padding: ${space(4)} ${space(4)};
  }
`
const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  font-family: ${font.head};
  font-size: ${size.h2};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
`
const Length = styled.span`
  font-family: ${font.text};
  font-size: 0.9375rem;
  font-weight: 400;
  color: ${color.muted};
`
const Where = styled.p`
  line-height: 1.4;
  strong {
    display: block;
    font-size: ${size.h3};
  }
`
const Art = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    overflow: hidden;
    border-radius: ${radius.card};
    min-height: 16rem;
    position: relative;
    svg,
    img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
`
const Website = styled.a`
  font-weight: 650;
  overflow-wrap: anywhere;
  ${media.touch} {
    display: inline-block;
    padding-block: ${space(3)};
  }
`
const Caution = styled(Text)`
  padding-left: ${space(3)};
  border-left: 3px solid ${color.street};
`

interface EventTicketLargeProps {
  readonly event: EventItem
  readonly today: string
}

/** The event as a ticket: its date on the stub; when, where and what to know on the body; its poster beside it where there is room. */
export const EventTicketLarge = ({ event, today }: EventTicketLargeProps) => {
  const { category, dates, venue, note, website } = event
  const official = website === undefined ? null : siteName(website)
  const { ink, scene } = looks[category]
  const length = lengthWords(dates, today)
  const caution = datesCaution(dates, today)
  return (
    <Hero>
      <Ticket
        ink={ink}
        stub={
          <Stub>
            <DateStub dates={dates} />
          </Stub>
        }
      >
        <Body $gap={3}>
          <Dates>
            <When dates={dates} />
            {dates.status === 'expected' ? <Badge>expected</Badge> : null}
            {length === null ? null : <Length>{length}</Length>}
          </Dates>
          <Where>
            <strong>{venue.name}</strong> {venue.city}, {venue.countryName ?? countryName(venue.country)}
          </Where>
          {note === undefined ? null : <Text>{note}</Text>}
          {caution === null ? null : <Caution $small>{caution}</Caution>}
          {official === null ? null : (
            <p>
              <Website href={website} rel="noopener noreferrer nofollow" target="_blank">
                Official website, {official}
              </Website>
            </p>
          )}
        </Body>
      </Ticket>
      <Art aria-hidden>
        <Poster scene={scene} />
      </Art>
    </Hero>
  )
}
