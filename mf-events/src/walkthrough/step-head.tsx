import { Badge } from '@site/ui/badge'
import { color, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { StepNumber } from './state.ts'

const Line = styled.div`
  display: grid;
  gap: ${space(2)};
  h2:focus {
    outline: none;
  }
`
const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  font-size: 0.9375rem;
  color: ${color.muted};
`

/** Where one is, what it is, and that it is a demo. The heading takes the focus when its step comes. */
export const StepHead = ({ step, title }: { readonly step: StepNumber; readonly title: string }) => (
  <Line>
    <Count>
      Step {step} of 6 <Badge>Demo</Badge>
    </Count>
    <h2 tabIndex={-1}>{title}</h2>
  </Line>
)
