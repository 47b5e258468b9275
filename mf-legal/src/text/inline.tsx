import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A token of the content's markup: `**strong**`, `[label](address)` or text. */
type Piece =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g

/** Splits a sentence into tokens. Incomplete markup stays text. */
export const parseInline = (sentence: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const match of sentence.matchAll(MARKUP)) {
    const [whole, strong, label, href] = match
    if (match.index > end) pieces.push({ kind: 'text', text: sentence.slice(end, match.index) })
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (label !== undefined && href !== undefined) pieces.push({ kind: 'link', text: label, href })
    end = match.index + whole.length
  }
  if (end < sentence.length) pieces.push({ kind: 'text', text: sentence.slice(end) })
  return pieces
}

export const plainText = (sentence: string): string =>
  parseInline(sentence)
    .map(({ text }) => text)
    .join('')

export const mailLink = (address: string, subject?: string): string =>
  `[${address}](mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`})`

/** A sentence with its links: internal paths use the router, all others are plain links. `renderText` renders the text of each token. */
export const InlineText = ({
  text,
  renderText = (part) => part,
}: {
  text: string
  renderText?: (part: string) => ReactNode
}) =>
  parseInline(text).map((piece, index) => {
    const shown = renderText(piece.text)
    if (piece.kind !== 'link') {
      const As = piece.kind === 'strong' ? 'strong' : Fragment
      return <As key={index}>{shown}</As>
    }
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
