import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { TripDay } from '../plan/plan.ts'
import { goalWords, type WalkingGoal } from '../plan/walking-goal.ts'

const Line = styled.p`
  grid-column: 1 / -1;
  font-size: 0.9375rem;
  color: ${color.muted};
`

/** How far the day walks beside what was asked for. */
export const DayGoal = ({ day, goal }: { readonly day: TripDay; readonly goal: WalkingGoal }) => {
  const words = goalWords(day, goal)
  return words === null ? null : <Line data-figures>{words}</Line>
}
