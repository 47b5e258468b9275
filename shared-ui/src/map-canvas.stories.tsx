import { styled } from 'styled-components'
import { nothing } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { MapCanvas, MapFrame, MapZoom } from './map-canvas.tsx'
import { color } from './tokens.ts'

const Place = styled.div`
  height: 16rem;
`
/** Stands for the streets: the gallery has no tiles. */
const Streets = styled.div`
  height: 100%;
  background:
    repeating-linear-gradient(0deg, ${color.line} 0 2px, #0000 2px 3rem),
    repeating-linear-gradient(90deg, ${color.line} 0 2px, #0000 2px 4rem), ${color.card};
`

export default {
  'MapCanvas: default': (
    <Place>
      <MapCanvas>
        <Streets />
      </MapCanvas>
    </Place>
  ),
  'MapCanvas: asks for two fingers': (
    <Place>
      <MapCanvas>
        <Streets />
        <div className="maplibregl-cooperative-gesture-screen maplibregl-show">
          <div className="maplibregl-desktop-message">Hold Ctrl and scroll to zoom the map</div>
          <div className="maplibregl-mobile-message">Use two fingers to move the map</div>
        </div>
      </MapCanvas>
    </Place>
  ),
  'MapFrame: default': (
    <Place>
      <MapFrame>
        <MapCanvas>
          <Streets />
        </MapCanvas>
        <MapZoom onZoom={nothing} />
      </MapFrame>
    </Place>
  ),
  'MapZoom: default': (
    <Place>
      <MapFrame>
        <MapZoom onZoom={nothing} />
      </MapFrame>
    </Place>
  ),
  'MapZoom: hover': (
    <Place>
      <MapFrame>
        <MapZoom onZoom={nothing} />
      </MapFrame>
    </Place>
  ),
} satisfies Stories
