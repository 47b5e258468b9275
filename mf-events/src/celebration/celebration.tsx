import { limits } from '@site/contracts/limits'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

const Sheet = styled.canvas`
  position: fixed;
  inset: 0;
  z-index: 70;
  width: 100%;
  height: 100%;
  pointer-events: none;
`
const COLOURS = ['#c8401c', '#1f7a4d', '#3a4fa3', '#ffd9a0', '#a81e62']
const BURSTS_MS = [0, 350, 800, 1400]

/** Confetti over everything for three seconds (spec §9); its library is loaded for it alone. None for who prefers reduced motion. */
export const Celebration = () => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), limits.packages.celebrationMs)
    return () => clearTimeout(timer)
  }, [])
  return usePrefersReducedMotion() || over ? null : <Confetti />
}

const Confetti = () => {
  const sheet = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = sheet.current
    if (canvas === null) return undefined
    let gone = false
    let stop = (): void => undefined
    import('canvas-confetti').then(
      ({ default: confetti }) => {
        if (gone) return
        // No worker: it would be made from a blob address, which the content security policy does not allow.
        const throwConfetti = confetti.create(canvas, { resize: true, useWorker: false })
        const burst = () => void throwConfetti({ particleCount: 60, spread: 80, origin: { y: 0.7 }, colors: COLOURS })
        const timers = BURSTS_MS.map((wait) => setTimeout(burst, wait))
        stop = () => {
          for (const timer of timers) clearTimeout(timer)
          throwConfetti.reset()
        }
      },
      (error: unknown) => console.warn('confetti could not be loaded', error),
    )
    return () => {
      gone = true
      stop()
    }
  }, [])
  // In the body: inside a dialog that is moved by a transform, a fixed sheet would cover the dialog only.
  return createPortal(<Sheet ref={sheet} aria-hidden data-celebration />, document.body)
}
