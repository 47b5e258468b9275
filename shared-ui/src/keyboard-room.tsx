interface Visible {
  /** Height and top offset of the visual viewport, in CSS px. */
  readonly height: number
  readonly offsetTop: number
  /** Above 1 while pinch-zoomed. */
  readonly scale: number
}

/** Height that the on-screen keyboard covers at the bottom of the window, in px. 0 while pinch-zoomed, when it cannot be told. */
export const coveredAtFoot = (windowHeight: number, { height, offsetTop, scale }: Visible): number =>
  scale > 1.01 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop))

/**
 * A ref for an element fixed at the bottom or centre of the window: sets `--keyboard`, the covered height, and `--visible`, the
 * visible height. iOS puts the keyboard over the page; other phones shrink the page.
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
