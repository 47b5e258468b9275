import type { RouteProfile, RouteResponse } from '@site/contracts/route'
import { noWayWords, wayLines, waySummary } from '@site/contracts/way-words'
import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, media, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { ProfileChoice } from './profile-choice.tsx'
import type { Way } from './use-way.ts'

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
/** Room for three lines with the words above them, so that nothing below moves when they come. */
const Room = styled(Stack)`
  min-height: 15.4rem;
  ${media.tablet} {
    min-height: 13.9rem;
  }
`
const WaitingLines = ({ wait }: { readonly wait: Wait }) => (
  <Room role="status">
    {wait === 'quick' ? null : <Skeleton $height="13rem" />}
    {wait === 'long' ? <Text>Still finding the way. This takes a few seconds more…</Text> : null}
  </Room>
)

interface FoundWayProps {
  readonly route: NonNullable<RouteResponse['route']>
  readonly profile: RouteProfile
}

const FoundWay = ({ route, profile }: FoundWayProps) => {
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

/** The way street by street, for whoever walks it. */
export const WaySteps = ({ way }: { readonly way: Way }) => (
  <Stack $gap={3} as="section" aria-labelledby="way-steps">
    <h3 id="way-steps">The way, street by street</h3>
    <ProfileChoice value={way.profile} onChange={way.choose} />
    <QueryStates query={way.query} failure="We couldn’t find the way." Waiting={WaitingLines}>
      {({ route, profile, reason }) => (
        <Room $gap={3} aria-busy={way.query.isPlaceholderData || undefined}>
          {route === null ? (
            <Text>{noWayWords({ profile, reason })}</Text>
          ) : (
            <FoundWay route={route} profile={profile} />
          )}
        </Room>
      )}
    </QueryStates>
  </Stack>
)
