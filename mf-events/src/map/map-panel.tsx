import type { GeocodeKind } from '@site/contracts/geocode'
import type { HotelItem } from '@site/contracts/hotels'
import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'
import { Text } from '@stageside/ui/layout'
import { mapFonts } from '@stageside/ui/map/map-fonts'
import { checkedWorker } from '@stageside/ui/map/map-worker'
import { useWebgl } from '@stageside/ui/map/webgl'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, radius, space } from '@stageside/ui/tokens'
import { Component, lazy, Suspense, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Pace } from '../results/pace.ts'
import type { LatLon } from './geometry.ts'
import { mapCaption } from './map-words.ts'
import { Plan } from './plan.tsx'
import { useMapData } from './use-map-data.ts'

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
  /** Vector tiles of a city or the whole planet, or an operator's pictures under the site's own lines. */
  readonly tiles?: MapTiles | undefined
  /** Hears of tiles that do not come; the map then draws lines. */
  readonly onTilesMissing?: ((error: unknown) => void) | undefined
}

// The server never draws a map: `SSR` is a constant of the build, so the library stays out of the server bundle.
const MapView = import.meta.env.SSR
  ? Plan
  : lazy(async () => {
      const [{ MapView: view, prepareMaps }, worker] = await Promise.all([
        import('./map-view.tsx'),
        checkedWorker(),
        mapFonts(),
      ])
      prepareMaps(worker)
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

interface MapPanelProps extends Omit<MapProps, 'reach'> {
  readonly origin: MapProps['origin'] & { readonly kind: GeocodeKind; readonly precision: number }
}

/** Where the hotels lie: a map, or a drawn plan where the device draws no maps. The list is complete without either. */
export const MapPanel = (props: MapPanelProps) => {
  const webgl = useWebgl()
  const { lat, lon, name, kind, precision } = props.origin
  const { layout = 'square' } = props
  // A city is meant by its centre, however wide it is.
  const { reach, tiles, isPending, onTilesMissing, onMapFailed } = useMapData({
    lat,
    lon,
    precision: kind === 'city' ? 0 : precision,
    speed: props.pace,
  })
  const whole = { ...props, reach, tiles, onTilesMissing }
  const bare = !isPending && reach?.source !== 'street' && tiles?.kind !== 'archive'
  const plan = <Plan {...whole} />
  return (
    <Frame data-screen-only $layout={layout === 'beside' && bare ? 'besideWithoutStreets' : layout}>
      <div>
        {webgl ? (
          <MapErrorBoundary plan={plan} onFailure={onMapFailed}>
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
          {mapCaption({ reach, tiles, name, short: layout === 'full' })}
        </Text>
      )}
    </Frame>
  )
}
