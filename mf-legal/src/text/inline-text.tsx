import { Link } from 'react-router-dom'
import { parseInline, type Piece } from './inline.ts'

const Shown = ({ piece }: { piece: Piece }) => {
  if (piece.kind !== 'link') return piece.kind === 'strong' ? <strong>{piece.text}</strong> : piece.text
  if (piece.href.startsWith('/')) return <Link to={piece.href}>{piece.text}</Link>
  return <a href={piece.href}>{piece.text}</a>
}

/** A sentence with its links: internal paths use the router, all others are plain links. */
export const InlineText = ({ text }: { text: string }) =>
  parseInline(text).map((piece, index) => <Shown key={index} piece={piece} />)
