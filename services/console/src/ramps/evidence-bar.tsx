import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** From nothing to what takes a release back: the mark at the right end. */
const Bar = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  height: 0.5rem;
  background: ${color.skeleton};
  border-right: 4px solid ${color.danger};
`
const Fill = styled.div.attrs<{ $share: number }>(({ $share }) => ({ style: { width: `${$share * 100}%` } }))<{
  $share: number
}>`
  height: 100%;
  background: ${({ $share }) => ($share >= 1 ? color.danger : color.ink)};
`

/** `share` of the evidence that is needed, from 0 to 1. The words beside it say the same. */
export const EvidenceBar = ({ share }: { readonly share: number }) => (
  <Bar>
    <Fill $share={share} />
  </Bar>
)
