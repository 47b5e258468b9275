import { limits } from '@site/contracts/limits'
import { media } from '@stageside/ui/tokens'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { usePrefersReducedMotion } from '../celebration/use-prefers-reduced-motion.ts'
import { inks, phrases, type Phrase } from './phrases.ts'

interface Rotation {
  readonly index: number
  readonly fading: boolean
}

/**
 * Turns through `count` things: each stands 2800 ms, the last 200 of them fading (spec §9). Stands still where the visitor
 * prefers reduced motion, follows a change of that preference, and can be paused (WCAG 2.2.2).
 */
export const useRotation = (count: number, paused = false): Rotation => {
  const [rotation, setRotation] = useState<Rotation>({ index: 0, fading: false })
  const still = usePrefersReducedMotion() || paused
  useEffect(() => {
    if (still) return undefined
    let fade: ReturnType<typeof setTimeout>
    let turn: ReturnType<typeof setTimeout>
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
    run()
    return () => {
      clearTimeout(fade)
      clearTimeout(turn)
      setRotation(({ index }) => ({ index, fading: false }))
    }
  }, [count, still])
  return rotation
}

/** All phrases share one cell, so that it is as high as its longest and nothing moves when it turns. */
const Cell = styled.span`
  display: inline-grid;
  vertical-align: bottom;
  max-width: 100%;
  & > * {
    grid-area: 1 / 1;
  }
`
const Spare = styled.span`
  visibility: hidden;
`
/** States are attributes: a class for each would add a style rule at run time and make the browser recalculate all styles. */
const Shown = styled.strong`
  color: ${inks.foot};
  transition: opacity ${limits.hero.fadeMs}ms;
  &[data-by='transit'] {
    color: ${inks.transit};
  }
  &[data-fading='true'] {
    opacity: 0;
  }
  ${media.calm} {
    transition: none;
  }
`

/**
 * "From seat to bed: 9 minutes on foot", turning. The phrase is last: words after a shorter one would stand behind a gap. For eyes
 * only; its text for screen readers stands still beside it.
 */
export const RotatingPhrase = ({ phrase, fading }: { readonly phrase: Phrase; readonly fading: boolean }) => (
  <span aria-hidden data-phrase>
    From seat to bed:{' '}
    <Cell>
      {phrases.map(({ text }) => (
        <Spare key={text}>{text}</Spare>
      ))}
      <Shown data-fading={fading} data-by={phrase.by}>
        {phrase.text}
      </Shown>
    </Cell>
  </span>
)
