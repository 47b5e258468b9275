import { color, font, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { useHighlightActions, useShownId } from '../results/highlight.ts'
import { minutesBrief, reachOf } from '../results/reach.ts'
import { drawnWords } from './drawn-words.ts'
import { drawnReach, labelSpots, streetsOf, waterOf, type Drawn } from './drawn-reach.ts'
import { offsetOf, planRadius, WATER_OPACITY } from './geometry.ts'
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
  translate: -50% -50%;
  padding: 0 ${space(1)};
  background: ${color.paper};
  font: 700 0.8125rem ${font.head};
  font-variant-numeric: tabular-nums;
`
const HALF = 1000

/** A dark line with a light edge: it stands out on paper, on water and on other lines. */
const WayPath = ({ d }: { readonly d: string }) => (
  <g data-drawn="way" fill="none" strokeLinejoin="round" strokeLinecap="round">
    <path d={d} stroke={color.paper} strokeWidth="32" />
    <path d={d} stroke={color.ink} strokeWidth="16" />
  </g>
)

/** Water, how far one gets on foot, the streets and the hotels, drawn true to scale with north up. Needs nothing but SVG. */
export const Plan = ({ origin, hotels, pace, reach, onOpen, way }: MapProps) => {
  const shown = useShownId()
  const { point, choose } = useHighlightActions()
  const radius = planRadius(origin, hotels, pace)
  const scale = HALF / radius
  const drawn = drawnReach(origin, pace, reach)
  // Long walks lie under short ones, and the water over rings: they know of none.
  const inOrder = drawn.toSorted((a, b) => b.minutes - a.minutes)
  const pathOf = (line: readonly (readonly [number, number])[]): string =>
    line
      .map(([lon, lat], at) => {
        const { east, north } = offsetOf(origin, { lat, lon })
        return `${at === 0 ? 'M' : 'L'}${Math.round(east * scale)} ${Math.round(-north * scale)}`
      })
      .join('')
  const shades = (kind: Drawn['drawn']) =>
    inOrder
      .filter((shape) => shape.drawn === kind)
      .map(({ minutes, polygons }) => (
        <path
          key={minutes}
          data-drawn={kind}
          d={polygons.flatMap((rings) => rings.map((ring) => `${pathOf(ring)}Z`)).join('')}
          fill={color.walkTint}
          fillOpacity={kind === 'ring' ? 0.25 : 0.6}
          fillRule="evenodd"
          stroke={color.walk}
          strokeWidth="4"
          strokeDasharray={kind === 'ring' ? '12 12' : undefined}
        />
      ))
  return (
    <Ground>
      <Square>
        <svg
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          role="img"
          aria-label={`Plan of ${drawnWords({ hotels, origin, way }, ', north up, with the reach of every five minutes on foot')}`}
        >
          {shades('ring')}
          <path
            data-drawn="water"
            d={waterOf(reach)
              .flat()
              .map((ring) => `${pathOf(ring)}Z`)
              .join('')}
            fill={color.transit}
            fillOpacity={WATER_OPACITY}
            fillRule="evenodd"
          />
          {shades('area')}
          <path
            d={streetsOf(reach).map(pathOf).join('')}
            fill="none"
            stroke={color.ink}
            strokeOpacity="0.32"
            strokeWidth="3"
          />
          {way ? <WayPath d={pathOf(way)} /> : null}
          <path d="M-34 34 V-12 Q0 -50 34 -12 V34 Z" fill={color.signal} stroke={color.paper} strokeWidth="8" />
          {hotels.map((hotel) => {
            const { east, north } = offsetOf(origin, hotel)
            const active = hotel.id === shown
            const reach = reachOf(hotel)
            const { by } = reach
            return (
              <g
                key={hotel.id}
                data-hotel={hotel.id}
                transform={`translate(${east * scale} ${-north * scale})`}
                style={{ cursor: 'pointer' }}
                onPointerEnter={() => point(hotel.id)}
                onPointerLeave={() => point(null)}
                onClick={() => {
                  choose(hotel.id)
                  onOpen(hotel.id)
                }}
              >
                <circle
                  r={active ? 56 : 44}
                  fill={active ? color.ink : by === 'transit' ? color.transit : color.walk}
                  stroke={color.paper}
                  strokeWidth="8"
                />
                <text
                  y="16"
                  textAnchor="middle"
                  fill={color.paper}
                  fontFamily={font.head}
                  fontWeight="700"
                  fontSize="46"
                >
                  {minutesBrief(reach)}
                </text>
              </g>
            )
          })}
        </svg>
        {labelSpots(origin, drawn, radius).map(({ minutes, ...spot }) => {
          const { east, north } = offsetOf(origin, spot)
          const [left, top] = [50 + (east / radius) * 50, 50 - (north / radius) * 50]
          return (
            <RingName key={minutes} aria-hidden style={{ left: `${left}%`, top: `${top}%` }}>
              {minutes} min
            </RingName>
          )
        })}
      </Square>
    </Ground>
  )
}
