import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { wasAsked } from '../search/asked.ts'

const Heading = styled.h2`
  outline: none;
`

/** The heading of an answer: takes the focus when the visitor's own search or choice led to it. */
export const AnswerHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = wasAsked(useLocation().state)
  useEffect(() => (asked ? heading.current?.focus() : undefined), [asked])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
