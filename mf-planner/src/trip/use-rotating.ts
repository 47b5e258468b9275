import { useEffect, useState } from 'react'

/** Goes round a list, one step every `everyMs`; stands still when told, and for visitors who asked for less motion. */
export const useRotating = <Item>(list: readonly [Item, ...Item[]], everyMs: number, still: boolean): Item => {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (still || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setIndex((now) => (now + 1) % list.length), everyMs)
    return () => clearInterval(timer)
  }, [list, everyMs, still])
  return list[index] ?? list[0]
}
