import { useCallback, useLayoutEffect, useRef } from 'react'

const PRESSED = 'button, summary, a[href], [role="button"]'

let pressed: HTMLElement | null = null

// Listens from the start: the code that opens a dialog is often loaded by the click itself.
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest(PRESSED) : null
      pressed = control instanceof HTMLElement ? control : null
    },
    true,
  )

/**
 * Focuses the control that was clicked last, if the browser did not. Safari leaves the focus on the body or on an ancestor of the
 * button, so a dialog could not return it. Call this before the focus moves into the dialog.
 */
export const focusPressed = (): void => {
  if (pressed?.isConnected !== true || document.activeElement === pressed) return
  if (document.activeElement?.contains(pressed) !== false) pressed.focus({ preventScroll: true })
}

/** The same while `open`. Render it before a dialog's own parts, so that its effect runs before they read the focused element. */
export const FocusPressed = ({ open }: { readonly open: boolean }) => {
  useLayoutEffect(() => (open ? focusPressed() : undefined), [open])
  return null
}

/**
 * For `finalFocus` of a dialog: whether the focus returns to the control that opened it. It does not where the dialog closes because
 * another page came, by the browser's Back: that page takes the focus, and the control belongs to the page before.
 */
export const useReturnFocus = (open: boolean): (() => boolean) => {
  const openedOn = useRef('')
  useLayoutEffect(() => {
    if (open) openedOn.current = window.location.pathname
  }, [open])
  return useCallback(() => window.location.pathname === openedOn.current, [])
}
