import type { RampView } from '@site/contracts/ramp-view'
import { isRunning } from '@site/contracts/ramp-view'
import { color, font, radius, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { duration, percent } from '../parts/words.ts'

type Reach = 'passed' | 'here' | 'left' | 'ahead'

const Track = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${space(2)} 0;
  list-style: none;
`
const inks: Readonly<Record<Reach, string>> = {
  passed: color.ink,
  here: color.signal,
  left: color.muted,
  ahead: color.line,
}
const Step = styled.li<{ $reach: Reach }>`
  position: relative;
  padding-top: ${space(6)};
  font-size: 0.875rem;
  color: ${({ $reach }) => ($reach === 'ahead' ? color.muted : color.ink)};
  &::before {
    content: '';
    position: absolute;
    top: 0.5rem;
    right: 0;
    left: 0;
    border-top: 3px ${({ $reach }) => ($reach === 'passed' || $reach === 'here' ? 'solid' : 'dotted')}
      ${({ $reach }) => ($reach === 'ahead' || $reach === 'left' ? color.muted : inks[$reach])};
  }
  &::after {
    content: '';
    position: absolute;
    top: calc(0.5rem - 5px);
    left: 0;
    width: 13px;
    height: 13px;
    border: 3px solid ${({ $reach }) => ($reach === 'ahead' ? color.muted : inks[$reach])};
    border-radius: ${radius.pill};
    background: ${({ $reach }) => ($reach === 'passed' || $reach === 'here' ? inks[$reach] : color.paper)};
  }
`
const Share = styled.strong`
  display: block;
  font: 700 1.125rem / 1.3 ${font.head};
  font-variant-numeric: tabular-nums;
`

const reachOf = ({ step, state }: RampView, index: number): Reach => {
  if (index < step || state === 'done') return 'passed'
  if (index > step) return 'ahead'
  return isRunning(state) ? 'here' : 'left'
}

const reachWords: Readonly<Record<Reach, string>> = {
  passed: ', passed',
  here: ', now',
  left: ', where it ended',
  ahead: '',
}

/** The steps of a ramp's plan, and how far it came. */
export const StepTrack = ({ ramp }: { readonly ramp: RampView }) => (
  <Track role="list" aria-label="Steps of the plan">
    {ramp.plan.steps.map(({ percent: share, dwellS }, index) => {
      const reach = reachOf(ramp, index)
      return (
        <Step key={share} $reach={reach} aria-current={reach === 'here' ? 'step' : undefined}>
          <Share>{percent(share)}</Share>
          <VisuallyHidden>{reachWords[reach]} </VisuallyHidden>
          {dwellS > 0 ? `at least ${duration(dwellS)}` : index === ramp.plan.steps.length - 1 ? 'everybody' : ''}
        </Step>
      )
    })}
  </Track>
)
