import { Stack, Text } from '@stageside/ui/layout'
import { mapFonts } from '@stageside/ui/map/map-fonts'
import { checkedWorker } from '@stageside/ui/map/map-worker'
import { useWebgl } from '@stageside/ui/map/webgl'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, media, radius } from '@stageside/ui/tokens'
import { Component, lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Point } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'
import { RouteSketch } from '../result/route-sketch.tsx'
import { legLines, wayCredits } from '../way/leg-lines.ts'
import type { MarkedPoint } from '../edit/use-marked-point.ts'
import { sketchWords } from '../way/sketch-words.ts'
import type { DayWays } from '../way/use-day-ways.ts'
import type { DayOnMap } from './create-day-map.ts'
import type { DayMapViewProps } from './day-map-view.tsx'
import { useDayTiles } from './use-day-tiles.ts'

// The server never draws a map: `SSR` is a constant of the build, so the library stays out of the server bundle.
const DayMapView: ComponentType<DayMapViewProps> = import.meta.env.SSR
  ? () => null
  : lazy(async () => {
      const [{ DayMapView: view, prepareMaps }, worker] = await Promise.all([
        import('./day-map-view.tsx'),
        checkedWorker(),
        mapFonts(),
      ])
      prepareMaps(worker)
      return { default: view }
    })

const Frame = styled.div`
  aspect-ratio: 3 / 2;
  max-height: 75svh;
  width: 100%;
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  overflow: clip;
  ${media.desktop} {
    aspect-ratio: 1;
  }
`
/** A canvas cannot be printed: on paper the sketch takes its place. */
const OnPaper = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
`

/** Shows the sketch where the map cannot be loaded or drawn. */
class MapErrorBoundary extends Component<{
  sketch: ReactNode
  onFailure: (error: unknown) => void
  children: ReactNode
}> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.sketch : this.props.children
  }
}

interface DayMapProps {
  readonly day: TripDay
  readonly number: number
  readonly base: Base | null
  readonly ways: DayWays
  /** The stop that is pointed at, on the map or in the list. */
  readonly pointed: number | null
  readonly onPoint: (at: number | null) => void
  readonly onChoose: (at: number) => void
  /** The point of a stop that is about to be added. */
  readonly marked: MarkedPoint
}

const stopsOf = (day: TripDay): DayOnMap['stops'] =>
  day.stops.flatMap(({ lat, lon, fixed }, at) =>
    lat === null || lon === null ? [] : [{ at, lat, lon, isEvent: fixed === 'event' }],
  )

/** The route of an open day, numbered as its list: on the map of its city where there is one, else as a sketch. */
export const DayMap = ({ around, ...props }: DayMapProps & { readonly around: Point }) => {
  const { day, number, base, ways, pointed, onPoint, onChoose, marked } = props
  const webgl = useWebgl()
  const [isEmpty, setEmpty] = useState(false)
  const { tiles, isPending, onMissing } = useDayTiles(around, webgl)
  const { ask } = ways
  const legs = useMemo(() => legLines(day, base, ways.ways), [day, base, ways.ways])
  const onMap = useMemo(
    (): DayOnMap | null => (tiles === null ? null : { tiles, home: base, stops: stopsOf(day), legs }),
    [tiles, base, day, legs],
  )
  const isDrawn = onMap !== null
  // The sketch asks for itself, once it is seen.
  useEffect(() => (isDrawn ? ask() : undefined), [isDrawn, ask])
  const sketch = <RouteSketch day={day} base={base} ways={ways} />
  if (isEmpty || (!isPending && onMap === null)) return sketch
  if (onMap === null)
    return (
      <Frame>
        <Skeleton $height="100%" />
      </Frame>
    )
  const meaning = sketchWords(
    legs.map(({ kind }) => kind),
    ways.state,
  )
  const credits = [...new Set([...wayCredits(ways.ways), tiles?.attribution ?? ''])].filter(Boolean)
  return (
    <>
      <MapErrorBoundary sketch={sketch} onFailure={onMissing}>
        <Stack $gap={2} as="figure" data-screen-only aria-busy={ways.stale || undefined}>
          <Frame>
            <Suspense fallback={<Skeleton $height="100%" />}>
              <DayMapView
                label={`Map of day ${number}, numbered as in the list`}
                day={onMap}
                pointed={pointed}
                onPoint={onPoint}
                onChoose={onChoose}
                marked={marked}
                onTilesMissing={onMissing}
                onEmpty={() => setEmpty(true)}
              />
            </Suspense>
          </Frame>
          <Text as="figcaption" $muted $small>
            {[meaning, ...credits].join(' ')}
          </Text>
        </Stack>
      </MapErrorBoundary>
      <OnPaper>{sketch}</OnPaper>
    </>
  )
}
