import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsResponse } from '@site/contracts/hotels'
import { Button } from '@site/ui/button'
import { PlainList, Row, Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { Skeleton } from '@site/ui/skeleton'
import { useState } from 'react'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { nearOf } from '../hotel/hotel-address.ts'
import { MapPanel } from '../map/map-panel.tsx'
import { originOf, requestOf, typedText, type Origin } from '../search/origin.ts'
import { placeKey } from '../search/place-words.ts'
import { hotelList, JsonLd } from '../structured-data/json-ld.tsx'
import { CompareBar, CompareToggle } from '../compare/compare-bar.tsx'
import { Credits, NightNote, NothingFound, OriginHeader } from './found-texts.tsx'
import { createHighlight, HighlightContext } from './highlight.ts'
import { HotelRow } from './hotel-row.tsx'
import { ShareButton } from './share-button.tsx'
import { ViewBar } from './view-bar.tsx'
import { NotThisOne } from './not-this-one.tsx'
import { Unknown, WhichOne } from './unsure.tsx'
import { useAnswer, type Reading } from './use-answer.ts'
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

interface FoundHotelsProps {
  readonly answer: HotelsResponse
  readonly place: GeocodeResult
  readonly reading: Reading
}

const FoundHotels = ({ answer: { hotels, message, credits }, place, reading }: FoundHotelsProps) => {
  const [highlight] = useState(createHighlight)
  const [view, change] = useView()
  const { name } = place
  const shown = applyView(hotels, view)
  return (
    <HighlightContext value={highlight}>
      <Stack $gap={6}>
        <OriginHeader place={place} hotels={hotels} notes={reading.notes}>
          <NotThisOne candidates={reading.candidates} />
        </OriginHeader>
        {message === null ? null : <Notice role="status">{message}</Notice>}
        <Row data-screen-only>
          <ShareButton title={`Hotels near ${name}`} />
          <Button $tone="outline" $size="small" aria-pressed={view.map} onClick={() => change({ map: !view.map })}>
            {view.map ? 'Hide the map' : 'Show the map'}
          </Button>
        </Row>
        <ViewBar view={view} kinds={kindsOf(hotels)} shown={shown.length} all={hotels.length} onChange={change} />
        {view.night ? <NightNote /> : null}
        {view.map ? <MapPanel origin={place} hotels={shown} pace={view.pace} onOpen={openRow} /> : null}
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
        <CompareBar
          compared={view.compare}
          known={hotels}
          request={requestOf(originOf(place), view.pace)}
          near={{ key: nearOf(place), name }}
          stay={null}
          onClear={() => change({ compare: [] })}
        />
        <Credits lines={credits} hotels={hotels} />
        <JsonLd data={hotelList(name, hotels)} />
      </Stack>
    </HighlightContext>
  )
}

interface AnsweredProps {
  readonly answer: HotelsResponse
  readonly reading: Reading
  readonly typed: string | null
}

const Answered = ({ answer, reading, typed }: AnsweredProps) => {
  const { status, place, hotels, message } = answer
  if (status === 'choose') return <WhichOne answer={answer} typed={typed} />
  if (place === null) return <Unknown answer={answer} />
  // A point of a shared address goes by the name it was shared with.
  const named = place.kind === 'point' && typed !== null ? { ...place, name: typed } : place
  if (hotels.length === 0)
    return (
      <NothingFound place={named} message={message} notes={reading.notes}>
        <NotThisOne candidates={reading.candidates} />
      </NothingFound>
    )
  return <FoundHotels key={placeKey(place)} answer={answer} place={named} reading={reading} />
}

export const Results = ({ origin }: { readonly origin: Origin }) => {
  const { query, reading } = useAnswer(origin)
  return (
    <QueryStates query={query} failure="We couldn’t list the hotels." Waiting={ResultsSkeleton}>
      {(answer) => <Answered answer={answer} reading={reading} typed={typedText(origin)} />}
    </QueryStates>
  )
}
