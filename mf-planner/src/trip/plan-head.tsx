import { Badge } from '@stageside/ui/badge'
import { Stack } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { Trip } from '../plan/plan.ts'
import { TextToggle } from '../result/text-toggle.ts'
import { datesOf, placeOf } from '../result/trip-words.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  align-items: baseline;
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
`
const Shared = styled.p`
  color: ${color.muted};
`

interface PlanHeadProps {
  readonly trip: Trip
  readonly isShared: boolean
  /** Several people edit it: another request would be another plan. */
  readonly isTogether: boolean
  /** Whether the form is on the screen, and its id. */
  readonly isFormOpen: boolean
  readonly formId: string
  readonly onForm: () => void
  /** Whether other dates are being chosen, and the id of where. */
  readonly areDatesOpen: boolean
  readonly datesId: string
  readonly onDates: () => void
  readonly onNew: () => void
}

/** Under the title of a plan: where and when, and the form folded into one line. */
export const PlanHead = ({
  trip,
  isShared,
  isTogether,
  isFormOpen,
  formId,
  onForm,
  areDatesOpen,
  datesId,
  onDates,
  onNew,
}: PlanHeadProps) => {
  const place = placeOf(trip)
  const facts = [place === trip.meta.city ? null : place, datesOf(trip)].filter(Boolean)
  return (
    <Stack $gap={1}>
      <Facts>
        {facts.join(' · ')}
        <Badge $tone="signal">Beta</Badge>
      </Facts>
      <Line data-screen-only>
        {isShared ? <Shared>Somebody shared this plan with you.</Shared> : null}
        {isShared || isTogether ? null : (
          <TextToggle aria-expanded={isFormOpen} aria-controls={formId} onClick={onForm}>
            Change the request
          </TextToggle>
        )}
        {isShared || !trip.days[0]?.date ? null : (
          <TextToggle aria-expanded={areDatesOpen} aria-controls={datesId} onClick={onDates}>
            Move to other dates
          </TextToggle>
        )}
        <TextToggle onClick={onNew}>Start a new plan</TextToggle>
      </Line>
    </Stack>
  )
}
