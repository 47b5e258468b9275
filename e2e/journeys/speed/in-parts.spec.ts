import { observePage } from '../../bench/web/observe.ts'
import { inParts } from '../../support/in-parts.ts'
import { expect, test } from '../../support/journey.ts'

for (const width of [412, 1280])
  test(`a page that comes in parts does not move, ${width} px wide`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.addInitScript(observePage)
    await inParts(baseURL ?? '', async (url) => {
      for (const path of ['/', '/sports', '/flights', '/ai-trip-planner']) {
        await page.goto(`${url}${path}`, { waitUntil: 'load' })
        await page.waitForFunction(() => window.benchTimes().usable !== null)
        const { fcp, shifts } = await page.evaluate(() => window.benchTimes())
        expect(fcp, path).toBeGreaterThan(0)
        expect(shifts, path).toEqual([])
      }
    })
  })
