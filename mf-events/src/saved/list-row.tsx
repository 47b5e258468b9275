import type { HotelResponse } from '@site/contracts/hotel'
import { useBackend } from '@site/kit'
import { Badge } from '@site/ui/badge'
import { Button } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { Skeleton } from '@site/ui/skeleton'
import { color, font, media, space } from '@site/ui/tokens'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { hotelAddress } from '../hotel/hotel-address.ts'
import { rangeWords, sourceWords } from '../results/reach.ts'
import { isGone } from './fetch-hotels.ts'
import { hotelQuery } from './hotel-query.ts'
import type { ListEntry } from './list-entry.ts'

const Item = styled.li`
  display: grid;
  gap: ${space(2)} ${space(6)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  align-content: start;
  min-width: 0;
`
const Minutes = styled.p`
  color: ${color.walk};
  font-size: 0.875rem;
  font-weight: 650;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    font-family: ${font.head};
    font-size: clamp(2.25rem, 1.75rem + 2vw, 3rem);
    font-weight: 800;
    line-height: 0.95;
    letter-spacing: -0.04em;
  }
`
const Facts = styled(Stack)`
  &:only-child {
    grid-column: 1 / -1;
  }
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

const factsOf = ({ stars, kind, address, city }: HotelResponse['hotel']): string =>
  [
    stars === undefined ? null : `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    kind === undefined || kind === '' || kind === 'hotel' ? null : kind.replaceAll('_', ' '),
    address ?? city,
  ]
    .filter((part) => part !== null)
    .join(' · ')

const timesOf = ({ walk, transit }: NonNullable<HotelResponse['route']>): string =>
  [
    `${rangeWords(walk)}, ${sourceWords[walk.source]}`,
    transit !== null && transit.minutes < walk.minutes
      ? `${transit.minutes} min by transit (${rangeWords(transit)})`
      : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')

const Answered = ({
  answer: { hotel, route },
  near,
}: {
  readonly answer: HotelResponse
  readonly near: string | null
}) => (
  <Body>
    {route === null ? null : (
      <Minutes>
        <b>{route.walk.minutes}</b> min on foot
      </Minutes>
    )}
    <Facts $gap={1}>
      <h3>
        <Link to={hotelAddress(hotel.id, near === null ? {} : { near })}>{hotel.name}</Link>
      </h3>
      {route === null ? null : <p>{timesOf(route)}</p>}
      <p>{factsOf(hotel)}</p>
      {hotel.mayBeClosed ? <p>This hotel may have closed. Check with it before you make plans.</p> : null}
      {hotel.coordQuality === 'approximate' ? (
        <p>
          <Badge>approximate location</Badge>
        </p>
      ) : null}
    </Facts>
  </Body>
)

interface UnansweredProps {
  readonly name: string | null
  readonly query: UseQueryResult<HotelResponse>
}

const Unanswered = ({ name, query: { error, refetch } }: UnansweredProps) => {
  if (error === null)
    return (
      <Stack $gap={2}>
        {name === null ? <Skeleton $height="1.5rem" $width="min(18rem, 80%)" /> : <h3>{name}</h3>}
        <Skeleton $height="3rem" />
      </Stack>
    )
  if (isGone(error))
    return (
      <Stack $gap={1}>
        <h3>{name ?? 'A hotel that is gone'}</h3>
        <Text $muted>No longer listed here.</Text>
      </Stack>
    )
  return (
    <Stack $gap={1}>
      <h3>{name ?? 'A hotel of this list'}</h3>
      <Row>
        <Text role="alert">We couldn’t look it up. {error.message}</Text>
        <Button $tone="outline" $size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Row>
    </Stack>
  )
}

interface ListRowProps {
  readonly entry: ListEntry
  /** What can be done with the hotel; its answer is there once it was looked up. */
  readonly renderActions: (answer: HotelResponse | undefined) => ReactNode
}

/** One hotel of a list: its minutes first, then its name and what is known of it. */
export const ListRow = ({ entry: { id, near, name }, renderActions }: ListRowProps) => {
  const query = useQuery(hotelQuery(useBackend(), id, near))
  const { data } = query
  return (
    <Item id={`saved-${id}`} tabIndex={-1}>
      {data === undefined ? <Unanswered name={name} query={query} /> : <Answered answer={data} near={near} />}
      <Row data-screen-only>{renderActions(data)}</Row>
    </Item>
  )
}
