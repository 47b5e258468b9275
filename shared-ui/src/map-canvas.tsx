import { styled } from 'styled-components'
import { color, media, radius, space } from './tokens.ts'

/** Holds a map. What of MapLibre's style sheet a map needs; its sheet would bring icons as data addresses. */
export const MapCanvas = styled.div`
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
    color: ${color.ink};
    font-size: 1.25rem;
    line-height: 1;
    ${media.hover} {
      &:hover {
        background: ${color.ink};
        color: ${color.card};
      }
    }
  }
  button:first-child {
    border-bottom: 0;
    border-radius: ${radius.ticket} ${radius.ticket} 0 0;
  }
`
/** Holds a canvas and what lies over it. */
export const MapFrame = styled.div`
  position: relative;
  height: 100%;
`

/** Buttons for those who cannot pinch. */
export const MapZoom = ({ onZoom }: { readonly onZoom: (by: 1 | -1) => void }) => (
  <Zoom>
    <button type="button" aria-label="Zoom in" onClick={() => onZoom(1)}>
      +
    </button>
    <button type="button" aria-label="Zoom out" onClick={() => onZoom(-1)}>
      −
    </button>
  </Zoom>
)
