import { useEffect, useRef, type RefObject } from 'react'

/** The part of the document that the page is in: dialogs and messages stand beside it and close by themselves. */
const pageOf = (element: Element): Element | undefined =>
  [...document.body.children].find((child) => child.contains(element))

/** Whether nothing holds the focus that a visitor gave it, and that stays when what was opened goes. */
const isFocusFree = (inside: Element): boolean => {
  const { activeElement: focused } = document
  return !(focused instanceof HTMLElement) || focused.tabIndex < 0 || inside.contains(focused)
}

/**
 * Closes what a button of a bar opened by Escape, and by a press on the page outside the bar. The focus returns to the button (told by the function returned), unless
 * what was pressed took it.
 */
export const useDismiss = (group: RefObject<Element | null>, isOpen: boolean, close: () => void) => {
  const opener = useRef<HTMLElement | null>(null)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const barNow = () => group.current?.closest('[data-plan-bar]') ?? group.current
    const dismiss = () => {
      const bar = barNow()
      const returns = bar !== null && isFocusFree(bar)
      latest.current()
      if (returns) opener.current?.focus({ preventScroll: true })
    }
    const isOnPage = (target: EventTarget | null): target is Element =>
      target instanceof Element && group.current !== null && pageOf(group.current)?.contains(target) === true
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (event.target === document.body || isOnPage(event.target)) dismiss()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (isOnPage(target) && barNow()?.contains(target) === false) dismiss()
    }
    document.addEventListener('keydown', onKey)
    // Before the page acts on it: what was pressed may be gone afterwards. A click, not a touch: who scrolls presses nothing.
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick, true)
    }
  }, [group, isOpen])
  return (button: HTMLElement) => {
    opener.current = button
  }
}
