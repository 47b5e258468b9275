import { hotelsResponse, type HotelItem } from '@site/contracts/hotels'
import { whereToStay, type WhereToStay } from '@site/contracts/slots'
import { definePart, useBackend } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Row, Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, font, media, space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { call } from '../calls/queries.ts'
import { kindWords, rangeLine } from '../results/hotel-facts.ts'
import { minutesWords, onFoot } from '../results/reach.ts'
import { writeOrigin } from '../search/origin.ts'

/** Hotels that are offered: more would be a search, which the link leads to. */
const OFFERED = 5

const Picker = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
`
const Heading = styled.h4`
  font-size: 1rem;
`
const List = styled.ul`
  list-style: none;
  border-bottom: 1px solid ${color.line};
`
const Hotel = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  border-top: 1px solid ${color.line};
  button {
    grid-column: 2;
    justify-self: start;
    margin-top: ${space(1)};
  }
  ${media.tablet} {
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    button {
      grid-column: 3;
      margin-top: 0;
    }
  }
`
/** The minutes lead, as in every list of hotels. */
const Minutes = styled.p`
  color: ${color.walk};
  font-size: 0.75rem;
  font-weight: 650;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    font: 800 1.5rem / 1 ${font.head};
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`
const Name = styled.p`
  min-width: 0;
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.muted};
    font-size: 0.875rem;
    font-weight: 400;
  }
`
const Current = styled.span`
  color: ${color.muted};
  font-size: 0.875rem;
  grid-column: 2;
  ${media.tablet} {
    grid-column: 3;
  }
`

/** "7–14 min, on streets · 4 stars · Hostel". */
const factsOf = (hotel: HotelItem): string => {
  const { stars, kind } = hotel
  const rating = stars === undefined ? null : stars === 1 ? '1 star' : `${stars} stars`
  // The walk alone is told: a ride would not stand beside minutes on foot.
  return [rangeLine({ ...hotel, transit: null }), rating, kindWords(kind)].filter((fact) => fact !== null).join(' · ')
}

interface ChoiceProps {
  readonly hotel: HotelItem
  readonly near: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Choice = ({ hotel, near, isChosen, onChoose }: ChoiceProps) => {
  const minutes = minutesWords(onFoot(hotel.walk))
  return (
    <Hotel>
      <Minutes>
        <b>{minutes}</b> min walk
      </Minutes>
      <Name>
        {hotel.name}
        <small>{factsOf(hotel)}</small>
      </Name>
      {isChosen ? (
        <Current>Your days start here</Current>
      ) : (
        <Button
          $tone="outline"
          $size="small"
          aria-label={`Start from here: ${hotel.name}, ${minutes} minutes on foot from ${near}`}
          onClick={onChoose}
        >
          Start from here
        </Button>
      )}
    </Hotel>
  )
}

/** Hotels around the place of a plan, nearest first; one press starts the days from one of them. */
const HotelPicker = ({ near, chosen, offered = [], choose }: WhereToStay) => {
  const titleId = useId()
  const backend = useBackend()
  const { lat, lon, name } = near
  const query = useQuery(
    call(backend, 'hotels', { lat, lon, limit: OFFERED + offered.length, sort: 'walk' }, hotelsResponse),
  )
  const hotels = (query.data?.hotels ?? []).filter(({ id }) => !offered.includes(id)).slice(0, OFFERED)
  const all = `/location?${writeOrigin({ by: 'point', lat, lon, label: name }).toString()}`
  if (query.isPending) return <Skeleton $height="100%" />
  return (
    <Picker role="group" aria-labelledby={titleId}>
      <Heading id={titleId}>Hotels a short walk from {name}</Heading>
      {query.isError ? (
        <Row role="status">
          <Text $muted>We couldn’t list the hotels.</Text>
          <Button $tone="outline" $size="small" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Row>
      ) : hotels.length === 0 ? (
        <Text $muted>We know of no {offered.length === 0 ? '' : 'other '}hotel within a walk from there.</Text>
      ) : (
        <>
          <List role="list">
            {hotels.map((hotel) => (
              <Choice
                key={hotel.id}
                hotel={hotel}
                near={name}
                isChosen={hotel.id === chosen}
                onChoose={() => choose(hotel.id)}
              />
            ))}
          </List>
          <p>
            <Link to={all}>See all of them on the map</Link>
          </p>
        </>
      )}
    </Picker>
  )
}

export const Part = definePart(whereToStay, HotelPicker)
