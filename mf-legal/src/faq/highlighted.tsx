import { color } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { highlight } from './search.ts'

const Mark = styled.mark`
  padding-inline: 0.1em;
  margin-inline: -0.1em;
  background: ${color.walkTint};
  color: inherit;
  box-shadow: inset 0 -2px 0 ${color.walk};
`

/** Plain text with the matches of the search marked. */
export const Highlighted = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  highlight(text, terms).map((piece, index) =>
    piece.match ? <Mark key={index}>{piece.text}</Mark> : <span key={index}>{piece.text}</span>,
  )
