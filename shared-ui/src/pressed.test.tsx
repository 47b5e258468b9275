import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusPressed } from './pressed.tsx'

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
/** Clicks as Safari does, which does not focus the button. */
const pressAsSafari = (selector: string) => {
  element(selector).click()
  element('#opener').blur()
}

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button id="opener"><b>Open</b></button><p>Words</p></main><input id="field">'
})
afterEach(() => {
  element('p').click()
  document.body.replaceChildren()
})

test('focuses the clicked control when the focus stayed on the body', () => {
  pressAsSafari('#opener b')
  expect(document.activeElement).toBe(document.body)
  focusPressed()
  expect(document.activeElement?.id).toBe('opener')
})

test('focuses the clicked control when an ancestor took the focus', () => {
  pressAsSafari('#opener')
  element('main').focus()
  focusPressed()
  expect(document.activeElement?.id).toBe('opener')
})

test('leaves the focus on another field', () => {
  pressAsSafari('#opener')
  element('#field').focus()
  focusPressed()
  expect(document.activeElement?.id).toBe('field')
})

test('ignores a control after another click, or after its removal', () => {
  pressAsSafari('#opener')
  element('p').click()
  focusPressed()
  expect(document.activeElement).toBe(document.body)
  pressAsSafari('#opener')
  element('#opener').remove()
  focusPressed()
  expect(document.activeElement).toBe(document.body)
})
