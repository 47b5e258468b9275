import { useLayoutEffect, useRef, type RefObject } from 'react'

const servedOption = (select: HTMLSelectElement): string | undefined =>
  ([...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0])?.value

/** The value of a control if it differs from the server-rendered one, else null. */
export const earlyValue = (control: Element): string | null => {
  if (control instanceof HTMLSelectElement) return control.value === servedOption(control) ? null : control.value
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue ? null : control.value
  if (!(control instanceof HTMLInputElement)) return null
  if (control.type === 'radio' || control.type === 'checkbox')
    return control.checked && !control.defaultChecked ? control.value : null
  return control.value === control.defaultValue ? null : control.value
}

/**
 * Reports, once, the values that were entered in a prerendered form before hydration, or restored by the browser after a reload:
 * hydration keeps them on the screen but not in React's state. Controls are identified by their `name`.
 */
export const useEarlyInput = (
  scope: RefObject<HTMLElement | null>,
  take: (name: string, value: string) => void,
): void => {
  const report = useRef(take)
  // Before the next render, which would reset controlled fields to React's state.
  useLayoutEffect(() => {
    for (const control of scope.current?.querySelectorAll('[name]') ?? []) {
      const value = earlyValue(control)
      if (value !== null) report.current(control.getAttribute('name') ?? '', value)
    }
  }, [scope])
}
