// Each function runs in the page of any engine: it uses nothing but its arguments.

/** Whether the page is wider than its window. */
export const findWiderPage = (): string[] => {
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  return beyond > 0 ? [`${beyond} px wider than the window`] : []
}

/** Boxes that scroll sideways inside the page: their content is wider than they are. */
export const findSidewaysBoxes = (): string[] =>
  [...document.querySelectorAll('body *:not(input, textarea, select)')]
    .filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1,
    )
    .map(
      (element) => `${element.tagName.toLowerCase()} scrolls ${element.scrollWidth - element.clientWidth} px sideways`,
    )

/** Controls whose text is higher than a box that hides the rest. */
export const findCutBelow = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *:not(input, textarea, select, option)')]
    .filter((element) => {
      const { overflowY } = getComputedStyle(element)
      const hides = overflowY === 'hidden' || overflowY === 'clip'
      const holds = (element.textContent ?? '').trim() !== ''
      return hides && holds && element.clientHeight > 2 && element.scrollHeight > element.clientHeight + 1
    })
    .map((element) => `${element.tagName.toLowerCase()} hides text below: ${element.textContent?.trim().slice(0, 60)}`)

/** What takes the focus without a ring of at least `least` CSS px in a colour that is there. */
export const findWeakFocus = (least: number): string[] =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
    .filter((element) => !element.matches(':disabled, [aria-hidden="true"]') && element.closest('[inert]') === null)
    .flatMap((element) => {
      element.focus({ preventScroll: true })
      // A dialog keeps the focus inside: what lies behind it cannot have it.
      if (document.activeElement !== element) return []
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const width = outlineStyle === 'none' || outlineColor === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(outlineWidth)
      return width >= least ? [] : [`${element.outerHTML.slice(0, 80)} has a ring of ${width} px`]
    })

/** Whether this browser tells of a pointer that hovers: one without a screen may not. */
export const canHover = (): boolean => window.matchMedia('(hover: hover)').matches

/** The middle of the first control of the story. */
export const findControl = (): { readonly x: number; readonly y: number } | null => {
  const box = document.querySelector('main :is(button, a, input, select, textarea)')?.getBoundingClientRect()
  return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
