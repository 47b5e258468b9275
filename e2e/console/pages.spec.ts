import { sampleRamp } from '@site/contracts/testing/ramp-samples'
import { axeViolations } from '../support/axe.ts'
import { cutOff, doubleText, sidewaysScroll, textBeyond } from '../support/layout.ts'
import { widths } from '../support/widths.ts'
import { manyRamps, withGraph, withRamps } from './support/stubs.ts'
import { expect, test } from './support/test.ts'

const running = sampleRamp(new Date())

const pages = [
  { name: 'live', path: '/', heading: 'Live', shows: 'mf-planner' },
  { name: 'versions', path: '/remotes/mf-planner', heading: 'mf-planner', shows: 'Changed' },
  { name: 'ramps', path: '/ramps', heading: 'Ramps', shows: 'Ended' },
  { name: 'ramp', path: `/ramps/mf-planner/${running.version}`, heading: 'mf-planner 1.2.0', shows: 'Decisions' },
  { name: 'graph', path: '/graph?remote=mf-events', heading: 'Graph', shows: 'Who needs it' },
  { name: 'audit', path: '/audit', heading: 'Audit log', shows: 'Show these' },
] as const

for (const { name: width, ...viewport } of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport })

    test('the page that asks for a token fits, in both contrasts', async ({ page, shared }) => {
      await page.goto(`${shared.address}/console/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Release console' })).toBeVisible()
      expect.soft(await axeViolations(page)).toEqual([])
      expect.soft(await sidewaysScroll(page)).toBe(0)
      await page.screenshot({ path: `e2e/.reports/console/sign-in-${width}.png`, fullPage: true })
    })

    for (const { name, path, heading, shows } of pages)
      test(`${name} fits, in both contrasts and with doubled text`, async ({ page, openShared }) => {
        await withRamps(page, manyRamps())
        await withGraph(page)
        await openShared(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.locator('main').getByText(shows).first()).toBeVisible()
        expect.soft(await axeViolations(page), 'axe').toEqual([])
        expect.soft(await sidewaysScroll(page), 'px wider than the window').toBe(0)
        await page.screenshot({ path: `e2e/.reports/console/${name}-${width}.png`, fullPage: true })
        await page.getByRole('button', { name: 'High contrast' }).click()
        expect.soft(await axeViolations(page), 'axe in high contrast').toEqual([])
        await doubleText(page)
        expect.soft(await sidewaysScroll(page), 'px wider, doubled text').toBe(0)
        expect.soft(await textBeyond(page), 'beyond the window, doubled text').toEqual([])
        expect.soft(await cutOff(page), 'cut off, doubled text').toEqual([])
        await page.screenshot({ path: `e2e/.reports/console/${name}-${width}-doubled.png`, fullPage: true })
      })
  })
