import type { RouteResponse } from '@site/contracts/route'
import { noWayWords, wayLines, waySummary } from '@site/contracts/way-words'
import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { reveal } from '../result/reveal.ts'
import { TextToggle } from '../result/text-toggle.ts'
import { hasWay, type DayLeg } from './day-legs.ts'
import { wayMinutes } from './leg-way-words.ts'
import type { DayWays } from './use-day-ways.ts'
import { wayOf } from './ways.ts'

const Panel = styled(Stack)`
  margin-bottom: ${space(3)};
  padding: ${space(3)};
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.walk};
  border-radius: 2px;
`
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

interface TellProps {
  readonly way: RouteResponse
  readonly leg: DayLeg
}

/** A way in words: its minutes, what is on it, and street by street. */
const Tell = ({ way, leg }: TellProps) => {
  const { route, profile, reason } = way
  if (route === null) return <Text role="status">{noWayWords({ profile, reason })}</Text>
  return (
    <>
      <Text role="status" data-figures>
        {leg.leg === null ? null : wayMinutes(way, leg.leg)} {waySummary(route, profile)}
      </Text>
      <Lines ref={reveal} aria-label={`The way to ${leg.to.name}, street by street`}>
        {wayLines(route, `To ${leg.to.name}`).map(({ what, more, length }, index) => (
          <Line key={index}>
            <span>
              {what}
              {more === null ? null : <span>, {more}</span>}
            </span>
            {length === null ? null : <data value={length}>{length}</data>}
          </Line>
        ))}
      </Lines>
    </>
  )
}

const Told = ({ leg, day }: { readonly leg: DayLeg; readonly day: DayWays }) => {
  const way = wayOf(day.ways, leg)
  if (day.state === 'failed')
    return (
      <Stack $gap={2} role="alert">
        <Text>We couldn’t load this way just now. The plan and its minutes stay as they are.</Text>
        <div>
          <Button $tone="outline" $size="small" onClick={day.retry}>
            Try again
          </Button>
        </div>
      </Stack>
    )
  if (way === null) return <Text role="status">Finding the way…</Text>
  return <Tell way={way} leg={leg} />
}

interface LegWayProps {
  /** The place in the day of the leg: of the stop it leads to, or the number of stops for the way back. */
  readonly at: number
  readonly day: DayWays
}

/** Opens the way of a leg, street by street. Nothing where its streets are not known. */
export const LegWay = ({ at, day }: LegWayProps) => {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const leg = day.legs.find((each) => each.at === at)
  if (leg === undefined || !hasWay(leg)) return null
  const toggle = () => {
    day.ask()
    setOpen(!open)
  }
  return (
    <>
      <TextToggle
        data-screen-only
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`${open ? 'Hide' : 'Show'} the way to ${leg.to.name}`}
        onClick={toggle}
      >
        {open ? 'Hide the way' : 'Show the way'} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </TextToggle>
      {open ? (
        <Panel ref={reveal} id={panel} $gap={2} aria-busy={day.stale || undefined}>
          <Told leg={leg} day={day} />
        </Panel>
      ) : null}
    </>
  )
}
