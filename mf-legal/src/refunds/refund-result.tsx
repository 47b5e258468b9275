import { Stack, Text } from '@stageside/ui/layout'
import { Ticket } from '@stageside/ui/ticket'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { refundTiers, type RefundAnswer, type RefundTier } from './refund-schedule.ts'

/** The four tiers on an axis of days that starts at the event. */
const axis: readonly { tier: RefundTier; days: string; ink: string }[] = [
  { tier: 'none', days: '0', ink: color.danger },
  { tier: 'partner', days: '1–6', ink: color.street },
  { tier: 'half', days: '7–14', ink: color.transit },
  { tier: 'full', days: '15+', ink: color.walk },
]

const Axis = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr);
  }
`
const Segment = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: baseline;
  padding: ${space(2)} ${space(3)};
  border-left: 6px solid ${({ $ink }) => $ink};
  font-size: 0.9375rem;
  b {
    font: 700 1.25rem/1.3 ${font.head};
    font-variant-numeric: tabular-nums;
    color: ${({ $ink }) => $ink};
  }
  &[aria-current] {
    background: ${color.card};
    box-shadow: inset 0 0 0 2px ${({ $ink }) => $ink};
  }
  ${media.tablet} {
    grid-template-columns: none;
    align-content: start;
    padding: ${space(3)};
    border-top: 6px solid ${({ $ink }) => $ink};
    border-left: 0;
  }
`

const inkOf = (tier: RefundTier): string => axis.find((segment) => segment.tier === tier)?.ink ?? color.walk

/** Days before the event, from the event's own day to the right; the tier that applies is marked. */
export const TierStrip = ({ current }: { current: RefundTier | null }) => (
  <Axis role="list" aria-label="Refund by days before the event">
    {axis.map(({ tier, days, ink }) => (
      <Segment key={tier} $ink={ink} aria-current={tier === current ? 'true' : undefined}>
        <b>
          {days} <small>days</small>
        </b>
        <span>{refundTiers[tier].outcome}</span>
      </Segment>
    ))}
  </Axis>
)

const Stub = styled.strong`
  font-size: ${size.h3};
`
const Windows = styled.dl`
  display: grid;
  gap: ${space(2)};
  div {
    display: grid;
    padding-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
  dt {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  dd {
    margin: 0;
    color: ${color.muted};
  }
`
const Empty = styled(Text)`
  display: grid;
  place-content: center;
  min-height: 12rem;
  max-width: none;
  padding: ${space(6)};
  border: 2px dashed ${color.line};
  text-align: center;
`

const countdown = (days: number): string => {
  if (days < 0) return 'after the event'
  if (days === 0) return 'on the day of the event'
  return days === 1 ? '1 day before the event' : `${days} days before the event`
}

const Answer = ({ answer }: { answer: RefundAnswer }) => {
  const { stub, outcome, words } = refundTiers[answer.tier]
  const { dates } = answer
  return (
    <Stack $gap={5}>
      <Ticket ink={inkOf(answer.tier)} stub={<Stub>{stub}</Stub>}>
        <Stack $gap={2}>
          <h3>{outcome}</h3>
          <p>{words}</p>
          {dates === null ? null : (
            <Text $small $muted>
              Cancelling on {dates.cancelledOn}, {countdown(dates.daysLeft)}.
            </Text>
          )}
        </Stack>
      </Ticket>
      {dates === null ? null : (
        <Stack $gap={3}>
          <h3>The dates of your booking</h3>
          <Windows>
            {dates.windows.map(({ tier, dates: when }) => (
              <div key={tier}>
                <dt>{when}</dt>
                <dd>{refundTiers[tier].outcome}</dd>
              </div>
            ))}
          </Windows>
        </Stack>
      )}
    </Stack>
  )
}

/** Announced when it changes, as the result of the button beside it. */
export const RefundResult = ({ answer }: { answer: RefundAnswer | null }) => (
  <div role="status" aria-label="Your refund">
    {answer === null ? <Empty $muted>Enter your dates to see your refund.</Empty> : <Answer answer={answer} />}
  </div>
)
