import type { RouteProfile, RouteResponse } from '@site/contracts/route'
import { noWayWords, wayLines, waySummary } from '@site/contracts/way-words'
import { Button } from '@stageside/ui/button'
import { Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'

/** Lines shown before somebody asks for all. */
const SHORT = 3

const Lines = styled.ol.attrs({ role: 'list' })`
  display: grid;
  list-style: none;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: baseline;
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color.line};
  span span {
    color: ${color.muted};
    font-size: 0.875rem;
  }
  data {
    font-variant-numeric: tabular-nums;
  }
`
interface WayLinesProps {
  readonly route: NonNullable<RouteResponse['route']>
  readonly profile: RouteProfile
}

const WayLines = ({ route, profile }: WayLinesProps) => {
  const [whole, setWhole] = useState(false)
  const lines = wayLines(route, 'To the hotel')
  // A button for a single line would take the place of it.
  const long = lines.length > SHORT + 1
  const shown = whole || !long ? lines : lines.slice(0, SHORT)
  return (
    <>
      <Text $muted $small role="status">
        {waySummary(route, profile)}
      </Text>
      <Lines aria-labelledby="way-steps">
        {shown.map(({ what, more, length }, index) => (
          <Line key={index}>
            <span>
              {what}
              {more === null ? null : <span>, {more}</span>}
            </span>
            {length === null ? null : <data value={length}>{length}</data>}
          </Line>
        ))}
      </Lines>
      {long ? (
        <div data-screen-only>
          <Button $tone="outline" $size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show fewer parts' : `Show all ${lines.length} parts`}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The parts of a way, or why there is none. */
export const FoundWay = ({ route, profile, reason }: RouteResponse) =>
  route === null ? <Text>{noWayWords({ profile, reason })}</Text> : <WayLines route={route} profile={profile} />
