import { color, font, radius, space } from '@site/ui/tokens'
import { useContext, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { HighlightContext } from '../results/highlight.ts'
import { createMap, type LiveMap } from './create-map.ts'
import { drawnWords } from './drawn-words.ts'
import type { MapProps } from './map-panel.tsx'

export { prepareMaps } from './create-map.ts'

/** What of MapLibre's style sheet this map needs; its sheet would bring icons as data addresses. */
const Canvas = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  .maplibregl-canvas-container {
    cursor: grab;
    touch-action: pan-x pan-y;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  .maplibregl-canvas {
    position: absolute;
    top: 0;
    left: 0;
  }
  .maplibregl-marker {
    position: absolute;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .maplibregl-cooperative-gesture-screen {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: grid;
    place-items: center;
    padding: ${space(6)};
    background: rgb(16 24 43 / 60%);
    color: #fff;
    opacity: 0;
    pointer-events: none;
    transition: opacity 600ms;
    text-align: center;
  }
  .maplibregl-cooperative-gesture-screen.maplibregl-show {
    opacity: 1;
    transition: opacity 50ms;
  }
  .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message {
    display: none;
  }
  @media (hover: none) {
    .maplibregl-cooperative-gesture-screen .maplibregl-desktop-message {
      display: none;
    }
    .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message {
      display: block;
    }
  }
  [data-label='ring'] {
    padding: 0 ${space(1)};
    background: ${color.paper};
    font: 700 0.8125rem ${font.head};
    font-variant-numeric: tabular-nums;
  }
  [data-label='pin'] {
    min-width: 1.75rem;
    padding: 0 0.3125rem;
    border: 2px solid ${color.paper};
    border-radius: ${radius.pill};
    background: ${color.walk};
    color: ${color.paper};
    font: 700 0.8125rem/1.5rem ${font.head};
    font-variant-numeric: tabular-nums;
    text-align: center;
    pointer-events: auto;
    cursor: pointer;
  }
  [data-label='pin']::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    margin: 1px 0 0 -0.3125rem;
    border: 0.3125rem solid #0000;
    border-top-color: ${color.walk};
    border-bottom: 0;
  }
  [data-label='pin'][data-by='transit'] {
    background: ${color.transit};
  }
  [data-label='pin'][data-by='transit']::after {
    border-top-color: ${color.transit};
  }
  [data-label='pin'][data-shown] {
    z-index: 2;
    min-width: 2.125rem;
    background: ${color.ink};
    line-height: 1.875rem;
  }
  [data-label='pin'][data-shown]::after {
    border-top-color: ${color.ink};
  }
  [data-label='door'] {
    width: 1.125rem;
    height: 1.5rem;
    border: 2px solid ${color.paper};
    border-radius: 0.6rem 0.6rem 0 0;
    background: ${color.signal};
  }
`
const Zoom = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  z-index: 2;
  display: grid;
  button {
    width: 2.75rem;
    height: 2.75rem;
    border: 2px solid ${color.ink};
    background: ${color.card};
    font-size: 1.25rem;
    line-height: 1;
  }
  button:first-child {
    border-bottom: 0;
    border-radius: ${radius.ticket} ${radius.ticket} 0 0;
  }
`
const Whole = styled.div`
  position: relative;
  height: 100%;
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
    <Whole>
      <Canvas ref={container} role="region" aria-label={`Map of ${drawnWords(props)}`} />
      <Zoom>
        <button type="button" aria-label="Zoom in" onClick={() => live.current?.zoom(1)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => live.current?.zoom(-1)}>
          −
        </button>
      </Zoom>
    </Whole>
  )
}
