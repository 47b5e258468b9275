import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsResponse } from '@site/contracts/hotels'
import type { BelowResults } from '@site/contracts/slots'
import { Slot } from '@stageside/kit'
import { Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { onDemand } from '@stageside/ui/on-demand'
import { Skeleton } from '@stageside/ui/skeleton'
import { media, space } from '@stageside/ui/tokens'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CompareBar } from '../compare/compare-bar.tsx'
import { useReturnedCompared } from '../compare/use-returned-compared.ts'
import { nearOf } from '../hotel/hotel-address.ts'
import { MapPanel } from '../map/map-panel.tsx'
import { requestOf, type Origin } from '../search/origin.ts'
import { stayRequest } from '../stay/stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { hotelList, JsonLd } from '../structured-data/json-ld.tsx'
import { ListColumn, MapColumn } from './answer-columns.ts'
import { AboutTimes, Credits } from './found-texts.tsx'
import { countWords, isFiltered, nearestWords, priceWords } from './headline.ts'
import { createHighlight, HighlightContext } from './highlight.ts'
import { HotelList } from './hotel-list.tsx'
import { NoHits } from './no-hits.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePages } from './use-pages.ts'
import { useView, type View } from './view.ts'
import { useWide } from './use-wide.ts'
import { WalkStrip } from './walk-strip.tsx'

const FullMap = onDemand(async () => (await import('./full-map.tsx')).FullMap)

const Lead = styled(Text)`
  font-size: clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem);
  line-height: 1.45;
`

/** On a phone, what nothing can be done about stands below the list: the first hotel has to be on the screen. */
const Prices = styled(Text)<{ $last: boolean }>`
  order: ${({ $last }) => ($last ? 1 : 0)};
  font-size: 0.9375rem;
  ${media.tablet} {
    order: 0;
    margin-top: -${space(2)};
  }
`

const openRow = (id: string): void => {
  const row = document.getElementById(`hotel-${id}`)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

/** Gives a function that asks for the focus to go to the first hotel as soon as one is listed: the button that was pressed is gone then. */
const useFirstFocus = (first: string | undefined): (() => void) => {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || first === undefined) return
    wanted.current = false
    document.getElementById(`hotel-${first}`)?.focus()
  }, [first])
  return () => {
    wanted.current = true
  }
}

interface FoundHotelsProps {
  readonly origin: Origin
  readonly place: GeocodeResult
  readonly answer: HotelsResponse
  /** Whether another answer is on its way. */
  readonly updating: boolean
  /** What follows the heading, such as other places that may be meant. */
  readonly after: ReactNode
}

/** The hotels of an answer as a list, along the walk strip and on the map; what is shown in one is shown in all. */
export const FoundHotels = ({ origin, place, answer, updating, after }: FoundHotelsProps) => {
  const [highlight] = useState(() => createHighlight())
  const [view, changeView] = useView()
  const rememberNow = useReturnedCompared()
  const change = (patch: Partial<View>) => {
    if (patch.compare !== undefined) rememberNow(patch.compare)
    changeView(patch)
  }
  const wide = useWide()
  const pages = usePages(origin, answer, view.listed)
  const { stay } = useStay()
  const { hotels } = pages
  const focusFirst = useFirstFocus(hotels[0]?.id)
  const { total, reachable, nearest, message, credits } = answer
  const where = priceWords(
    answer.prices,
    hotels.some(({ price }) => price !== null),
  )
  const title = `Hotels near ${place.name}`
  const below = useMemo(() => {
    const { name, city, lat, lon } = place
    return {
      place: { name, lat, lon, ...(city === undefined || city === name ? {} : { city }) },
      stay,
    } satisfies BelowResults
  }, [place, stay])
  return (
    <HighlightContext value={highlight}>
      <ListColumn>
        <Lead>
          <strong role="status">{countWords(answer, hotels.length, isFiltered(view))}.</strong>{' '}
          {nearestWords(answer, view)}
        </Lead>
        {where === null ? null : (
          <Prices $last={answer.prices === 'off'} $muted>
            {where}
          </Prices>
        )}
        {after}
        {message === null || total === 0 ? null : <Notice role="status">{message}</Notice>}
        <Toolbar title={title} answer={answer} view={view} updating={updating} onChange={change} />
        {total === 0 ? (
          <NoHits
            nearest={nearest}
            reachable={reachable}
            onChange={(patch) => {
              focusFirst()
              change(patch)
            }}
          />
        ) : (
          <>
            <WalkStrip origin={place.name} hotels={hotels} onOpen={openRow} />
            <HotelList
              place={place}
              stay={stay}
              pages={pages}
              total={total}
              view={view}
              updating={updating}
              onChange={change}
            />
          </>
        )}
        <Slot name="mf-events/below-results" label="The trip planner" props={below} reserve={['30rem', '20.5rem']} />
        <CompareBar
          compared={view.compare}
          known={hotels}
          request={{
            ...requestOf(origin),
            speed: view.pace,
            ...(stay === null ? {} : { stay: stayRequest(stay) }),
          }}
          near={{ key: nearOf(place), name: place.name }}
          stay={stay}
          onClear={() => change({ compare: [] })}
        />
        <AboutTimes place={place} hotels={hotels} pace={view.pace} streetsOf={answer.streetsOf} />
        <Credits lines={credits} />
        <JsonLd data={hotelList(place.name, hotels)} />
      </ListColumn>
      {wide ? (
        <MapColumn>
          <MapPanel origin={place} hotels={hotels} pace={view.pace} onOpen={openRow} layout="beside" />
        </MapColumn>
      ) : (
        // The server does not know how wide the window is: where there is room, this is where the map will be.
        <MapColumn aria-hidden>
          <Skeleton $height="100%" />
        </MapColumn>
      )}
      {!wide && view.map ? (
        <FullMap place={place} hotels={hotels} pace={view.pace} stay={stay} onClose={() => change({ map: false })} />
      ) : null}
    </HighlightContext>
  )
}
