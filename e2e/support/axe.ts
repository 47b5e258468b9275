import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }
  }
}

/** Violations axe finds on the page as it is, of any severity, as lines to read. `without` names rules that do not apply; with `only`, no others than those it names are tried. */
export const axeViolations = async (
  page: Page | Frame,
  { without = [], only }: { readonly without?: readonly string[]; readonly only?: readonly string[] } = {},
): Promise<string[]> => {
  // By the debugger and not by a script element: the page's content security policy stays as it is.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  // A colour on its way is neither the one before nor the one that stands: on a busy machine even the shortest way takes a while.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const violations = await page.evaluate(
    async (options) => {
      const { violations } = (await window.axe?.run(document, options)) ?? { violations: [] }
      return violations
    },
    { rules, resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: [...only] }) },
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  )
}
