import { refresh } from './insertion.ts'
import { NEVER, type TourState } from './state.ts'

/**
 * Fills the tours greedily: always the stop with the highest weight per unit of time it costs, until nothing fits.
 * `weight` ≤ 0 leaves a stop out of this round. The cost table must be valid for every free stop; it stays so.
 *
 * A stop that fits nowhere in a day cannot fit after that day got fuller (triangle inequality), so the rows of such
 * stops are not looked at again: most of the work of plain greedy insertion falls away.
 */
export function recreate(state: TourState, weight: Float64Array, candidates: Int32Array): void {
  const { problem, cost, position, free } = state
  const { vertices: n, days: m } = problem
  let count = 0
  for (let i = 0; i < state.freeCount[0]; i++) {
    const v = free[i]
    if (weight[v] > 0) candidates[count++] = v
  }
  for (;;) {
    let chosen = -1
    let chosenDay = 0
    let best = 0
    let kept = 0
    for (let i = 0; i < count; i++) {
      const v = candidates[i]
      let least = NEVER
      let day = 0
      for (let d = 0; d < m; d++) {
        const c = cost[d * n + v]
        if (c < least) {
          least = c
          day = d
        }
      }
      if (least === NEVER) continue
      candidates[kept++] = v
      const value = weight[v] / least
      if (value > best) {
        best = value
        chosen = v
        chosenDay = day
      }
    }
    count = kept
    if (chosen < 0) return
    const at = position[chosenDay * n + chosen]
    state.insert(chosenDay, chosen, at)
    state.retime(chosenDay)
    const row = chosenDay * n
    for (let i = 0; i < state.freeCount[0]; i++) {
      const v = free[i]
      if (cost[row + v] !== NEVER) refresh(state, chosenDay, v, at)
    }
    kept = 0
    for (let i = 0; i < count; i++) if (candidates[i] !== chosen) candidates[kept++] = candidates[i]
    count = kept
    if (problem.groupOf !== undefined) {
      for (let i = 0; i < state.freeCount[0]; i++) {
        const v = free[i]
        if (!state.allowed(v)) for (let d = 0; d < m; d++) cost[d * n + v] = NEVER
      }
    }
  }
}
