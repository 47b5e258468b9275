/** A label on a map. It is drawn for the eye alone: the library would make it a button that does nothing. */
export const mapLabel = (text: string, kind: string): HTMLElement => {
  const element = document.createElement('span')
  element.dataset['label'] = kind
  element.textContent = text
  element.setAttribute('aria-hidden', 'true')
  element.setAttribute('role', 'presentation')
  element.setAttribute('aria-label', '')
  return element
}
