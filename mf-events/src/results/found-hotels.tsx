import type { HotelsResponse } from '@site/contracts/hotels'
import { PlainList, Stack } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { useState } from 'react'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { hotelList } from '../structured-data/shapes.ts'
import { Credits } from './credits.tsx'
import { createHighlight, HighlightContext } from './highlight.ts'
import { HotelRow } from './hotel-row.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OriginHeader } from './origin-header.tsx'
import { WalkStrip } from './walk-strip.tsx'

export interface FoundHotelsProps {
  readonly answer: HotelsResponse
  /** What the visitor typed or chose, where the answer's own name is only coordinates. */
  readonly typed: string | null
}

const openRow = (id: string): void => {
  const row = document.getElementById(`hotel-${id}`)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

/** What a search found: where from, the walk strip, the list, and whose data it is. */
export const FoundHotels = ({ answer, typed }: FoundHotelsProps) => {
  const [highlight] = useState(createHighlight)
  const { origin, hotels, message, credits } = answer
  if (origin === null || hotels.length === 0) return <NothingFound message={message} typed={typed} />
  const name = origin.kind === 'point' && typed !== null ? typed : origin.name
  return (
    <HighlightContext value={highlight}>
      <Stack $gap={6}>
        <OriginHeader origin={{ ...origin, name }} hotels={hotels} />
        {message === null ? null : <Notice role="status">{message}</Notice>}
        <WalkStrip origin={name} hotels={hotels} onOpen={openRow} />
        <PlainList $gap={0}>
          {hotels.map((hotel) => (
            <HotelRow key={hotel.id} hotel={hotel} />
          ))}
        </PlainList>
        <Credits lines={credits} />
        <JsonLd data={hotelList(name, hotels)} />
      </Stack>
    </HighlightContext>
  )
}
