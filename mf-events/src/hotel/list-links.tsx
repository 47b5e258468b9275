import { useBackend } from '@stageside/kit'
import { color, media, space } from '@stageside/ui/tokens'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { hotelQuery } from '../calls/queries.ts'
import { withCompared } from '../compare/compared-list.ts'
import { placeIn, type HotelList } from './hotel-address.ts'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  font-size: 0.9375rem;
  a,
  span {
    ${media.touch} {
      padding-block: ${space(3)};
    }
  }
`
const Steps = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: center;
  margin-left: auto;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`

interface StepProps {
  readonly id: string | null
  readonly children: ReactNode
}

/** Takes the place of the hotel shown in the history, so that Back leads to the list from every one of them. */
const Step = ({ id, children }: StepProps) => {
  const { search, state } = useLocation()
  const client = useQueryClient()
  const backend = useBackend()
  if (id === null) return null
  const prepare = () => void client.prefetchQuery(hotelQuery(backend, id))
  return (
    <Link
      to={`/hotel/${encodeURIComponent(id)}${search}`}
      state={state}
      replace
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  )
}

interface ListLinksProps {
  readonly id: string
  /** The list it was opened from. */
  readonly list: HotelList | null
  /** Where the hotels of this page's place are listed, for a page that was opened by its address. */
  readonly all: Pick<HotelList, 'back' | 'name'> | null
  /** Hotels of the list that are compared. */
  readonly compared: readonly string[]
}

/** The way back to the list a hotel was opened from, and to its neighbours there. */
export const ListLinks = ({ id, list, all, compared }: ListLinksProps) => {
  const place = list === null ? null : placeIn(list, id)
  return (
    <Bar aria-label="Hotels" data-screen-only>
      {list !== null ? (
        // The list scrolls to the hotel and focuses it.
        <Link to={`${withCompared(list.back, compared)}#hotel-${encodeURIComponent(id)}`}>
          Back to the hotels near {list.name}
        </Link>
      ) : all !== null ? (
        <Link to={withCompared(all.back, compared)}>All hotels near {all.name}</Link>
      ) : (
        <Link to="/location">Find hotels by location</Link>
      )}
      {place === null ? null : (
        <Steps>
          <Step id={place.before}>Previous hotel</Step>
          <span>
            {place.place} of {place.of}
          </span>
          <Step id={place.after}>Next hotel</Step>
        </Steps>
      )}
    </Bar>
  )
}
