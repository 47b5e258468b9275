import { useLayoutEffect, useRef, type RefObject } from 'react'

const servedOption = (select: HTMLSelectElement): string | undefined =>
  ([...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0])?.value

/** What a control holds beyond what the page was served with; null when nothing. */
export const earlyValue = (control: Element): string | null => {
  if (control instanceof HTMLSelectElement) return control.value === servedOption(control) ? null : control.value
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue ? null : control.value
  if (!(control instanceof HTMLInputElement)) return null
  if (control.type === 'radio' || control.type === 'checkbox')
    return control.checked && !control.defaultChecked ? control.value : null
  return control.value === control.defaultValue ? null : control.value
}

/**
 * Hands over, once, what somebody typed or chose in a prerendered form before its code came, or what the browser put back after a
 * reload: React keeps it on the screen and knows nothing of it. Controls are told apart by their `name`.
 */
export const useEarlyInput = (
  scope: RefObject<HTMLElement | null>,
  take: (name: string, value: string) => void,
): void => {
  const hand = useRef(take)
  // Before anything renders again: a controlled field would then be set back to what React knows.
  useLayoutEffect(() => {
    for (const control of scope.current?.querySelectorAll('[name]') ?? []) {
      const value = earlyValue(control)
      if (value !== null) hand.current(control.getAttribute('name') ?? '', value)
    }
  }, [scope])
}
