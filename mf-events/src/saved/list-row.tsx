import type { HotelResponse } from '@site/contracts/hotel'
import { isNotFound, useBackend } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, media, space } from '@stageside/ui/tokens'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { StayPrice } from '../results/stay-price.tsx'
import type { Stay } from '../stay/stay.ts'
import { savedHotelQuery } from './saved-hotel-query.ts'
import { HotelSummary } from './hotel-summary.tsx'
import type { ListEntry } from './list-entry.ts'
import type { Priced } from './fetch-prices.ts'

const Item = styled.li`
  display: grid;
  gap: ${space(2)} ${space(6)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    /* Prices stand below each other, also beside rows that have none. */
    ul:has([data-quote]) > & {
      grid-template-columns: minmax(0, 1fr) 13rem;
    }
  }
`
const Aside = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`
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
  if (isNotFound(error))
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
  readonly ids: readonly string[]
  readonly stay: Stay | null
  /** What was quoted for the stay, as far as anybody knows. */
  readonly price: Priced | undefined
  /** Whether prices are on their way. */
  readonly asking: boolean
  /** What can be done with the hotel; its answer is there once it was looked up. */
  readonly renderActions: (answer: HotelResponse | undefined) => ReactNode
}

/** One hotel of a list: its minutes first, then its name and what is known of it. */
export const ListRow = ({ entry: { id, near, name }, ids, stay, price, asking, renderActions }: ListRowProps) => {
  const query = useQuery(savedHotelQuery(useBackend(), id, near))
  const { data } = query
  return (
    <Item id={`hotel-${id}`} tabIndex={-1}>
      {data === undefined ? (
        <Unanswered name={name} query={query} />
      ) : (
        <HotelSummary answer={data} near={near} ids={ids} stay={stay} />
      )}
      <Aside>
        {asking && price === undefined ? (
          <Skeleton $height="4.5rem" $width="9rem" />
        ) : price === undefined ? null : (
          <StayPrice price={price.price} availability={price.availability} />
        )}
        <Row data-screen-only>{renderActions(data)}</Row>
      </Aside>
    </Item>
  )
}
