import { Badge } from '@site/ui/badge'
import { Button } from '@site/ui/button'
import { Row, Stack } from '@site/ui/layout'
import { onDemand } from '@site/ui/on-demand'
import { PageScaffold } from '@site/ui/page-scaffold'
import { Skeleton } from '@site/ui/skeleton'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { tripTitle } from '../export/title.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { rememberCurrent, useSavedPlan } from '../saved-plans/store.ts'
import { SavedPlansList } from '../saved-plans/saved-plans-list.tsx'
import { useSharedPlan } from '../share/use-shared-plan.ts'
import { Notice } from '@site/ui/notice'
import { Building } from './building.tsx'
import { Features } from './features.tsx'
import { PlannerForm } from './planner-form.tsx'
import { FailureBanner, UnreadablePlan } from './problem.tsx'
import { usePlannerStore } from './planner-store.ts'
import { useAskedTrip } from './use-asked-trip.ts'
import { usePlanTrip } from './use-plan-trip.ts'
import { withEventDay } from './with-event-day.ts'
import { withStay } from './with-stay.ts'

/** The plan and its editor are loaded with the first request: most of the page's code is not needed before. */
const loadTrip = () => import('./planned-trip.tsx')
const PlannedTrip = onDemand(async () => (await loadTrip()).PlannedTrip, <Skeleton $height="40rem" />)

/** The announcement of a result to screen readers; one without a single stop is not a plan. */
const newsOf = (trip: Trip): string =>
  hasStops(trip) ? `Your plan is here: ${tripTitle(trip)}` : 'We couldn’t plan any days for this.'

/** The trip planner: a form and the outcome of the last request. */
export const Page = () => {
  const { phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const planTrip = usePlanTrip()
  const outcome = useRef<HTMLDivElement>(null)
  const linkProblem = useSharedPlan()
  const [shut, setShut] = useState<string | null>(null)
  useAskedTrip()
  useSavedPlan()
  const reset = () => {
    rememberCurrent(null)
    send({ type: 'reset' })
  }

  useEffect(() => {
    if (phase.at !== 'building') return
    outcome.current?.scrollIntoView({ block: 'nearest' })
    // The chip or the choice that was pressed is gone with the plan before.
    if (document.activeElement === document.body) outcome.current?.focus({ preventScroll: true })
  }, [phase.at])

  return (
    <PageScaffold
      title="AI Trip Planner"
      kicker={
        <Row $gap={2}>
          <Badge $tone="signal">Beta</Badge>
          <Badge>Free to try, no sign-up</Badge>
        </Row>
      }
      intro="Enter an event, a venue or a city, or describe your trip in a sentence. You get a day-by-day plan of real places, with opening hours and the minutes between stops."
    >
      <PlannerForm
        onSubmit={() => {
          void loadTrip()
          planTrip()
        }}
      />
      {linkProblem === null ? null : (
        <Notice $tone="error" role="alert">
          {linkProblem}
        </Notice>
      )}
      <VisuallyHidden role="status">{phase.at === 'result' ? newsOf(phase.history.present) : ''}</VisuallyHidden>
      <div ref={outcome} tabIndex={-1} style={{ outline: 'none' }}>
        {phase.at === 'idle' ? (
          <Stack $gap={12}>
            <SavedPlansList />
            <Features />
          </Stack>
        ) : null}
        {phase.at === 'building' ? (
          <Building destination={phase.body.destination} days={phase.body.days} onCancel={reset} />
        ) : null}
        {phase.at === 'error' ? <FailureBanner message={phase.message} onRetry={planTrip} /> : null}
        {phase.at === 'unreadable' ? <UnreadablePlan kind={phase.kind} onTryAgain={reset} /> : null}
        {phase.at === 'result' ? (
          <Stack $gap={6}>
            <PlannedTrip
              key={phase.id}
              planId={phase.id}
              body={phase.body}
              history={phase.history}
              onPlan={planTrip}
              // The plan stays saved: only the notice that its code did not load is closed.
              open={shut !== phase.id}
              onClose={() => setShut(phase.id)}
              onPlanEventDay={(eventDate) => {
                send({ type: 'typed', request: withEventDay(phase.body, eventDate) })
                planTrip()
              }}
              onStay={(choice) => {
                send({ type: 'typed', request: withStay(phase.body, choice) })
                planTrip()
              }}
              onPlanCity={(city) => {
                send({ type: 'typed', request: { destination: city } })
                planTrip()
              }}
            />
            <Row data-screen-only>
              <Button $tone="outline" onClick={reset}>
                Start a new plan
              </Button>
            </Row>
          </Stack>
        ) : null}
      </div>
    </PageScaffold>
  )
}
