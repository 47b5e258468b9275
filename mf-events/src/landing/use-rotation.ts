import { limits } from '@site/contracts/limits'
import { useEffect, useState } from 'react'

export interface Rotation {
  readonly index: number
  readonly fading: boolean
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Turns through `count` things: each stands 2800 ms, the last 200 of them fading (spec §9). Stands still where the visitor
 * prefers reduced motion, follows a change of that preference, and can be paused (WCAG 2.2.2).
 */
export const useRotation = (count: number, paused = false): Rotation => {
  const [rotation, setRotation] = useState<Rotation>({ index: 0, fading: false })
  useEffect(() => {
    const query = window.matchMedia(REDUCED_MOTION)
    let fade: ReturnType<typeof setTimeout> | undefined
    let turn: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(fade)
      clearTimeout(turn)
    }
    const run = () => {
      fade = setTimeout(
        () => setRotation(({ index }) => ({ index, fading: true })),
        limits.hero.rotateMs - limits.hero.fadeMs,
      )
      turn = setTimeout(() => {
        setRotation(({ index }) => ({ index: (index + 1) % count, fading: false }))
        run()
      }, limits.hero.rotateMs)
    }
    const follow = () => {
      stop()
      setRotation(({ index }) => ({ index, fading: false }))
      if (!query.matches && !paused) run()
    }
    follow()
    query.addEventListener('change', follow)
    return () => {
      query.removeEventListener('change', follow)
      stop()
    }
  }, [count, paused])
  return rotation
}
