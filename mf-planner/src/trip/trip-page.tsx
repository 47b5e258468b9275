import { Badge } from '@site/ui/badge'
import { Button } from '@site/ui/button'
import { Row, Stack } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { useEffect, useRef } from 'react'
import { TripView } from '../result/trip-view.tsx'
import { Building } from './building.tsx'
import { Features } from './features.tsx'
import { PlannerForm } from './planner-form.tsx'
import { FailureBanner, UnreadablePlan } from './problem.tsx'
import { usePlannerStore } from './store.ts'
import { usePlanTrip } from './use-plan-trip.ts'

/** The trip planner: a form, and under it what became of the last wish. */
export const Page = () => {
  const { wish, fieldError, phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const planTrip = usePlanTrip()
  const outcome = useRef<HTMLDivElement>(null)
  const reset = () => send({ type: 'reset' })

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
        onSubmit={() => void planTrip(wish)}
      />
      <div ref={outcome}>
        {phase.at === 'idle' ? <Features /> : null}
        {phase.at === 'building' ? (
          <Building destination={phase.body.destination} days={phase.body.days} onCancel={reset} />
        ) : null}
        {phase.at === 'error' ? <FailureBanner message={phase.message} onRetry={() => void planTrip(wish)} /> : null}
        {phase.at === 'unreadable' ? <UnreadablePlan kind={phase.kind} onTryAgain={reset} /> : null}
        {phase.at === 'result' ? (
          <Stack $gap={6}>
            <TripView trip={phase.history.present} />
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
