import { MapCanvas, MapFrame, MapZoom } from '@stageside/ui/map-canvas'
import { color, font, radius, space } from '@stageside/ui/tokens'
import { useContext, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { HighlightContext } from '../results/highlight.ts'
import { createMap, type LiveMap } from './create-map.ts'
import { drawnWords } from './drawn-words.ts'
import type { MapProps } from './map-panel.tsx'

export { prepareMaps } from '@stageside/ui/map/maplibre'

/** The map with the labels of this page. */
const Canvas = styled(MapCanvas)`
  [data-label='ring'] {
    padding: 0 ${space(1)};
    background: ${color.paper};
    font: 700 0.8125rem ${font.head};
    font-variant-numeric: tabular-nums;
  }
  /* The hotel pointed at or chosen; all others are drawn by the map (pin-image.ts) in the same shape. */
  [data-label='pin'] {
    z-index: 2;
    min-width: 2.125rem;
    margin-top: -0.25rem;
    padding: 0 0.3125rem;
    border: 2px solid ${color.paper};
    border-radius: ${radius.pill};
    background: ${color.ink};
    color: ${color.paper};
    font: 700 0.8125rem/1.875rem ${font.head};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  [data-label='pin']::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    margin: 1px 0 0 -0.3125rem;
    border: 0.3125rem solid #0000;
    border-top-color: ${color.ink};
    border-bottom: 0;
  }
  [data-label='door'] {
    width: 1.125rem;
    height: 1.5rem;
    border: 2px solid ${color.paper};
    border-radius: 0.6rem 0.6rem 0 0;
    background: ${color.signal};
  }
`
interface Shown {
  readonly pointed: string | null
  readonly chosen: string | null
}

export const MapView = (props: MapProps) => {
  const container = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap>(null)
  const latest = useRef(props)
  const highlight = useContext(HighlightContext)

  useEffect(() => {
    latest.current = props
    live.current?.update(props)
  }, [props])

  // One map for one set of results: another origin brings another panel.
  useEffect(() => {
    if (container.current === null) return undefined
    const map = createMap(container.current, latest.current, {
      onPoint: (id) => highlight.getState().point(id),
      onChoose: (id) => {
        highlight.getState().choose(id)
        latest.current.onOpen(id)
      },
    })
    live.current = map
    const follow = ({ pointed, chosen }: Shown, before: Shown) => {
      map.show(pointed ?? chosen)
      if (chosen !== null && chosen !== before.chosen) map.reveal(chosen)
    }
    const now = highlight.getState()
    follow(now, { pointed: null, chosen: null })
    const stop = highlight.subscribe(follow)
    return () => {
      stop()
      live.current = null
      map.remove()
    }
  }, [highlight])

  return (
    <MapFrame>
      <Canvas ref={container} role="region" aria-label={`Map of ${drawnWords(props)}`} />
      <MapZoom onZoom={(by) => live.current?.zoom(by)} />
    </MapFrame>
  )
}
