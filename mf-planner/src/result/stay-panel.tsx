import type { WhereToStay } from '@site/contracts/slots'
import { Slot } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { spell } from '../plan/clock.ts'
import type { Base, Proposed } from '../plan/plan.ts'
import { reveal } from './reveal.ts'
import { savedWords, StayWords } from './stay-words.tsx'

/** Where the traveller wants the days to start. */
export type StayChoice =
  | { readonly kind: 'hotel'; readonly id: string }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'propose' }

const Summary = styled.summary`
  width: fit-content;
  padding-block: ${space(1)};
  ${media.touch} {
    padding-block: ${space(2)};
  }
  font-size: 0.9375rem;
  font-weight: 650;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: ' ▾' / '';
  }
  [open] > &::after {
    content: ' ▴' / '';
  }
  ${media.hover} {
    &:hover {
      color: ${color.signalDeep};
      text-decoration-style: solid;
    }
  }
`
/** Room on every side for the ring of what has the focus. */
const Choices = styled(Stack)`
  margin-top: ${space(2)};
  padding: ${space(4)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.ticket};
`
const Other = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
`
/** Where a plan is only shown: the line that choosing takes once it is the visitor's own, so that the days stay where they are. */
const Room = styled(Summary).attrs({ as: 'div', 'aria-hidden': true })`
  visibility: hidden;
`
const Own = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 24rem) auto;
    align-items: end;
  }
`

const otherWords = ({ stars, savedMinutes }: Proposed['others'][number]): string =>
  [
    stars === undefined ? null : stars === 1 ? '1 star' : `${stars} stars`,
    savedMinutes === 0 ? null : `saves about ${spell(savedMinutes)}`,
  ]
    .filter(Boolean)
    .join(', ')

const none: Proposed['others'] = []

interface StayPanelProps {
  readonly base: Base
  /** Where the traveller has to be most of all; null where nobody knows. */
  readonly near?: WhereToStay['near'] | null
  readonly days: number
  /** The traveller asked for a plan without a hotel. */
  readonly isDeclined?: boolean | undefined
  readonly onStay?: ((choice: StayChoice) => void) | undefined
}

interface NearbyProps extends Pick<WhereToStay, 'near' | 'chosen'> {
  /** Hotels that stand above. */
  readonly others: Proposed['others']
  readonly onStay: (choice: StayChoice) => void
}

/** Hotels around, which another team lists. */
const Nearby = ({ near, chosen, others, onStay }: NearbyProps) => {
  const props = useMemo(
    () =>
      ({
        near,
        chosen,
        offered: others.map(({ id }) => id),
        choose: (id) => onStay({ kind: 'hotel', id }),
      }) satisfies WhereToStay,
    [near, chosen, others, onStay],
  )
  return <Slot name="mf-planner/where-to-stay" label="The list of hotels" props={props} reserve={['37rem', '22rem']} />
}

/** Where the days start and end, and how to start them elsewhere. */
export const StayPanel = ({ base, near = null, days, isDeclined = false, onStay }: StayPanelProps) => {
  const titleId = useId()
  const [name, setName] = useState('')
  const isProposed = base.proposed !== undefined
  const others = base.proposed?.others ?? none
  const saved = base.proposed === undefined ? null : savedWords(base.proposed, days)
  return (
    <Stack as="section" $gap={0} aria-labelledby={titleId}>
      <VisuallyHidden as="h3" id={titleId}>
        Where are you staying?
      </VisuallyHidden>
      <StayWords base={base} days={days} />
      {onStay === undefined ? (
        <Room data-screen-only>Change</Room>
      ) : (
        <details
          data-screen-only
          onToggle={({ currentTarget }) => (currentTarget.open ? reveal(currentTarget) : undefined)}
        >
          <Summary>{isProposed ? 'Choose another' : 'Change'}</Summary>
          <Choices $gap={4}>
            {saved === null ? null : <Text>{saved}</Text>}
            {others.length === 0 ? null : (
              <PlainList $gap={2} aria-label="Other hotels">
                {others.map((other) => (
                  <Other key={other.id}>
                    <Button $tone="outline" $size="small" onClick={() => onStay({ kind: 'hotel', id: other.id })}>
                      Start from {other.name}
                    </Button>
                    <Text $muted $small>
                      {otherWords(other)}
                    </Text>
                  </Other>
                ))}
              </PlainList>
            )}
            {near === null ? null : (
              <Nearby near={near} chosen={base.kind === 'hotel' ? base.id : null} others={others} onStay={onStay} />
            )}
            <Own
              onSubmit={(event) => {
                event.preventDefault()
                if (name.trim() !== '') onStay({ kind: 'named', name: name.trim() })
              }}
            >
              <TextField
                label="Your hotel or address"
                name="own-stay"
                autoComplete="off"
                maxLength={120}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" $tone="outline">
                Plan from here
              </Button>
            </Own>
            <Row>
              {isDeclined ? (
                <Button $tone="outline" $size="small" onClick={() => onStay({ kind: 'propose' })}>
                  Suggest a hotel
                </Button>
              ) : base.kind === 'centre' ? null : (
                <Button $tone="outline" $size="small" onClick={() => onStay({ kind: 'none' })}>
                  Plan without a hotel
                </Button>
              )}
            </Row>
          </Choices>
        </details>
      )}
    </Stack>
  )
}
