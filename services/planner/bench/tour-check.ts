import type { TourSolution } from '../src/engine/problem.ts'
import type { Instance } from './instance.ts'

/**
 * Why a tour plan breaks the instance, in sentences; empty when it holds. Written from the file format alone: it takes
 * nothing from the engine but the order of visits, and works out distances, waiting and times itself.
 */
export function checkTours(instance: Instance, days: number, solution: TourSolution): readonly string[] {
  const wrong: string[] = []
  const factor = 10 ** instance.decimals
  const way = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.floor(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) * factor + 1e-9) / factor
  if (solution.days.length > days) wrong.push(`${solution.days.length} tours instead of ${days}`)
  const seen = new Set<number>()
  let score = 0
  solution.days.forEach((tour, day) => {
    let at: { x: number; y: number } = instance.depot
    let now = instance.depot.open
    for (const { vertex } of tour) {
      const stop = instance.vertices[vertex]
      if (stop === undefined || seen.has(vertex)) {
        wrong.push(`tour ${day}: vertex ${vertex} is unknown or visited twice`)
        continue
      }
      seen.add(vertex)
      score += stop.score
      now += way(at, stop)
      const [open, close] = stop.windows[(instance.firstDay + day) % stop.windows.length] ?? [0, 0]
      now = Math.max(now, open)
      const latest = instance.kind === 'ttdp' ? close - stop.stay : close
      if (close <= 0 || now > latest + 1e-6)
        wrong.push(`tour ${day}: vertex ${vertex} at ${now}, window ${open}–${close}`)
      now += stop.stay
      at = stop
    }
    now += way(at, instance.depot)
    if (now > instance.depot.close + 1e-6) wrong.push(`tour ${day}: back at ${now}, closes ${instance.depot.close}`)
  })
  if (Math.abs(score - solution.score) > 1e-6) wrong.push(`score ${solution.score} told, ${score} found`)
  return wrong
}
