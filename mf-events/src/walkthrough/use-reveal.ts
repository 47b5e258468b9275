import { limits } from '@site/contracts/limits'
import { useEffect, useState } from 'react'
import { usePrefersReducedMotion } from '../celebration/use-prefers-reduced-motion.ts'

/**
 * How many of `count` things are shown so far: one more every `everyMs`, from the start again for another `run`; all at once
 * for who prefers reduced motion.
 */
export const useReveal = (run: string, count: number, everyMs: number): number => {
  const reducedMotion = usePrefersReducedMotion()
  const [progress, setProgress] = useState({ run, shown: 0 })
  const shown = progress.run === run ? progress.shown : 0
  const done = reducedMotion || shown >= count
  useEffect(() => {
    if (done) return undefined
    const timer = setInterval(
      () => setProgress((before) => ({ run, shown: (before.run === run ? before.shown : 0) + 1 })),
      everyMs,
    )
    return () => clearInterval(timer)
  }, [done, run, everyMs])
  return done ? count : shown
}

/** `text` as it is being typed, a character every 100 ms (spec §9). */
export const useTyped = (text: string): string =>
  text.slice(0, useReveal(text, text.length, limits.walkthrough.typeMsPerCharacter))
