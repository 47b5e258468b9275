import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseContrast, contrastFrom, nextContrast, readContrast } from './contrast-switch.tsx'

describe('contrast', () => {
  it.each([
    ['more', false, 'more'],
    ['standard', true, 'standard'],
    [null, true, 'more'],
    [null, false, 'standard'],
    ['loud', false, 'standard'],
  ] as const)('stored %j, system prefers more: %j gives %s', (stored, system, contrast) =>
    expect(contrastFrom(stored, system)).toBe(contrast),
  )
  it('toggles between standard and more contrast', () =>
    expect(nextContrast(nextContrast('standard'))).toBe('standard'))
})

describe('a browser that blocks storage', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    delete document.documentElement.dataset['contrast']
  })

  it('switches this page only', () => {
    expect(readContrast()).toBe('standard')
    chooseContrast('more')
    expect(document.documentElement.dataset['contrast']).toBe('more')
    expect(readContrast()).toBe('more')
  })
})
