interface Visible {
  /** What of the window can be seen, and how far down it begins, in CSS px. */
  readonly height: number
  readonly offsetTop: number
  /** Above 1 while somebody has zoomed in with two fingers. */
  readonly scale: number
}

/** How many px at the window's foot lie under a keyboard on the screen. None while zoomed in: then other things are out of sight. */
export const coveredAtFoot = (windowHeight: number, { height, offsetTop, scale }: Visible): number =>
  scale > 1.01 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop))

/**
 * A ref for what stands at the window's foot or in its middle: tells its styles, as `--keyboard` and `--visible`, how much the
 * keyboard covers and how much can be seen. iOS lays the keyboard over the page; other phones make the page smaller.
 */
export const keyboardRoom = (sheet: HTMLElement | null): (() => void) | undefined => {
  const viewport = window.visualViewport
  if (sheet === null || viewport === null || viewport === undefined) return undefined
  const fit = () => {
    const covered = coveredAtFoot(window.innerHeight, viewport)
    sheet.style.setProperty('--keyboard', `${covered}px`)
    sheet.style.setProperty('--visible', covered === 0 ? '100dvh' : `${Math.round(viewport.height)}px`)
  }
  const resized = () => {
    fit()
    const { activeElement } = document
    if (activeElement !== sheet && sheet.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
  }
  fit()
  viewport.addEventListener('resize', resized)
  viewport.addEventListener('scroll', fit)
  return () => {
    viewport.removeEventListener('resize', resized)
    viewport.removeEventListener('scroll', fit)
  }
}
