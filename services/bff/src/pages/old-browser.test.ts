// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { OLD_BROWSER_SCRIPT } from './inline-scripts.ts'

/** The text of a page in a browser with this `URL`. */
const textIn = (url: unknown): string => {
  document.body.innerHTML = '<h1>Terms</h1>'
  const ready: (() => void)[] = []
  const page = {
    body: document.body,
    createElement: (tag: string) => document.createElement(tag),
    addEventListener: (_type: string, listener: () => void) => ready.push(listener),
  }
  new Function('window', 'URL', 'document', 'sessionStorage', OLD_BROWSER_SCRIPT)(
    { URL: url },
    url,
    page,
    sessionStorage,
  )
  for (const listener of ready) listener()
  return document.body.textContent ?? ''
}

afterEach(() => sessionStorage.clear())

it('shows nothing in a supported browser', () => expect(textIn({ parse: () => null })).toBe('Terms'))

it('shows a notice in an old browser once a visit', () => {
  expect(textIn({})).toMatch(/^This browser is out of date/)
  expect(textIn({})).toBe('Terms')
})
