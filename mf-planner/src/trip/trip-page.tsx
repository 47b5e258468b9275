import { Badge } from '@stageside/ui/badge'
import { Notice } from '@stageside/ui/notice'
import { Row, Stack } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Skeleton } from '@stageside/ui/skeleton'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { newId } from '@stageside/kit/new-id'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { tripTitle } from '../export/title.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { rememberCurrent, useSavedPlan } from '../saved-plans/store.ts'
import { SavedPlansList } from '../saved-plans/saved-plans-list.tsx'
import { codeIn } from '../share/link-address.ts'
import { linkProblems } from '../share/link-problem.ts'
import { useSharedPlan } from '../share/use-shared-plan.ts'
import { StatusPanel } from '../together/status-panel.tsx'
import { TogetherContext, useTogether } from '../together/use-together.ts'
import { Building } from './building.tsx'
import { Features } from './features.tsx'
import { Offer, PlanComing } from './opens-plan.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlannerForm } from './planner-form.tsx'
import { FailureBanner, UnreadablePlan } from './problem.tsx'
import { usePlannerStore } from './planner-store.ts'
import { useArrival } from './use-arrival.ts'
import { useAskedTrip } from './use-asked-trip.ts'
import { usePlanTrip } from './use-plan-trip.ts'
import { useShownPhase } from './use-shown-phase.ts'
import { withEventDay } from './with-event-day.ts'
import { withStay } from './with-stay.ts'

/** The plan and its editor are loaded with the first request: most of the page's code is not needed before. */
const PlannedTrip = onDemand(async () => (await import('./planned-trip.tsx')).PlannedTrip, <Skeleton $height="40rem" />)

// A link to a plan needs it at once: it is on its way before the page has started (`remote.ts`).
if (typeof location !== 'undefined' && codeIn(location.hash) !== null) void Promise.allSettled([PlannedTrip.load()])

const NAME = 'AI Trip Planner'
const INTRO =
  'Enter an event, a venue or a city, or describe your trip in a sentence. You get a day-by-day plan of real places, with opening hours and the minutes between stops.'

/** The announcement of a result to screen readers; one without a single stop is not a plan. */
const newsOf = (trip: Trip): string =>
  hasStops(trip) ? `Your plan is here: ${tripTitle(trip)}` : 'We couldn’t plan any days for this.'

/** The trip planner: a form until there is a plan, then the plan, with the form folded away. */
export const Page = () => {
  const phase = useShownPhase()
  const isComing = usePlannerStore((store) => store.state.phase) !== phase
  const send = usePlannerStore((store) => store.send)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const planTrip = usePlanTrip()
  const page = useRef<HTMLDivElement>(null)
  const [formId, datesId] = [useId(), useId()]
  const link = useSharedPlan()
  const together = useTogether()
  const isOpening = link.isOpening || together.isOpening || (isComing && phase.at === 'idle')
  const problem = link.problem ?? (together.isDamaged ? linkProblems.damaged : null)
  const [shut, setShut] = useState<string | null>(null)
  const [changing, setChanging] = useState<string | null>(null)
  const [moving, setMoving] = useState<string | null>(null)
  useAskedTrip()
  useSavedPlan()

  const result = phase.at === 'result' && !isOpening ? phase : null
  const isPlan = result !== null && (hasStops(result.history.present) || result.history.past.length > 0)
  const plan = isPlan ? result : null
  useArrival(phase.at, isPlan, page)
  const isFormOpen = !isOpening && phase.at !== 'building' && (plan === null || changing === plan.id)

  /** Somebody else's plan leaves the address with its link. */
  const leaveLink = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  const reset = () => {
    rememberCurrent(null)
    send({ type: 'reset' })
    leaveLink()
  }
  const showForm = (open = true) => flushSync(() => setChanging(open && plan !== null ? plan.id : null))

  return (
    <TogetherContext value={together}>
      <div ref={page}>
        <PageScaffold
          title={plan === null ? NAME : tripTitle(plan.history.present)}
          crumb={NAME}
          kicker={
            isFormOpen && plan === null ? (
              <Offer>
                <Row $gap={2}>
                  <Badge $tone="signal">Beta</Badge>
                  <Badge>Free to try, no sign-up</Badge>
                </Row>
              </Offer>
            ) : undefined
          }
          intro={
            plan === null ? (
              isFormOpen ? (
                <Offer as="span">{INTRO}</Offer>
              ) : undefined
            ) : (
              <PlanHead
                trip={plan.history.present}
                isShared={plan.shared !== null}
                isTogether={together.writer !== null}
                isFormOpen={isFormOpen}
                formId={formId}
                onForm={() => {
                  showForm(!isFormOpen)
                  page.current?.querySelector<HTMLElement>('form [name="destination"]')?.focus()
                }}
                areDatesOpen={moving === plan.id}
                datesId={datesId}
                onDates={() => setMoving(moving === plan.id ? null : plan.id)}
                onNew={reset}
              />
            )
          }
        >
          {problem === null ? null : (
            <Notice $tone="error" role="alert">
              {problem}
            </Notice>
          )}
          {result === null ? <StatusPanel {...together} /> : null}
          <PlanComing />
          <Offer id={formId} hidden={!isFormOpen}>
            <PlannerForm
              onSubmit={() => {
                void PlannedTrip.load()
                planTrip()
              }}
            />
          </Offer>
          <VisuallyHidden role="status">{result === null ? '' : newsOf(result.history.present)}</VisuallyHidden>
          {isOpening ? <Skeleton $height="40rem" /> : null}
          {phase.at === 'idle' && !isOpening ? (
            <Offer>
              <Stack $gap={12}>
                <SavedPlansList />
                <Features />
              </Stack>
            </Offer>
          ) : null}
          {phase.at === 'building' ? (
            <Building destination={phase.body.destination} days={phase.body.days} onCancel={reset} />
          ) : null}
          {phase.at === 'error' ? <FailureBanner message={phase.message} onRetry={planTrip} /> : null}
          {phase.at === 'unreadable' ? <UnreadablePlan kind={phase.kind} onTryAgain={reset} /> : null}
          {result === null ? null : (
            <PlannedTrip
              key={result.id}
              planId={result.id}
              body={result.body}
              history={result.history}
              isShared={result.shared !== null}
              onMakeMine={() => {
                // Of a plan that others go on changing one's own is a copy with a name of its own.
                if (together.secret === null) send({ type: 'made-own' })
                else send({ type: 'opened', id: newId(), body: result.body, trip: result.history.present })
                leaveLink()
              }}
              datesId={moving === result.id ? datesId : undefined}
              onCloseDates={() => {
                setMoving(null)
                page.current?.querySelector<HTMLElement>(`[aria-controls="${datesId}"]`)?.focus()
              }}
              onPlan={planTrip}
              onShowForm={() => showForm()}
              // The plan stays saved: only the notice that its code did not load is closed.
              open={shut !== result.id}
              onClose={() => setShut(result.id)}
              onPlanEventDay={(eventDate) => {
                send({ type: 'typed', request: withEventDay(result.body, eventDate) })
                planTrip()
              }}
              onStay={(choice) => {
                send({ type: 'typed', request: withStay(result.body, choice) })
                planTrip()
              }}
              onPlanCity={(city) => {
                send({ type: 'typed', request: { destination: city } })
                planTrip()
              }}
            />
          )}
        </PageScaffold>
      </div>
    </TogetherContext>
  )
}
