import { useEffect, useRef, type RefObject } from 'react'

/** Marks the button of a stop that opens its tools. */
export const TOOLS_ATTRIBUTE = 'data-tools'

/**
 * Gives back the focus that a list loses when the row that has it is moved or taken away: to the same stop's button, or to that of the
 * stop that stands there now.
 */
export const useKeptFocus = (list: RefObject<HTMLElement | null>, keys: readonly string[]) => {
  const last = useRef<{ readonly key: string; readonly at: number } | null>(null)
  const order = keys.join('\n')
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const now = order.split('\n')
    const known = now.indexOf(last.current.key)
    const at = known < 0 ? Math.min(last.current.at, now.length - 1) : known
    list.current?.children[at]?.querySelector<HTMLElement>(`[${TOOLS_ATTRIBUTE}]`)?.focus({ preventScroll: true })
  }, [list, order])
  return {
    focused: (key: string, at: number): void => {
      last.current = { key, at }
    },
    // Not told when the browser takes the focus from what a change removes: React hears no events then.
    blurred: (): void => {
      last.current = null
    },
  }
}
