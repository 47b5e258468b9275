import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusPressed } from './pressed.tsx'

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
/** A press as Safari handles it: a click, and the focus is not on the button. */
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

test('focuses what was pressed when the focus stayed on the page', () => {
  pressAsSafari('#opener b')
  expect(document.activeElement).toBe(document.body)
  focusPressed()
  expect(document.activeElement?.id).toBe('opener')
})

test('focuses what was pressed when something around it took the focus', () => {
  pressAsSafari('#opener')
  element('main').focus()
  focusPressed()
  expect(document.activeElement?.id).toBe('opener')
})

test('leaves the focus on a field elsewhere', () => {
  pressAsSafari('#opener')
  element('#field').focus()
  focusPressed()
  expect(document.activeElement?.id).toBe('field')
})

test('forgets a press once something else was clicked, or it is gone', () => {
  pressAsSafari('#opener')
  element('p').click()
  focusPressed()
  expect(document.activeElement).toBe(document.body)
  pressAsSafari('#opener')
  element('#opener').remove()
  focusPressed()
  expect(document.activeElement).toBe(document.body)
})
