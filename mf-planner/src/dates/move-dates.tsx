import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useEditorContext } from '../edit/use-editor.ts'
import { CancelButton } from '../edit/cancel-button.ts'
import type { History } from '../plan/history.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { eventLeaves } from './event-leaves.ts'
import { laterDay, rangeWords } from './range-words.ts'
import { useMove } from './use-move.ts'

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.ticket};
`
const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  ${media.tablet} {
    grid-template-columns: 13rem auto 1fr;
  }
`
const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: 1.25rem;
`
const DATE = /^\d{4}-\d{2}-\d{2}$/
const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date())

interface MoveDatesProps {
  readonly planId: string
  readonly body: ItineraryBody
  readonly history: History<Trip>
  readonly onClose: () => void
}

/** Moves a plan to other dates, and says afterwards what changed. */
export const MoveDates = ({ planId, body, history, onClose }: MoveDatesProps) => {
  const trip = history.present
  const count = trip.days.length
  const now = trip.days[0]?.date ?? ''
  const editor = useEditorContext()
  const { move, isMoving, problem, outcome } = useMove(planId, body, history)
  const [chosen, setChosen] = useState(now)
  const panel = useRef<HTMLElement>(null)
  const isPast = DATE.test(chosen) && chosen !== now && chosen < today()
  const isChosen = DATE.test(chosen) && chosen !== now && !isPast
  const leaves = isChosen ? eventLeaves(trip.meta.event, chosen, count) : null
  const words = isChosen ? rangeWords(chosen, laterDay(chosen, count - 1), now || chosen) : null
  const isBusy = isMoving || editor?.waiting === true
  // What was said of a move goes with it when it is undone.
  const told = outcome !== null && outcome.of.days[0]?.date === now ? outcome : null
  const close = ({ key }: KeyboardEvent) => (key === 'Escape' ? onClose() : undefined)
  if (editor !== null && !editor.online)
    return (
      <Notice $tone="info" role="status">
        We can’t look the stops of this plan up again, so it can’t be moved. Start a new plan for other dates.
      </Notice>
    )
  return (
    <Panel ref={panel} aria-label="Move to other dates" data-screen-only onKeyDown={close}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isChosen && !isBusy) move(chosen)
        }}
      >
        <TextField
          label="New first day"
          name="new-first-day"
          type="date"
          min={today()}
          value={chosen}
          error={isPast ? 'Choose a day from today on.' : undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button type="submit" aria-disabled={!isChosen || isBusy}>
          {isMoving ? 'Checking those days…' : words === null ? 'Choose other dates' : `Move to ${words}`}
        </Button>
      </Form>
      {leaves === null ? null : (
        <Text role="status">
          <strong>{leaves}</strong>
        </Text>
      )}
      {told !== null || problem !== null ? null : (
        <Text $muted $small>
          Stops stay where they fit. We check opening hours for every day, and you can undo the move.
        </Text>
      )}
      {problem === null ? null : (
        <Notice $tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {told === null ? null : (
        <Told
          changes={told.changes}
          canUndo={editor?.canUndo === true}
          onUndo={() => {
            editor?.undo()
            panel.current?.querySelector('input')?.focus()
          }}
          onClose={onClose}
        />
      )}
    </Panel>
  )
}

interface ToldProps {
  readonly changes: readonly string[]
  readonly canUndo: boolean
  readonly onUndo: () => void
  readonly onClose: () => void
}

const Told = ({ changes, canUndo, onUndo, onClose }: ToldProps) => (
  <Stack $gap={2} role="status">
    <strong>
      {changes.length === 0 ? 'Moved. Every stop fits, so only the dates changed.' : 'Moved. What changed:'}
    </strong>
    {changes.length === 0 ? null : (
      <Changes>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Changes>
    )}
    <Row $gap={4}>
      {canUndo ? (
        <Button $tone="outline" $size="small" onClick={onUndo}>
          Undo the move
        </Button>
      ) : null}
      <CancelButton onClick={onClose}>Close</CancelButton>
    </Row>
  </Stack>
)
