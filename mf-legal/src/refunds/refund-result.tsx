import { Stack, Text } from '@site/ui/layout'
import { Ticket } from '@site/ui/ticket'
import { color, size, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { formatDay } from './calendar-day.ts'
import type { RefundAnswer } from './refund-schedule.ts'
import { refundTiers } from './refund-tier.ts'
import { inkOf } from './tier-strip.tsx'

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
              Cancelling on {formatDay(dates.cancelledOn)}, {countdown(dates.daysLeft)}.
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
    {answer === null ? (
      <Empty $muted>Enter your dates and your refund is printed here.</Empty>
    ) : (
      <Answer answer={answer} />
    )}
  </div>
)
