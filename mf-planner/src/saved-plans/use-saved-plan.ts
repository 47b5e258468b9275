import { useEffect } from 'react'
import { usePlannerStore } from '../trip/planner-store.ts'
import { currentId, rememberCurrent, useSavedPlansStore } from './store.ts'

/** Saves the plan on the screen in this browser after every change and restores it after a reload of the tab. */
export const useSavedPlan = (): void => {
  const { phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const load = useSavedPlansStore((store) => store.load)
  const save = useSavedPlansStore((store) => store.save)

  useEffect(() => {
    const plans = load()
    const { state } = usePlannerStore.getState()
    const last = plans.find(({ id }) => id === currentId())
    if (last !== undefined && state.phase.at === 'idle')
      send({ type: 'opened', body: last.body, trip: last.trip, id: last.id })
  }, [load, send])

  useEffect(() => {
    if (phase.at !== 'result') return
    const trip = phase.history.present
    if (trip.days.every((day) => day.stops.length === 0)) return
    save({ id: phase.id, savedAt: Date.now(), body: phase.body, trip })
    rememberCurrent(phase.id)
  }, [phase, save])
}
