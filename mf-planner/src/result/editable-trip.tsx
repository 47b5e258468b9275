import { Stack } from '@site/ui/layout'
import { useEffect } from 'react'
import { PlanBar } from '../bar/plan-bar.tsx'
import { EditorContext, useEditor } from '../edit/use-editor.ts'
import { enableOffline } from '../saved-plans/enable-offline.ts'
import type { History } from '../plan/history.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { StatusPanel } from '../together/status-panel.tsx'
import { useTogetherContext } from '../together/use-together.ts'
import type { StayChoice } from './stay-panel.tsx'
import { TripView } from './trip-view.tsx'

interface EditableTripProps {
  readonly planId: string
  readonly body: ItineraryBody
  readonly history: History<Trip>
  /** Somebody else's plan, opened by its link: shown, and changed only once it was made one's own. */
  readonly isShared: boolean
  readonly onMakeMine: () => void
  readonly onPlanCity: (city: string) => void
  readonly onPlanEventDay: (date: string) => void
  readonly onStay: (choice: StayChoice) => void
}

/** The plan with everything that can be done to it. */
export const EditableTrip = ({ planId, body, history, isShared, onMakeMine, ...choices }: EditableTripProps) => {
  const together = useTogetherContext()
  const ownEditor = useEditor(planId, body, history, together?.writer)
  const editor = isShared ? null : ownEditor
  const isFixed = isShared || (together?.writer ?? null) !== null
  useEffect(() => {
    void enableOffline()
  }, [])
  const trip = history.present
  const isPlan = hasStops(trip) || history.past.length > 0
  return (
    <EditorContext value={editor}>
      <Stack $gap={6}>
        {together === null ? null : <StatusPanel {...together} />}
        <TripView
          trip={trip}
          onPlanCity={isFixed ? undefined : choices.onPlanCity}
          onPlanEventDay={isFixed ? undefined : choices.onPlanEventDay}
          noHotel={body.noHotel}
          onStay={isFixed ? undefined : choices.onStay}
        />
        {isPlan ? <PlanBar body={body} trip={trip} editor={editor} onMakeMine={onMakeMine} /> : null}
      </Stack>
    </EditorContext>
  )
}
