import type { HotelsResponse } from '@site/contracts/hotels'
import { useBackend } from '@site/kit'
import { Button } from '@site/ui/button'
import { PlainList, Row, Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { Skeleton } from '@site/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hotelsQuery } from '../calls/queries.ts'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { MapPanel } from '../map/map-panel.tsx'
import { typedText, type Origin } from '../search/origin.ts'
import { hotelList, JsonLd } from '../structured-data/json-ld.tsx'
import { CompareBar, CompareToggle } from './compare-bar.tsx'
import { Credits, NightNote, NothingFound, OriginHeader } from './found-texts.tsx'
import { createHighlight, HighlightContext } from './highlight.ts'
import { HotelRow } from './hotel-row.tsx'
import { ShareButton } from './share-button.tsx'
import { ViewBar } from './view-bar.tsx'
import { applyView, kindsOf, useView } from './view.ts'
import { WalkStrip } from './walk-strip.tsx'

/** What a search looks like while it runs: nothing for 200 ms, then its shape, and after 2 s words. */
const ResultsSkeleton = ({ wait }: { readonly wait: Wait }) => (
  <Stack $gap={6} role="status" style={{ minHeight: '48rem' }}>
    <Text>{wait === 'long' ? 'Still measuring the walk to every hotel. This takes a few seconds more…' : ''}</Text>
    {wait === 'quick' ? null : (
      <>
        <Skeleton $height="2.25rem" $width="min(28rem, 80%)" />
        <Skeleton $height="10rem" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} $height="6.5rem" />
        ))}
      </>
    )}
  </Stack>
)

const openRow = (id: string): void => {
  const row = document.getElementById(`hotel-${id}`)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

const FoundHotels = ({ answer, typed }: { readonly answer: HotelsResponse; readonly typed: string | null }) => {
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
          <Notice role="status">No hotels match these filters. Allow more minutes, or clear the filters.</Notice>
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

export const Results = ({ origin }: { readonly origin: Origin }) => {
  const [{ pace }] = useView()
  const query = useQuery(hotelsQuery(useBackend(), origin, pace))
  return (
    <QueryStates query={query} failure="We couldn’t list the hotels." Waiting={ResultsSkeleton}>
      {(answer) => <FoundHotels key={JSON.stringify(origin)} answer={answer} typed={typedText(origin)} />}
    </QueryStates>
  )
}
