import type { HotelsResponse } from '@site/contracts/hotels'
import { Button } from '@site/ui/button'
import { PlainList, Row, Stack } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { useState } from 'react'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { hotelList } from '../structured-data/shapes.ts'
import { Credits } from './credits.tsx'
import { createHighlight, HighlightContext } from './highlight.ts'
import { HotelRow } from './hotel-row.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OriginHeader } from './origin-header.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { NightNote } from './night-note.tsx'
import { ShareButton } from './share-button.tsx'
import { useView } from './use-view.ts'
import { applyView, kindsOf } from './view.ts'
import { ViewBar } from './view-bar.tsx'
import { MapPanel } from '../map/map-panel.tsx'
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

/** What a search found: where from, the walk strip, filters, the list, and whose data it is. */
export const FoundHotels = ({ answer, typed }: FoundHotelsProps) => {
  const [highlight] = useState(createHighlight)
  const [view, change] = useView()
  const { origin, hotels, message, credits } = answer
  if (origin === null || hotels.length === 0) return <NothingFound message={message} typed={typed} />
  const name = origin.kind === 'point' && typed !== null ? typed : origin.name
  const shown = applyView(hotels, view)
  const compared = hotels.filter(({ id }) => view.compare.includes(id))
  return (
    <HighlightContext value={highlight}>
      <Stack $gap={6}>
        <OriginHeader origin={{ ...origin, name }} hotels={hotels} />
        {message === null ? null : <Notice role="status">{message}</Notice>}
        <Row data-screen-only>
          <ShareButton title={`Hotels near ${name}`} />
          <Button $tone="outline" $size="small" aria-pressed={view.map} onClick={() => change({ map: !view.map })}>
            {view.map ? 'Hide the map' : 'Show the map'}
          </Button>
        </Row>
        <ViewBar view={view} kinds={kindsOf(hotels)} shown={shown.length} all={hotels.length} onChange={change} />
        {view.night ? <NightNote /> : null}
        {view.map ? <MapPanel origin={{ ...origin, name }} hotels={shown} pace={view.pace} onOpen={openRow} /> : null}
        <WalkStrip origin={name} hotels={shown} onOpen={openRow} />
        {shown.length === 0 ? (
          <Notice role="status">No hotel passes these filters. Allow more minutes, or clear the filters.</Notice>
        ) : null}
        <PlainList $gap={0}>
          {shown.map((hotel) => (
            <HotelRow
              key={hotel.id}
              hotel={hotel}
              action={
                <CompareToggle
                  id={hotel.id}
                  name={hotel.name}
                  compared={view.compare}
                  onChange={(compare) => change({ compare })}
                />
              }
            />
          ))}
        </PlainList>
        <CompareBar hotels={compared} onClear={() => change({ compare: [] })} />
        <Credits lines={credits} hotels={hotels} />
        <JsonLd data={hotelList(name, hotels)} />
      </Stack>
    </HighlightContext>
  )
}
