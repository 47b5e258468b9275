import { Button } from '@stageside/ui/button'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { tripTitle } from '../export/title.ts'
import { dateWords } from '../plan/clock.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import { useSavedPlansStore } from './store.ts'

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${color.card};
  border-left: 6px solid ${color.night};
  border-radius: 2px;
`

/** The plans saved in this browser; nothing where there are none. */
export const SavedPlansList = () => {
  const { plans, remove } = useSavedPlansStore()
  const send = usePlannerStore((store) => store.send)
  if (plans.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-labelledby="your-plans">
      <Stack $gap={1}>
        <h2 id="your-plans">Your plans</h2>
        <Text $muted>Saved in this browser only. No account needed.</Text>
      </Stack>
      <PlainList $gap={2}>
        {plans.map(({ id, body, trip }) => {
          const first = trip.days[0]?.date
          const name = `${tripTitle(trip)}${first ? `, from ${dateWords(first, { day: 'numeric', month: 'long' })}` : ''}`
          return (
            <Item key={id}>
              <div>
                <strong>{name}</strong>
                {body.destination === trip.meta.city ? null : <Text $muted>{body.destination}</Text>}
              </div>
              <Row $gap={2}>
                <Button
                  $size="small"
                  aria-label={`Open ${name}`}
                  onClick={() => send({ type: 'opened', body, trip, id })}
                >
                  Open
                </Button>
                <Button $tone="quiet" $size="small" aria-label={`Delete ${name}`} onClick={() => remove(id)}>
                  Delete
                </Button>
              </Row>
            </Item>
          )
        })}
      </PlainList>
    </Stack>
  )
}
