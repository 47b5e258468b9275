const PRESSED = 'button, summary, a[href], [role="button"]'

let pressed: HTMLElement | null = null

// Listens from the start: what opens is often loaded by the very press.
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
 * Gives the focus to what was pressed last where the browser did not. Safari leaves it on the page or on something around the
 * button: then a dialog would return it to nobody. Called before the focus moves into what opens.
 */
export const focusPressed = (): void => {
  if (pressed?.isConnected !== true || document.activeElement === pressed) return
  if (document.activeElement?.contains(pressed) !== false) pressed.focus({ preventScroll: true })
}
