import { color } from '@site/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { parseInline } from '../text/inline.ts'
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

/** A sentence of an answer: its links, and the matches inside and outside them. */
export const HighlightedInline = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  parseInline(text).map((piece, index) => {
    const shown = <Highlighted text={piece.text} terms={terms} />
    if (piece.kind !== 'link')
      return piece.kind === 'strong' ? <strong key={index}>{shown}</strong> : <span key={index}>{shown}</span>
    return piece.href.startsWith('/') ? (
      <Link key={index} to={piece.href}>
        {shown}
      </Link>
    ) : (
      <a key={index} href={piece.href}>
        {shown}
      </a>
    )
  })
