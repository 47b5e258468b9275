import { vi } from 'vitest'

/** A phone: no media query for more room matches. Undone by `vi.unstubAllGlobals()`. */
export const stubNarrowScreen = (): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
