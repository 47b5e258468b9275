import { MapCanvas, MapFrame, MapZoom } from '@stageside/ui/map-canvas'
import { Button } from '@stageside/ui/button'
import { color, font, space } from '@stageside/ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { MarkedPoint } from '../edit/use-marked-point.ts'
import { createDayMap, type DayOnMap, type LiveDayMap } from './create-day-map.ts'

export { prepareMaps } from '@stageside/ui/map/maplibre'

const Canvas = styled(MapCanvas)`
  [data-label] {
    border: 2px solid ${color.paper};
    background: ${color.ink};
    color: ${color.paper};
  }
  [data-label='stop'],
  [data-label='event'] {
    min-width: 1.75rem;
    border-radius: 50%;
    font: 750 0.8125rem/1.5rem ${font.head};
    font-variant-numeric: tabular-nums;
    text-align: center;
    pointer-events: auto;
    cursor: pointer;
  }
  [data-label='event'] {
    border-radius: 4px;
    background: ${color.signal};
  }
  [data-label='base'] {
    width: 1.125rem;
    height: 1.125rem;
    border: 4px solid ${color.ink};
    background: ${color.card};
    outline: 2px solid ${color.paper};
  }
  [data-label='mark'] {
    width: 1.25rem;
    height: 1.25rem;
    border: 4px solid ${color.signal};
    border-radius: 50% 50% 50% 0;
    background: ${color.paper};
    rotate: -45deg;
  }
  [data-shown] {
    z-index: 2;
    outline: 4px solid ${color.signal};
  }
`

/** While a point is wanted. The button is the keyboard's way: arrow keys move the map. */
const Marking = styled.div`
  position: absolute;
  z-index: 3;
  inset: auto ${space(2)} ${space(2)} ${space(2)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  width: fit-content;
  padding: ${space(1)} ${space(2)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: 999px;
  font-size: 0.875rem;
`

export interface DayMapViewProps {
  readonly label: string
  readonly day: DayOnMap
  /** The stop that is pointed at, here or in the list. */
  readonly pointed: number | null
  readonly onPoint: (at: number | null) => void
  readonly onChoose: (at: number) => void
  readonly marked: MarkedPoint
  readonly onTilesMissing: (error: unknown) => void
  readonly onEmpty: () => void
}

export const DayMapView = (props: DayMapViewProps) => {
  const { label, day, pointed, marked } = props
  const container = useRef<HTMLDivElement>(null)
  const live = useRef<LiveDayMap>(null)
  const latest = useRef(props)

  useEffect(() => {
    latest.current = props
  }, [props])
  useEffect(() => {
    if (container.current === null) return undefined
    const map = createDayMap(container.current, latest.current.day, {
      onPoint: (at) => latest.current.onPoint(at),
      onChoose: (at) => latest.current.onChoose(at),
      onMark: (point) => latest.current.marked.onMark?.(point),
      onTilesMissing: (error) => latest.current.onTilesMissing(error),
      onEmpty: () => latest.current.onEmpty(),
    })
    live.current = map
    latest.current.marked.onMap(true)
    map.point(latest.current.pointed)
    map.mark(latest.current.marked.point)
    return () => {
      live.current = null
      latest.current.marked.onMap(false)
      map.remove()
    }
  }, [])
  useEffect(() => live.current?.update(day), [day])
  useEffect(() => live.current?.point(pointed), [pointed])
  useEffect(() => live.current?.mark(marked.point), [marked.point])

  return (
    <MapFrame>
      <Canvas ref={container} role="region" aria-label={label} />
      {marked.onMark === undefined ? null : (
        <Marking>
          <Button $size="small" onClick={() => live.current?.markMiddle()}>
            Mark the middle
          </Button>
          <span>or tap the map</span>
        </Marking>
      )}
      <MapZoom onZoom={(by) => live.current?.zoom(by)} />
    </MapFrame>
  )
}
