import { Badge } from '@stageside/ui/badge'
import { Stack } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Booklet } from './booklet.tsx'
import { BrowseStep } from './browse-step.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { demoEvents } from './demo-events.ts'
import { CompleteStep, NearbyStep } from './last-steps.tsx'
import { FoundStep, SearchStep } from './search-steps.tsx'
import { demoReducer, startOf } from './state.ts'
import { StepHead } from './step-parts.tsx'

/** Six steps, six dots, three events. Everything is kept in one reducer and forgotten with the page. */
const Walkthrough = () => {
  const [state, dispatch] = useReducer(demoReducer, startOf(0))
  const navigate = useNavigate()
  const content = useRef<HTMLDivElement>(null)
  const { step, booking } = state
  const event = demoEvents[state.event] ?? demoEvents[0]
  const place = `${event.id} ${step}`
  const shown = useRef(place)

  // Each step starts with its heading, for eyes and for screen readers.
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    content.current?.querySelector('h2')?.focus({ preventScroll: true })
    content.current?.scrollIntoView({ block: 'nearest' })
  }, [place])

  const goHome = () => {
    dispatch({ type: 'home' })
    void navigate('/')
  }
  return (
    <Booklet state={state} event={event} dispatch={dispatch}>
      <Stack $gap={6} ref={content}>
        <StepHead step={step} />
        {step === 1 ? <SearchStep key={event.id} event={event} dispatch={dispatch} /> : null}
        {step === 2 ? <FoundStep event={event} dispatch={dispatch} /> : null}
        {state.step === 3 ? <BrowseStep key={event.id} event={event} state={state} dispatch={dispatch} /> : null}
        {state.step === 4 ? <CheckoutStep state={state} dispatch={dispatch} /> : null}
        {step === 5 ? <CompleteStep event={event} booking={booking} dispatch={dispatch} onHome={goHome} /> : null}
        {step === 6 ? (
          <NearbyStep key={event.id} event={event} next={demoEvents[state.event + 1] ?? null} dispatch={dispatch} />
        ) : null}
      </Stack>
    </Booklet>
  )
}

export const Page = () => (
  <PageScaffold
    title="See how a booking works"
    crumb="Demo"
    kicker={
      <p>
        <Badge $tone="signal">Demo</Badge>
      </p>
    }
    intro="Six steps from a search to a bed. Hotels, rooms, places and prices here are made up; nothing is booked and nothing is paid."
  >
    <Walkthrough />
  </PageScaffold>
)
