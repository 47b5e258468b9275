import { useHead, useHost } from '@stageside/kit'
import { Stack, Text } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { Skeleton } from '@stageside/ui/skeleton'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { useListCompared } from '../compare/use-list-compared.ts'
import { SaveButton } from '../saved/save-button.tsx'
import { originOf, writeOrigin } from '../search/origin.ts'
import { hotelJsonLd } from '../structured-data/hotel-json-ld.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { BookHotel } from './book-hotel.tsx'
import { CompareHotel } from './compare-hotel.tsx'
import { HotelHeading } from './hotel-heading.tsx'
import { Around, Beside, Layout, Main } from './hotel-layout.tsx'
import { HotelMap } from './hotel-map.tsx'
import { headOf, originName } from './hotel-words.ts'
import { ListLinks } from './list-links.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import type { AskedHotel } from './use-hotel.ts'
import { useStreets } from './use-streets.ts'
import { hasWay, routeBy, useWay } from './use-way.ts'
import { WayPanel } from './way-panel.tsx'
import { ToldWaySkeleton, WaySkeleton } from './way-skeleton.tsx'
import { WaySteps } from './way-steps.tsx'

const FactsRoom = styled(Stack)`
  min-height: 24rem;
`
const FactsSkeleton = ({ wait }: { readonly wait: Wait }) => (
  <FactsRoom $gap={6} role="status">
    {wait === 'quick' ? null : <Skeleton $height="24rem" />}
    {wait === 'long' ? <Text>Still looking the hotel up. This takes a few seconds more…</Text> : null}
  </FactsRoom>
)

/** Few hotels have a timetable near both ends: what tells of it is fetched where one has. */
const RideHome = onDemand(
  async () => (await import('./ride-home.tsx')).RideHome,
  <div role="status">
    <Skeleton $height="18rem" />
  </div>,
)

const NoStart = () => (
  <Text>
    We can’t count the walk from there. <Link to="/location">Search for a venue or an address</Link> to see the minutes.
  </Text>
)

/** The page of a hotel: the way and what is known on one side, from 1024 px the map on the other. */
export const HotelView = ({ id, facts, forVisitor, near, stay, pace, list }: AskedHotel & { readonly id: string }) => {
  // Without the place to count from, the map would be drawn twice.
  const placed = near === null || forVisitor.isError ? facts.data : forVisitor.data
  const streets = useStreets(placed, pace)
  const mapped = streets !== false
  const way = useWay(near === null ? undefined : forVisitor.data, pace)
  const known = forVisitor.data ?? facts.data
  const route = known?.route ?? null
  const wayPending = near !== null && forVisitor.isPending
  useHead(known && route ? headOf(known.hotel, route) : known?.head)
  const all = route && {
    back: `/location?${writeOrigin(originOf(route.origin)).toString()}`,
    name: originName(route.origin),
  }
  const back = list?.back ?? all?.back ?? null
  const { measure } = useHost()
  const isFound = list !== null && known !== undefined
  useEffect(() => {
    if (isFound) measure?.('searches-that-led-to-a-hotel')
  }, [isFound, measure])
  // The browser alone remembers what is compared.
  const [compared, compare] = useListCompared(useHydrated() ? back : null)
  return (
    <Layout>
      <ListLinks id={id} list={list} all={all} compared={compared} />
      <Main $gap={6} $mapped={mapped} $waiting={known === undefined || wayPending}>
        <HotelHeading hotel={known?.hotel}>
          {known === undefined ? null : (
            <>
              <SaveButton
                id={id}
                name={known.hotel.name}
                city={known.hotel.city}
                {...(near !== null && route !== null ? { near: { key: near, name: originName(route.origin) } } : {})}
              />
              {back === null && !wayPending ? null : (
                <CompareHotel id={id} name={known.hotel.name} list={back} compared={compared} onChange={compare} />
              )}
            </>
          )}
        </HotelHeading>
        {near === null ? null : (
          <QueryStates
            query={forVisitor}
            failure="We couldn’t measure the walk."
            Waiting={facts.data?.streets === true ? ToldWaySkeleton : WaySkeleton}
          >
            {(answer) =>
              answer.route === null ? (
                <NoStart />
              ) : (
                <WayPanel route={routeBy(way, answer.route)} approximate={answer.hotel.coordQuality === 'approximate'}>
                  {hasWay(answer) ? <WaySteps way={way} /> : null}
                </WayPanel>
              )
            }
          </QueryStates>
        )}
        {near === null || route?.timetable === undefined ? null : (
          <RideHome id={id} near={near} pace={pace} route={route} arrives={stay?.checkin} />
        )}
        {/* How high the way above will be is known once it is there: what stands below it would move. */}
        {wayPending ? null : (
          <QueryStates query={facts} failure="We couldn’t look the hotel up." Waiting={FactsSkeleton}>
            {(answer) => (
              <BookHotel answer={known ?? answer} stay={stay} asking={stay !== null && forVisitor.isFetching} />
            )}
          </QueryStates>
        )}
      </Main>
      <Beside key={placed?.hotel.id} $mapped={mapped}>
        <HotelMap
          answer={placed?.route ? { ...placed, route: routeBy(way, placed.route) } : placed}
          streets={streets}
          pace={pace}
          way={hasWay(placed) ? way.line : undefined}
        />
      </Beside>
      {/* Where it stands depends on whether there is a map. */}
      {facts.data === undefined || streets === null ? null : (
        <Around $gap={6} $mapped={mapped}>
          <NearbyPlaces places={facts.data.nearby} />
          <Text $muted $small>
            Data: {(known ?? facts.data).credits.join('; ')}.
          </Text>
        </Around>
      )}
      {facts.data === undefined ? null : <JsonLd data={hotelJsonLd(facts.data.hotel)} />}
    </Layout>
  )
}
