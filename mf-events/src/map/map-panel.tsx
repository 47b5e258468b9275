import type { GeocodeKind } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'
import { useBackend, useHost } from '@site/kit'
import { Text } from '@site/ui/layout'
import { Skeleton } from '@site/ui/skeleton'
import { color, radius, space } from '@site/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Component, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { reachQuery } from '../calls/queries.ts'
import type { Pace } from '../results/pace.ts'
import type { LatLon } from './geometry.ts'
import { checkedWorker } from './map-worker.ts'
import { Plan } from './plan.tsx'

let known: boolean | null = null

/** Whether this browser draws WebGL 2. The answer does not change while a page is open. */
const hasWebgl = (): boolean => {
  known ??= document.createElement('canvas').getContext('webgl2') !== null
  return known
}
const never = () => () => undefined

const useWebgl = (): boolean => useSyncExternalStore(never, hasWebgl, () => false)

export interface MapProps {
  readonly origin: LatLon & { readonly name: string }
  readonly hotels: readonly HotelItem[]
  readonly pace: Pace
  /** Null until it is known; then with streets where they are imported. */
  readonly reach: ReachResponse | null
  readonly onOpen: (id: string) => void
  /** A way to draw over the streets, as `[lon, lat]`; null until it is known. */
  readonly way?: readonly (readonly [number, number])[] | null | undefined
  /** `square` in the text, as wide as it; `beside` a list, as high as its column; `full`: alone on the screen, a card over its foot. */
  readonly layout?: 'square' | 'beside' | 'full'
  /** Pictures under the site's own drawing, where the operator has set some. */
  readonly tiles?: MapTiles | undefined
  /** Hears of tiles that do not come; the map stays as it is without them. */
  readonly onTilesMissing?: ((error: unknown) => void) | undefined
}

// The server never draws a map: `SSR` is a constant of the build, so the library stays out of the server bundle.
const MapView = import.meta.env.SSR
  ? Plan
  : lazy(async () => {
      const [{ MapView: view, workAt }, worker] = await Promise.all([import('./map-view.tsx'), checkedWorker()])
      workAt(worker)
      return { default: view }
    })

const square = css`
  & > :first-child {
    aspect-ratio: 1;
    max-height: min(34rem, 75svh);
    width: 100%;
  }
`
const beside = css`
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
`
/** Rings on empty paper say little: they get less room. */
const besideWithoutStreets = css`
  grid-template-rows: minmax(0, 22rem) auto;
  height: 100%;
`
/** The words lie on the top of the map, where no card covers them and nothing moves when they come. */
const full = css`
  position: relative;
  height: 100%;
  & > :first-child {
    border: 0;
    border-radius: 0;
  }
  & > figcaption {
    position: absolute;
    inset: 0 4.5rem auto 0;
    width: fit-content;
    padding: ${space(1)} ${space(3)};
    background: ${color.paper};
    font-size: 0.75rem;
    line-height: 1.35;
  }
`
const layouts = { square, beside, besideWithoutStreets, full } as const

const Frame = styled.figure<{ $layout: keyof typeof layouts }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-height: 0;
  & > :first-child {
    min-height: 0;
    border: 2px solid ${color.ink};
    border-radius: ${radius.card};
    overflow: clip;
  }
  ${({ $layout }) => layouts[$layout]}
`

/** Shows the drawn plan where the map cannot be loaded or fails. */
class MapErrorBoundary extends Component<{
  plan: ReactNode
  onFailure: (error: unknown) => void
  children: ReactNode
}> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.plan : this.props.children
  }
}

/** What the drawing means, and whose data it is. Short where the map is the whole screen. */
const captionOf = (reach: ReachResponse | null, name: string, short: boolean): string => {
  if (reach?.source === 'street') {
    const data = `Map data: ${reach.credits.join('; ')}.`
    return short
      ? `Shaded: minutes on foot. ${data}`
      : `Shaded: 5, 10, 15 and 20 minutes on foot from ${name}, along mapped streets. Dashed rings: estimates beyond them. ${data}`
  }
  return short
    ? 'We don’t have the streets here: rings are estimates of the walk.'
    : `We don’t have the streets here, so the rings are estimates of 5, 10, 15 and 20 minutes on foot from ${name}. A river or a railway can make a walk longer: go by the times in the list.`
}

interface MapPanelProps extends Omit<MapProps, 'reach'> {
  readonly origin: MapProps['origin'] & { readonly kind: GeocodeKind; readonly precision: number }
}

/** Where the hotels lie: a map, or a drawn plan where the device draws no maps. The list is complete without either. */
export const MapPanel = (props: MapPanelProps) => {
  const webgl = useWebgl()
  const { report, tiles } = useHost()
  const { lat, lon, name, kind, precision } = props.origin
  // A city is meant by its centre, however wide it is.
  const from = { lat, lon, precision: kind === 'city' ? 0 : precision, speed: props.pace }
  const { data: reach = null, isPending } = useQuery(reachQuery(useBackend(), from))
  const { layout = 'square' } = props
  const whole = { ...props, reach, tiles, onTilesMissing: (error: unknown) => report(error, { part: 'tiles' }) }
  const plan = <Plan {...whole} />
  return (
    <Frame
      data-screen-only
      $layout={layout === 'beside' && !isPending && reach?.source !== 'street' ? 'besideWithoutStreets' : layout}
    >
      <div>
        {webgl ? (
          <MapErrorBoundary plan={plan} onFailure={(error) => report(error, { part: 'map' })}>
            <Suspense fallback={<Skeleton $height="100%" />}>
              <MapView {...whole} />
            </Suspense>
          </MapErrorBoundary>
        ) : (
          plan
        )}
      </div>
      {isPending ? null : (
        <Text as="figcaption" $muted $small>
          {props.way === undefined ? null : 'Dark line: the way to the hotel. '}
          {captionOf(reach, name, layout === 'full')}
          {webgl && tiles ? ` Map pictures: ${tiles.attribution}.` : null}
        </Text>
      )}
    </Frame>
  )
}
