import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { useEditorContext } from '../edit/use-editor.ts'
import type { Trip } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { dayLegs, hasWay } from '../way/day-legs.ts'
import { ProfileSelect } from '../way/profile-select.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** What concerns all days at once: other places for them, and who walks. */
export const TripSettings = ({ trip }: { trip: Trip }) => {
  const editor = useEditorContext()
  const canReplan = editor !== null && editor.online && trip.days.length > 1
  const onStreets = trip.days.some((day, index) => dayLegs(day, baseOfDay(trip, index)).some(hasWay))
  if (!canReplan && !onStreets) return null
  return (
    <Columns data-screen-only>
      {onStreets ? <ProfileSelect /> : null}
      {canReplan ? (
        <Stack $gap={2}>
          <Text>Not what you had in mind? We can look for other places.</Text>
          <Row $gap={3}>
            <Button $tone="outline" $size="small" aria-disabled={editor.waiting} onClick={editor.replanAll}>
              Replan all days
            </Button>
            <Text $muted $small>
              Locked stops stay. Everything else may change.
            </Text>
          </Row>
        </Stack>
      ) : null}
    </Columns>
  )
}
