import { useEffect, type RefObject } from 'react'

/** Calls `onSeen` once the element is on the screen. Never, where the browser cannot tell. */
export const useSeen = (element: RefObject<Element | null>, onSeen: () => void): void => {
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onSeen()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onSeen])
}
