import type { Backend } from '@stageside/kit'
import { fireEvent, screen, within } from '@testing-library/react'
import type { Trip } from '../plan/plan.ts'
import { EditableTrip } from '../result/editable-trip.tsx'
import { initialState, usePlannerStore } from '../trip/planner-store.ts'
import { bodyFor, melbourneTrip } from './plans.ts'
import { hostWith, renderInSite } from './render.tsx'

/** The plan that is edited: two days. */
export const trip: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }

const Shown = () => {
  const { phase } = usePlannerStore((store) => store.state)
  return phase.at === 'result' ? (
    <EditableTrip
      planId={phase.id}
      body={phase.body}
      history={phase.history}
      isShared={phase.shared !== null}
      onMakeMine={() => {}}
      onPlanCity={() => {}}
      onPlanEventDay={() => {}}
      onStay={() => {}}
    />
  ) : null
}

/** Shows a plan with everything that can be done to it. */
export const showPlan = (backend: Partial<Backend>, shown: Trip = trip): void => {
  usePlannerStore.setState({ state: initialState })
  usePlannerStore
    .getState()
    .send({ type: 'opened', id: 'p', body: bodyFor('Melbourne', shown.days.length), trip: shown })
  renderInSite(<Shown />, hostWith(backend))
}

/** The plan on the screen now. */
export const now = (): Trip => {
  const { phase } = usePlannerStore.getState().state
  if (phase.at !== 'result') throw new Error('no plan')
  return phase.history.present
}

/** A day as the server sends it. */
export const answerDay = ({ stops, ...day }: Trip['days'][number]) => ({
  ...day,
  slots: stops.map((stop) => ({ ...stop, activity: stop })),
})

/** A server that finds nothing wrong with the days as they are shown. */
export const agreeing: Backend['invoke'] = (_name, call) => {
  const day = typeof call === 'object' && call !== null && 'day' in call ? now().days[Number(call.day)] : undefined
  return Promise.resolve({ day: day === undefined ? null : answerDay(day), alternatives: [], conflicts: [] })
}

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))
export const pressAt = (name: string | RegExp, at: number): void => {
  const button = screen.getAllByRole('button', { name })[at]
  if (button === undefined) throw new Error(`no button ${at}`)
  fireEvent.click(button)
}
/** What the last change came to. */
export const news = () => screen.getByRole('group', { name: 'Changes' }).querySelector('p')?.textContent
export const titles = (day: number) =>
  within(screen.getByRole('list', { name: `Day ${day} stops` }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
