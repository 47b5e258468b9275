import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { wasAsked } from '../search/asked.ts'

const Heading = styled.h1`
  outline: none;
  /* One line on a phone for most places, so that the first hotel is on the screen. */
  font-size: clamp(1.3125rem, 0.9rem + 1.9vw, 1.953rem);
`

interface AnswerHeadingProps {
  /** False while the answer is on its way. */
  readonly answered: boolean
  /** Where the focus goes elsewhere, such as to the field that has to be corrected. */
  readonly focused?: boolean
  readonly children: ReactNode
}

/**
 * The heading of an answer. After the visitor's own search or choice the page starts at its top and the heading has the focus;
 * after a reload both stay where the browser puts them.
 */
export const AnswerHeading = ({ answered, focused = true, children }: AnswerHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = wasAsked(useLocation().state)
  // Once when it is asked, where the field that asked is gone; and once more when it is answered.
  const turn = asked ? (answered ? 'answered' : 'asked') : null
  useEffect(() => {
    if (turn === null) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (focused) heading.current?.focus({ preventScroll: true })
  }, [turn, focused])
  return (
    <Heading ref={heading} tabIndex={-1} aria-busy={!answered || undefined}>
      {children}
    </Heading>
  )
}
