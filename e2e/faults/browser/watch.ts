import { test as base, type Page } from 'playwright/test'
import * as z from 'zod/mini'

const report = z.object({
  composition: z.string(),
  message: z.string(),
  path: z.string(),
  context: z.record(z.string(), z.string()),
})
export type Report = z.infer<typeof report>

export interface Watch {
  /** What the page reported to the server so far. */
  readonly reports: () => Promise<readonly Report[]>
  /** What the browser refused because of the content security policy. */
  readonly refused: () => readonly string[]
}

const watch = async (page: Page): Promise<Watch> => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  // The debugger does not show a beacon's body: the page keeps a copy of what it sends.
  await page.addInitScript(() => {
    const sent: Promise<string>[] = []
    const send = navigator.sendBeacon.bind(navigator)
    Object.assign(window, { sentReports: sent })
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) sent.push(data.text())
      return send(url, data)
    }
  })
  return {
    refused: () => refused,
    reports: async () => {
      const texts: unknown = await page.evaluate(() =>
        Promise.all('sentReports' in window && Array.isArray(window.sentReports) ? window.sentReports : []),
      )
      return z
        .array(z.string())
        .parse(texts)
        .map((text) => report.parse(JSON.parse(text)))
    },
  }
}

/** What the table shows of one test, in ms. */
export interface Outcome {
  /** Which table it belongs to. */
  readonly set: string
  readonly fault: string
  readonly remote: string
  contained?: number
  recovered?: number
}

/** A page that is watched, and a place to write the outcome down for the table. */
export const test = base.extend<{ watched: Watch; outcome: (values: Outcome) => void }>({
  watched: async ({ page }, provide) => provide(await watch(page)),
  outcome: async ({ page: _page }, provide, info) => {
    let kept: Outcome | undefined
    await provide((values) => {
      kept = values
    })
    if (kept !== undefined) info.annotations.push({ type: 'fault', description: JSON.stringify(kept) })
  },
})
export { expect } from 'playwright/test'
