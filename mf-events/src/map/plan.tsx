import { color, font } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { useHighlightActions, useShownId } from '../results/highlight.ts'
import { reachOf } from '../results/reach.ts'
import { offsetOf, planRadius, RING_MINUTES, ringMetres } from './geometry.ts'
import type { MapProps } from './map-panel.tsx'

const Sheet = styled.svg`
  width: 100%;
  height: 100%;
  background: ${color.paper};
  font-family: ${font.head};
  font-weight: 700;
  font-size: 34px;
  fill: ${color.ink};
`
const HALF = 1000

/** The rings and the hotels, drawn true to scale with north up. Needs nothing but SVG. */
export const Plan = ({ origin, hotels, pace, onOpen }: MapProps) => {
  const shown = useShownId()
  const { point, choose } = useHighlightActions()
  const radius = planRadius(origin, hotels, pace)
  const scale = HALF / radius
  return (
    <Sheet
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      role="img"
      aria-label={`Plan of ${hotels.length} hotels round ${origin.name}, north up, with rings every five minutes on foot. The list below has the same hotels.`}
    >
      {RING_MINUTES.toReversed().map((minutes) => (
        <g key={minutes}>
          <circle
            r={ringMetres(minutes, pace) * scale}
            fill={color.walkTint}
            fillOpacity="0.5"
            stroke={color.walk}
            strokeWidth="3"
            strokeDasharray="10 10"
          />
          <text y={-ringMetres(minutes, pace) * scale - 10} textAnchor="middle">
            {minutes} min
          </text>
        </g>
      ))}
      <path d="M-22 22 V-8 Q0 -34 22 -8 V22 Z" fill={color.signal} stroke={color.paper} strokeWidth="6" />
      {hotels.map((hotel) => {
        const { east, north } = offsetOf(origin, hotel)
        const active = hotel.id === shown
        return (
          <circle
            key={hotel.id}
            cx={east * scale}
            cy={-north * scale}
            r={active ? 30 : 18}
            fill={active ? color.ink : reachOf(hotel).by === 'transit' ? color.transit : color.walk}
            stroke={color.paper}
            strokeWidth="6"
            style={{ cursor: 'pointer' }}
            onPointerEnter={() => point(hotel.id)}
            onPointerLeave={() => point(null)}
            onClick={() => {
              choose(hotel.id)
              onOpen(hotel.id)
            }}
          />
        )
      })}
    </Sheet>
  )
}
