import { color } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { projectPoints } from '../plan/project-points.ts'
import { pointOf, routeOf } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'

const Sketch = styled.svg`
  width: 100%;
  height: auto;
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-radius: 2px;
  text {
    font-size: 11px;
    font-weight: 700;
    fill: ${color.paper};
    text-anchor: middle;
    dominant-baseline: central;
  }
`
const WIDTH = 280
const HEIGHT = 190

/** The day's way as a sketch to scale, north up; not a map. Green on foot, blue by transit. */
export const RouteSketch = ({ day, base }: { day: TripDay; base: Base | null }) => {
  const route = projectPoints(routeOf(day, base), { width: WIDTH, height: HEIGHT, margin: 22 })
  const modes = [
    ...day.stops.filter((stop) => pointOf(stop) !== null).map((stop) => stop.leg?.mode ?? 'walk'),
    day.returnLeg?.mode ?? 'walk',
  ]
  const legModes = base === null ? modes.slice(1) : modes
  const stops = base === null ? route : route.slice(1, -1)
  const home = base === null ? undefined : route[0]
  return (
    <Sketch viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Sketch of the day’s route, north up">
      {route.slice(1).map((point, index) => {
        const from = route[index]
        return from === undefined ? null : (
          <line
            key={index}
            x1={from.x}
            y1={from.y}
            x2={point.x}
            y2={point.y}
            stroke={legModes[index] === 'transit' ? color.transit : color.walk}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray={legModes[index] === 'transit' ? undefined : '0.1 6'}
          />
        )
      })}
      {home === undefined ? null : (
        <rect
          x={home.x - 7}
          y={home.y - 7}
          width="14"
          height="14"
          fill={color.card}
          stroke={color.ink}
          strokeWidth="3"
        />
      )}
      {stops.map((point, index) => (
        <g key={index}>
          <circle cx={point.x} cy={point.y} r="9" fill={color.ink} />
          <text x={point.x} y={point.y}>
            {index + 1}
          </text>
        </g>
      ))}
    </Sketch>
  )
}
