import { MapCanvas, MapFrame, MapZoom } from '@site/ui/map-canvas'
import { color, font } from '@site/ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { createDayMap, type DayOnMap, type LiveDayMap } from './create-day-map.ts'

export { prepareMaps } from '@site/ui/map/maplibre'

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
  [data-shown] {
    z-index: 2;
    outline: 4px solid ${color.signal};
  }
`

export interface DayMapViewProps {
  readonly label: string
  readonly day: DayOnMap
  /** The stop that is pointed at, here or in the list. */
  readonly pointed: number | null
  readonly onPoint: (at: number | null) => void
  readonly onChoose: (at: number) => void
  readonly onTilesMissing: (error: unknown) => void
  readonly onEmpty: () => void
}

export const DayMapView = (props: DayMapViewProps) => {
  const { label, day, pointed } = props
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
      onTilesMissing: (error) => latest.current.onTilesMissing(error),
      onEmpty: () => latest.current.onEmpty(),
    })
    live.current = map
    map.point(latest.current.pointed)
    return () => {
      live.current = null
      map.remove()
    }
  }, [])
  useEffect(() => live.current?.update(day), [day])
  useEffect(() => live.current?.point(pointed), [pointed])

  return (
    <MapFrame>
      <Canvas ref={container} role="region" aria-label={label} />
      <MapZoom onZoom={(by) => live.current?.zoom(by)} />
    </MapFrame>
  )
}
