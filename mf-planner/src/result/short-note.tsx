import { color, media, space } from '@stageside/ui/tokens'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { TextToggle } from './text-toggle.ts'

/** Texts up to this length are about two lines on a phone: shown whole. */
const SHORT = 90

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  max-width: 60rem;
  padding-left: ${space(4)};
  border-left: 4px solid ${color.expo};
`
const Words = styled.p<{ $isCut: boolean }>`
  flex: 1 1 12rem;
  min-width: 0;
  ${({ $isCut }) =>
    $isCut
      ? `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;`
      : ''}
  ${media.print} {
    display: block;
  }
`

/** A note of any length in two lines, the rest on demand; read out whole. */
export const ShortNote = ({ words, role }: { words: string; role?: 'status' }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isLong = words.length > SHORT
  return (
    <Note role={role}>
      <Words id={id} $isCut={isLong && !open}>
        {words}
      </Words>
      {isLong ? (
        <TextToggle data-screen-only aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Read it all'}
        </TextToggle>
      ) : null}
    </Note>
  )
}
