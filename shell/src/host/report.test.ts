import { describe, expect, it, vi } from 'vitest'
import { releaseFromStack, reportUncaught } from './report.ts'

describe('releaseFromStack', () => {
  it.each([
    ['at x (https://site.example/releases/mf-legal/1.2.0-a1b2/assets/terms.js:1:2)', 'mf-legal', '1.2.0-a1b2'],
    ['at x (https://site.example/releases/mf-legal/1.2.0~3/assets/terms.js:1:2)', 'mf-legal', '1.2.0'],
    ['at x (/releases/mf-a/1.0.0/a.js)\n at y (/releases/shell/2.0.0/main.js)', 'mf-a', '1.0.0'],
  ])('finds the release in: %s', (stack, remote, version) =>
    expect(releaseFromStack(stack)).toEqual({ remote, version }),
  )
  it('returns nothing for a stack that names no release', () =>
    expect(releaseFromStack('at x (chrome-extension://a/b.js:1:1)')).toEqual({}))
})

describe('reportUncaught', () => {
  it('reports errors of handlers and promises, and ignores events without an error', () => {
    const report = vi.fn()
    reportUncaught(window, report)
    const error = Object.assign(new Error('no'), { stack: 'Error: no\n at f (/releases/mf-a/1.0.0/a.js:1:1)' })
    window.dispatchEvent(Object.assign(new Event('error'), { error }))
    window.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
    expect(report.mock.calls).toEqual([
      [error, { where: 'handler', remote: 'mf-a', version: '1.0.0' }],
      [error, { where: 'promise', remote: 'mf-a', version: '1.0.0' }],
    ])
  })
})
