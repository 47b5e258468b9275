import { Stack } from '@site/ui/layout'
import { useEffect } from 'react'
import { EditBar } from '../edit/edit-bar.tsx'
import { EditorContext, useEditor } from '../edit/use-editor.ts'
import { enableOffline } from '../saved-plans/enable-offline.ts'
import type { History } from '../plan/history.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { SharePanel } from '../share/share-panel.tsx'
import type { ItineraryBody } from '../trip/sanitise.ts'
import type { StayChoice } from './stay-panel.tsx'
import { TripView } from './trip-view.tsx'

interface EditableTripProps {
  readonly planId: string
  readonly body: ItineraryBody
  readonly history: History<Trip>
  readonly onPlanCity: (city: string) => void
  readonly onPlanEventDay: (date: string) => void
  readonly onStay: (choice: StayChoice) => void
}

/** The plan with everything that can be done to it. */
export const EditableTrip = ({ planId, body, history, onPlanCity, onPlanEventDay, onStay }: EditableTripProps) => {
  const editor = useEditor(planId, body, history)
  useEffect(() => {
    void enableOffline()
  }, [])
  const trip = history.present
  const any = hasStops(trip) || history.past.length > 0
  return (
    <EditorContext value={editor}>
      <Stack $gap={6}>
        <TripView
          trip={trip}
          onPlanCity={onPlanCity}
          onPlanEventDay={onPlanEventDay}
          noHotel={body.noHotel}
          onStay={onStay}
        />
        {any ? <EditBar editor={editor} /> : null}
        {any ? <SharePanel body={body} trip={trip} /> : null}
      </Stack>
    </EditorContext>
  )
}
