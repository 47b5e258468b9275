import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import { color, media } from '@stageside/ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { Base, TripDay } from '../plan/plan.ts'
import { drawDay } from '../way/draw-day.ts'
import { legLines, wayCredits, type LineKind } from '../way/leg-lines.ts'
import { sketchWords } from '../way/sketch-words.ts'
import type { DayWays } from '../way/use-day-ways.ts'
import { useSeen } from '../way/use-seen.ts'

const Sketch = styled.svg`
  width: 100%;
  height: auto;
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-radius: 2px;
  ${media.print} {
    max-width: 22rem;
  }
  text {
    font-size: 11px;
    font-weight: 700;
    fill: ${color.paper};
    text-anchor: middle;
    dominant-baseline: central;
  }
`
const BOX = { width: 280, height: 190, margin: 22 } as const

const strokes: Readonly<Record<LineKind, { readonly stroke: string; readonly strokeDasharray?: string }>> = {
  street: { stroke: color.walk },
  straight: { stroke: color.walk, strokeDasharray: '6 6' },
  transit: { stroke: color.transit },
}

interface RouteSketchProps {
  readonly day: TripDay
  readonly base: Base | null
  readonly ways: DayWays
}

/** The day's way as a sketch to scale, north up; not a map. Its ways along the streets are asked for once it is on the screen. */
export const RouteSketch = ({ day, base, ways }: RouteSketchProps) => {
  const figure = useRef<HTMLDivElement>(null)
  useSeen(figure, ways.ask)
  const legs = legLines(day, base, ways.ways)
  const { home, stops, paths } = drawDay(day, base, legs, BOX)
  return (
    <Stack $gap={2} ref={figure} as="figure" aria-busy={ways.stale || undefined}>
      <Sketch viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label="Sketch of the day’s route, north up">
        {paths.map(({ kind, d }, index) => (
          <path
            key={index}
            d={d}
            data-drawn={kind}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            {...strokes[kind]}
          />
        ))}
        {home === null ? null : (
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
        {stops.map((point) => (
          <g key={point.at}>
            <circle cx={point.x} cy={point.y} r="9" fill={color.ink} />
            <text x={point.x} y={point.y}>
              {point.at + 1}
            </text>
          </g>
        ))}
      </Sketch>
      <Text as="figcaption" $muted $small>
        {[
          sketchWords(
            legs.map(({ kind }) => kind),
            ways.state,
          ),
          ...wayCredits(ways.ways),
        ].join(' ')}
      </Text>
      {ways.state === 'failed' ? (
        <div data-screen-only>
          <Button $tone="outline" $size="small" onClick={ways.retry}>
            Load the way again
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
