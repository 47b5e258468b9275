import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Caret } from './search-input.tsx'

/** The plain field had the focus when this one took its place: focus and caret stay where they were. */
export const useResumedFocus = (input: RefObject<HTMLInputElement | null>, caret: Caret | null): void => {
  const resume = useRef(caret)
  useLayoutEffect(() => {
    if (resume.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(resume.current.start, resume.current.end)
    resume.current = null
  }, [input])
}
