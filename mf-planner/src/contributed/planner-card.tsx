import { limits } from '@site/contracts/limits'
import { belowResults, type BelowResults } from '@site/contracts/slots'
import { definePart } from '@stageside/kit'
import { Badge } from '@stageside/ui/badge'
import { ButtonLink } from '@stageside/ui/button'
import { Row, Text } from '@stageside/ui/layout'
import { color, font, media, radius, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const DAY_MS = 86_400_000

/** The days of a stay, the one of leaving included; null without one, or with one that nobody plans. */
export const daysOf = (stay: BelowResults['stay']): number | null => {
  if (stay === null) return null
  const days = Math.round((Date.parse(stay.checkout) - Date.parse(stay.checkin)) / DAY_MS) + 1
  return days >= limits.planner.minDays && days <= limits.planner.maxDays ? days : null
}

/** The planner's form, filled in with the place and the days. */
export const planAddress = ({ place, stay }: BelowResults): string => {
  const destination = place.city === undefined ? place.name : `${place.name}, ${place.city}`
  const params = new URLSearchParams({ destination })
  const days = daysOf(stay)
  if (days !== null && stay !== null) {
    params.set('days', String(days))
    params.set('start', stay.checkin)
  }
  return `/ai-trip-planner?${params.toString()}`
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-content: start;
  margin-block: ${space(3)};
  padding: ${space(5)} ${space(4)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: ${radius.card};
  ${media.tablet} {
    padding: ${space(6)};
  }
`
const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  h2 {
    font-size: ${size.h3};
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`
const Muted = styled(Text)`
  color: ${color.nightMuted};
  font-size: 0.9375rem;
`

/** One day along a line, as a plan shows it: its stops, and the way between them. */
const Line = styled.ol`
  display: grid;
  gap: ${space(3)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }
`
const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: baseline;
  align-content: start;
  padding-left: ${space(5)};
  font-size: 0.9375rem;
  line-height: 1.35;
  b {
    font: 800 0.9375rem / 1.35 ${font.head};
  }
  &::before {
    content: '';
    position: absolute;
    top: 0.3rem;
    left: 0;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${color.nightText};
    border-radius: 50%;
    background: ${color.night};
  }
  &:last-child::before {
    border-color: ${color.signal};
    background: ${color.signal};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.2rem;
    bottom: -0.8rem;
    left: calc(0.375rem - 1px);
    border-left: 2px dotted ${color.nightMuted};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(6)} 0 0;
    &::before {
      top: 0;
    }
    &:not(:last-child)::after {
      top: calc(0.375rem - 1px);
      bottom: auto;
      left: 1.1rem;
      right: calc(-1 * ${space(4)} + 0.35rem);
      border-left: 0;
      border-top: 2px dotted ${color.nightMuted};
    }
  }
`

/** The way on to the planner from a list of hotels, with the place and the nights filled in. */
const PlannerCard = (shown: BelowResults) => {
  const { place, stay } = shown
  const days = daysOf(stay)
  const around = [
    ['Morning', 'Something to see near your hotel'],
    ['Afternoon', 'Lunch on the way, and the sights it passes'],
    ['Evening', place.name],
  ] as const
  return (
    <Panel aria-labelledby="planner-card" data-surface="night">
      <Head>
        <p>
          <Badge $tone="night">Beta</Badge>
        </p>
        <h2 id="planner-card">Plan the days around {place.name}</h2>
        <Muted>What to see, where to eat, and the minutes on foot between them and your hotel.</Muted>
      </Head>
      <Line aria-label="A day, for example">
        {around.map(([period, what]) => (
          <Stop key={period}>
            <b>{period}</b>
            <span>{what}</span>
          </Stop>
        ))}
      </Line>
      <Row>
        <ButtonLink to={planAddress(shown)} $size="small">
          {days === null ? 'Plan my days' : days === 1 ? 'Plan this day' : `Plan these ${days} days`}
        </ButtonLink>
        <Muted as="span">Free to try, no sign-up.</Muted>
      </Row>
    </Panel>
  )
}

export const Part = definePart(belowResults, PlannerCard)
