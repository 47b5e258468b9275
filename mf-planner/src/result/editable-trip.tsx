import { Stack } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { PlanBar } from '../bar/plan-bar.tsx'
import type { Cost } from '../costs/cost.ts'
import { withCosts } from '../costs/keep-costs.ts'
import { CostsContext } from '../costs/use-costs.ts'
import { ownWriter } from '../edit/plan-writer.ts'
import { EditorContext, useEditor } from '../edit/use-editor.ts'
import { useKeepOffline } from '../saved-plans/use-keep-offline.ts'
import type { History } from '../plan/history.ts'
import { walkingGoal } from '../plan/walking-goal.ts'
import { travelTimes } from '../papers/travel-times.ts'
import { useBookings } from '../papers/use-bookings.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { usePlannerStore } from '../trip/planner-store.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { StatusPanel } from '../together/status-panel.tsx'
import { useTogetherContext } from '../together/use-together.ts'
import type { StayChoice } from './stay-panel.tsx'
import { TripView } from './trip-view.tsx'

/** Few plans are moved: what it takes is loaded when it is opened. */
const MoveDates = onDemand(async () => (await import('../dates/move-dates.tsx')).MoveDates)

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
  /** Where other dates are chosen, while that is open; closed by the function. */
  readonly datesId?: string | undefined
  readonly onCloseDates?: () => void
}

/** The plan with everything that can be done to it. */
export const EditableTrip = ({
  planId,
  body,
  history,
  isShared,
  onMakeMine,
  datesId,
  onCloseDates = () => {},
  ...choices
}: EditableTripProps) => {
  const together = useTogetherContext()
  const send = usePlannerStore((store) => store.send)
  const ownEditor = useEditor(planId, body, history, together?.writer)
  const editor = isShared ? null : ownEditor
  const isFixed = isShared || (together?.writer ?? null) !== null
  const trip = history.present
  useKeepOffline(trip)
  const isPlan = hasStops(trip) || history.past.length > 0
  const writer = together?.writer ?? ownWriter(send, planId, history)
  const bookings = useBookings(body, trip, writer)
  const costs =
    editor === null
      ? null
      : { waiting: editor.waiting, change: (next: Cost[]) => writer.change(trip, withCosts(trip, next)) }
  return (
    <EditorContext value={editor}>
      <Stack $gap={6}>
        {together === null ? null : <StatusPanel {...together} />}
        {datesId === undefined || editor === null ? null : (
          <div id={datesId}>
            <MoveDates planId={planId} body={body} history={history} onClose={onCloseDates} />
          </div>
        )}
        <CostsContext value={costs}>
          <TripView
            trip={trip}
            onPlanCity={isFixed ? undefined : choices.onPlanCity}
            onPlanEventDay={isFixed ? undefined : choices.onPlanEventDay}
            noHotel={body.noHotel}
            travel={travelTimes(body, trip)}
            bookings={isShared ? null : bookings}
            goal={walkingGoal(body.trip, trip.meta)}
            onStay={isFixed ? undefined : choices.onStay}
          />
        </CostsContext>
        {isPlan ? <PlanBar body={body} trip={trip} editor={editor} onMakeMine={onMakeMine} /> : null}
      </Stack>
    </EditorContext>
  )
}
