import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest } from '@site/contracts/hotels'
import { Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, radius, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { MapPanel, type MapProps } from '../map/map-panel.tsx'
import { createHighlight, HighlightContext } from '../results/highlight.ts'
import { mapItem, originName } from './hotel-words.ts'
import { centreOf } from './use-streets.ts'

const Unmapped = styled(Text)`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`
const Waiting = styled.div`
  aspect-ratio: 1;
  max-height: min(34rem, 75svh);
`
const nothing = () => undefined

interface HotelMapProps {
  /** Undefined until it is known. */
  readonly answer: HotelResponse | undefined
  readonly streets: boolean | null
  readonly pace: NonNullable<HotelsRequest['speed']>
  /** The way to the hotel; null until it is known, undefined where there is none to know. */
  readonly way: MapProps['way']
}

const Drawn = ({ answer, pace, way }: Pick<HotelMapProps, 'pace' | 'way'> & { readonly answer: HotelResponse }) => {
  const { hotel, route } = answer
  const [highlight] = useState(() => createHighlight(hotel.id))
  return (
    <HighlightContext value={highlight}>
      <MapPanel
        origin={centreOf(answer)}
        hotels={route === null ? [] : [mapItem(answer, route)]}
        pace={pace}
        way={way}
        onOpen={nothing}
      />
    </HighlightContext>
  )
}

/** The place to count from, the hotel and the streets between; without a place the streets around the hotel. */
export const HotelMap = ({ answer, streets, pace, way }: HotelMapProps) => {
  if (answer === undefined || streets === null)
    return (
      <Waiting>
        <Skeleton $height="100%" />
      </Waiting>
    )
  // Dots on empty paper are no map.
  if (!streets)
    return (
      <Unmapped $muted $small>
        We don’t have a street map around {answer.route === null ? 'this hotel' : originName(answer.route.origin)} yet.
        “See it on OpenStreetMap” opens one.
      </Unmapped>
    )
  return <Drawn key={`${answer.hotel.id} ${answer.route?.origin.name ?? ''}`} answer={answer} pace={pace} way={way} />
}
