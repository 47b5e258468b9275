import { useEffect, useState } from 'react'
import { currentSection } from './current-section.ts'
import type { PolicySection } from './policy.ts'

/** The reading line, in px: just below the navigation bar. */
const READING_LINE = 140

const look = (sections: readonly PolicySection[]): string | null => {
  const places = sections.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }]
  })
  const { scrollHeight, clientHeight } = document.documentElement
  const scrollable = scrollHeight > clientHeight
  return currentSection(places, READING_LINE, scrollable && window.scrollY + clientHeight >= scrollHeight - 2)
}

/** Id of the current section, updated while scrolling; null on the server. */
export const useCurrentSection = (sections: readonly PolicySection[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const update = () => setCurrent(look(sections))
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [sections])
  return current
}
