import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAnswer } from '../plan/plan.ts'
import { initialState, usePlannerStore, type PlannerEvent } from './planner-store.ts'
import { useShownPhase } from './use-shown-phase.ts'

const body = { destination: 'Melbourne', days: 2, pace: 'balanced', themes: [] }
const answer = readAnswer({ plan: [{ slots: [] }], meta: { city: 'Melbourne' } })
if (answer.kind !== 'trip') throw new Error('no trip')
const { trip } = answer

/** What each render shows, in turn. */
let shown: string[] = []
const Phase = () => {
  const phase = useShownPhase()
  shown.push(phase.at === 'result' ? `plan ${phase.id}, step ${phase.history.past.length}` : phase.at)
  return null
}
const send = (event: PlannerEvent): string[] => {
  shown = []
  act(() => usePlannerStore.getState().send(event))
  return [...new Set(shown)]
}

beforeEach(() => {
  usePlannerStore.setState({ state: initialState })
  render(<Phase />)
})
afterEach(cleanup)

it('stays with what was there until a plan that has come is rendered', () => {
  expect(send({ type: 'asked', id: 'p', body })).toEqual(['building'])
  expect(send({ type: 'answered', id: 'p', answer })).toEqual(['building', 'plan p, step 0'])
  expect(send({ type: 'opened', id: 'q', body, trip })).toEqual(['plan p, step 0', 'plan q, step 0'])
})

it('shows a change of the plan, and its end, at once', () => {
  send({ type: 'opened', id: 'q', body, trip })
  expect(send({ type: 'changed', planId: 'q', trip: { ...trip } })).toEqual(['plan q, step 1'])
  expect(send({ type: 'reset' })).toEqual(['idle'])
})
