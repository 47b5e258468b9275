import { test as base, expect } from 'playwright/test'
import { inComposition } from './in-composition.ts'

/** What a page said on its console that it should not have. */
export interface Complaints {
  /** Everything collected so far. */
  readonly all: () => readonly string[]
  /** Complaints that a journey provokes on purpose. */
  readonly allow: (pattern: RegExp) => void
}

/** Every journey fails on a console error, an uncaught error or a violated content security policy that it did not announce. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, context }, use) => {
      const said: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
      await inComposition(context, (line) => said.push(line))
      const open = () => said.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      await use({ all: open, allow: (pattern) => void allowed.push(pattern) })
      expect(open(), 'console errors').toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from 'playwright/test'
