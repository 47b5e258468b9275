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
import { useKeptPlan } from '../keep/use-kept-plan.ts'
import { rememberCurrent } from '../keep/shelf.ts'
import { PlanShelf } from '../keep/plan-shelf.tsx'
import { useSharedPlan } from '../share/use-shared-plan.ts'
import { Notice } from '@site/ui/notice'
import { Building } from './building.tsx'
import { Features } from './features.tsx'
import { PlannerForm } from './planner-form.tsx'
import { FailureBanner, UnreadablePlan } from './problem.tsx'
import { usePlannerStore } from './store.ts'
import { usePlanTrip } from './use-plan-trip.ts'

/** The plan and its editor come with the first wish, not with the page: most of their weight is of no use before. */
const loadTrip = () => import('../result/editable-trip.tsx')
const EditableTrip = onDemand(async () => (await loadTrip()).EditableTrip, <Skeleton $height="40rem" />)

/** What a screen reader is told of a result; one without a single stop is no plan. */
const newsOf = (trip: Trip): string =>
  hasStops(trip) ? `Your plan is here: ${tripTitle(trip)}` : 'We couldn’t plan any days for this.'

/** The trip planner: a form, and under it what became of the last wish. */
export const Page = () => {
  const { wish, fieldError, phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const planTrip = usePlanTrip()
  const outcome = useRef<HTMLDivElement>(null)
  const linkProblem = useSharedPlan()
  const [shut, setShut] = useState<string | null>(null)
  useKeptPlan()
  const reset = () => {
    rememberCurrent(null)
    send({ type: 'reset' })
  }

  useEffect(() => {
    if (phase.at === 'building') outcome.current?.scrollIntoView({ block: 'nearest' })
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
      intro="Name an event, a venue or a city. Get days that work: real places, open when you are there, with the minutes between them."
    >
      <PlannerForm
        wish={wish}
        error={fieldError}
        busy={phase.at === 'building'}
        onType={(change) => send({ type: 'typed', wish: change })}
        onSubmit={() => {
          void loadTrip()
          void planTrip()
        }}
      />
      {linkProblem === null ? null : (
        <Notice $tone="error" role="alert">
          {linkProblem}
        </Notice>
      )}
      <VisuallyHidden role="status">{phase.at === 'result' ? newsOf(phase.history.present) : ''}</VisuallyHidden>
      <div ref={outcome}>
        {phase.at === 'idle' ? (
          <Stack $gap={12}>
            <PlanShelf />
            <Features />
          </Stack>
        ) : null}
        {phase.at === 'building' ? (
          <Building destination={phase.body.destination} days={phase.body.days} onCancel={reset} />
        ) : null}
        {phase.at === 'error' ? <FailureBanner message={phase.message} onRetry={() => void planTrip()} /> : null}
        {phase.at === 'unreadable' ? <UnreadablePlan kind={phase.kind} onTryAgain={reset} /> : null}
        {phase.at === 'result' ? (
          <Stack $gap={6}>
            <EditableTrip
              key={phase.id}
              planId={phase.id}
              body={phase.body}
              history={phase.history}
              // The plan is kept: only the word that its code did not come goes.
              open={shut !== phase.id}
              onClose={() => setShut(phase.id)}
              onPlanInstead={(city) => {
                send({ type: 'typed', wish: { destination: city } })
                void planTrip()
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
