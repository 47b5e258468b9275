// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { OLD_BROWSER_SCRIPT } from './old-browser.ts'

/** What a page of a browser with this `URL` reads once it is there. */
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

it('says nothing in a supported browser', () => expect(textIn({ parse: () => null })).toBe('Terms'))

it('says once a visit that an old browser can read and may not do more', () => {
  expect(textIn({})).toMatch(/^This browser is out of date\./)
  expect(textIn({})).toBe('Terms')
})
