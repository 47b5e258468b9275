import { color, font, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { useHighlightActions, useShownId } from '../results/highlight.ts'
import { reachOf } from '../results/reach.ts'
import { offsetOf, planRadius, RING_MINUTES, ringMetres } from './geometry.ts'
import type { MapProps } from './map-panel.tsx'

const Ground = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  background: ${color.paper};
`
const Square = styled.div`
  position: relative;
  height: 100%;
  max-width: 100%;
  aspect-ratio: 1;
  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`
const RingName = styled.span`
  position: absolute;
  left: 50%;
  translate: -50% -50%;
  padding: 0 ${space(1)};
  background: ${color.paper};
  font: 700 0.8125rem ${font.head};
  font-variant-numeric: tabular-nums;
`
const HALF = 1000

/** The rings and the hotels, drawn true to scale with north up. Needs nothing but SVG. */
export const Plan = ({ origin, hotels, pace, onOpen }: MapProps) => {
  const shown = useShownId()
  const { point, choose } = useHighlightActions()
  const radius = planRadius(origin, hotels, pace)
  const scale = HALF / radius
  return (
    <Ground>
      <Square>
        <svg
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          role="img"
          aria-label={`Plan of ${hotels.length} hotels round ${origin.name}, north up, with rings every five minutes on foot. The list below has the same hotels.`}
        >
          {RING_MINUTES.toReversed().map((minutes) => (
            <circle
              key={minutes}
              r={ringMetres(minutes, pace) * scale}
              fill={color.walkTint}
              fillOpacity="0.5"
              stroke={color.walk}
              strokeWidth="4"
              strokeDasharray="12 12"
            />
          ))}
          <path d="M-34 34 V-12 Q0 -50 34 -12 V34 Z" fill={color.signal} stroke={color.paper} strokeWidth="8" />
          {hotels.map((hotel) => {
            const { east, north } = offsetOf(origin, hotel)
            const active = hotel.id === shown
            return (
              <circle
                key={hotel.id}
                cx={east * scale}
                cy={-north * scale}
                r={active ? 40 : 26}
                fill={active ? color.ink : reachOf(hotel).by === 'transit' ? color.transit : color.walk}
                stroke={color.paper}
                strokeWidth="8"
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
        </svg>
        {RING_MINUTES.map((minutes) => (
          <RingName key={minutes} aria-hidden style={{ top: `${50 - (ringMetres(minutes, pace) / radius) * 50}%` }}>
            {minutes} min
          </RingName>
        ))}
      </Square>
    </Ground>
  )
}
