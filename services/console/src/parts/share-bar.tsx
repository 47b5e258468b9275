import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** Each part is as wide as its share of the visitors; a share that is drawn too narrow to see is widened to 4 px. */
const Bar = styled.div.attrs({ 'aria-hidden': true })`
  display: flex;
  gap: 2px;
  height: 0.875rem;
  overflow: hidden;
  background: repeating-linear-gradient(135deg, ${color.line} 0 2px, transparent 2px 6px);
  border: 1px solid ${color.line};
`
const Part = styled.div<{ $tone: Tone }>`
  background: ${({ $tone }) => ({ default: color.ink, canary: color.signal })[$tone]};
`

type Tone = 'default' | 'canary'

export interface Share {
  readonly key: string
  /** In percent. */
  readonly share: number
  readonly tone: Tone
}

/** Who has what, from edge to edge. The words beside it say the same. */
export const ShareBar = ({ shares }: { readonly shares: readonly Share[] }) => {
  const rest = 100 - shares.reduce((sum, { share }) => sum + share, 0)
  return (
    <Bar>
      {shares.map(({ key, share, tone }) => (
        <Part key={key} $tone={tone} style={{ flex: `${share} 0 4px` }} />
      ))}
      {/* What nobody has of this remote stays hatched. */}
      {rest > 0.005 ? <div style={{ flex: `${rest} 0 0` }} /> : null}
    </Bar>
  )
}
