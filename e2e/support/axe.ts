import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

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

/** Violations axe finds on the page as it is, of any severity, as lines to read. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  // By the debugger and not by a script element: the page's content security policy stays as it is.
  await page.evaluate(source)
  const violations = await page.evaluate(async () => (await window.axe?.run(document, {}))?.violations ?? [])
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  )
}
