import { afterEach, expect, test, vi } from 'vitest'
import { coveredAtFoot, keyboardRoom } from './keyboard-room.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test.each([
  ['nothing without a keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['the keyboard', { height: 508, offsetTop: 0, scale: 1 }, 336],
  ['less when the viewport is scrolled', { height: 508, offsetTop: 100, scale: 1 }, 236],
  ['nothing when the viewport is scrolled to the end', { height: 508, offsetTop: 400, scale: 1 }, 0],
  ['nothing while zoomed in', { height: 422, offsetTop: 0, scale: 2 }, 0],
])('covers %s', (_, visible, covered) => {
  expect(coveredAtFoot(844, visible)).toBe(covered)
})

const phone = () => {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 844)
  const sheet = document.createElement('div')
  const field = sheet.appendChild(document.createElement('input'))
  document.body.append(sheet)
  const scrolled = vi.spyOn(field, 'scrollIntoView').mockReturnValue(undefined)
  return { viewport, sheet, field, scrolled }
}
const styled = (sheet: HTMLElement) => [
  sheet.style.getPropertyValue('--keyboard'),
  sheet.style.getPropertyValue('--visible'),
]

test('sets the styles of an element as the keyboard opens and closes, and scrolls to the focused field', () => {
  const { viewport, sheet, field, scrolled } = phone()
  const stop = keyboardRoom(sheet)
  expect(styled(sheet)).toEqual(['0px', '100dvh'])
  field.focus()
  viewport.height = 508
  viewport.dispatchEvent(new Event('resize'))
  expect(styled(sheet)).toEqual(['336px', '508px'])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  viewport.offsetTop = 100
  viewport.dispatchEvent(new Event('scroll'))
  expect(styled(sheet)).toEqual(['236px', '508px'])
  expect(scrolled).toHaveBeenCalledTimes(1)
  stop?.()
  viewport.height = 844
  viewport.dispatchEvent(new Event('resize'))
  expect(styled(sheet)).toEqual(['236px', '508px'])
})

test('sets no styles without a visual viewport', () => {
  const { sheet } = phone()
  vi.stubGlobal('visualViewport', null)
  expect(keyboardRoom(sheet)).toBeUndefined()
  expect(styled(sheet)).toEqual(['', ''])
})
