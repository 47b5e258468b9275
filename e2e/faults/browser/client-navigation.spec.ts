import type { Page } from 'playwright/test'
import { faults, lift, type Fault } from './faults.ts'
import { liveTargets, type Target } from './remotes.ts'
import {
  expectFrameWorks,
  expectShown,
  expectStillTyped,
  fallbackOf,
  follow,
  openElsewhere,
  typeIntoWaitlist,
} from './visit.ts'
import { expect, test, type Outcome, type Watch } from './watch.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const expectReported = async (watched: Watch, fault: Fault, { remote }: Target, composition: string) => {
  await expect
    .poll(async () => (await watched.reports()).some(({ message }) => fault.says.test(message)), { message: 'report' })
    .toBe(true)
  const told = (await watched.reports()).find(({ message }) => fault.says.test(message))
  expect(told?.composition).toBe(composition)
  if (fault.region === 'page') expect(told?.context).toMatchObject({ remote: remote.name, version: remote.version })
  // What could not be learnt is who owns the path: the shell's version stands for it, and the path is told.
  else expect(told?.context).toMatchObject({ remote: 'shell', part: 'composition' })
}

/** *Try again* beneath an open dialog: the click is the page's own, since nobody reaches behind the dialog. */
const tryAgain = (page: Page) =>
  fallbackOf(page)
    .getByRole('button', { name: 'Try again', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click())

const breakRegion = async (page: Page, fault: Fault, target: Target, outcome: Outcome): Promise<void> => {
  const since = performance.now()
  await follow(page, target)
  await fallbackOf(page).waitFor({ timeout: fault.within + 10_000 })
  outcome.contained = performance.now() - since
  await expect(fallbackOf(page)).toHaveAttribute(
    'data-remote',
    fault.region === 'page' ? target.remote.name : 'composition',
  )
  await expectFrameWorks(page)
  await page.goBack()
  await expect(fallbackOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(fallbackOf(page)).toBeVisible({ timeout: fault.within })

  const name = await typeIntoWaitlist(page)
  await lift(page)
  const lifted = performance.now()
  await tryAgain(page)
  await expect(fallbackOf(page)).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  outcome.recovered = performance.now() - lifted
  await expectStillTyped(page, name)
  await page.keyboard.press('Escape')
  await expectShown(page, target)
}

/** A handler that throws breaks nothing that stands: the page stays, and its next click may work. */
const breakHandler = async (page: Page, target: Target, outcome: Outcome): Promise<void> => {
  await follow(page, target)
  const counter = page.getByTestId('fault-counter')
  const since = performance.now()
  await counter.click()
  await expectShown(page, target)
  outcome.contained = performance.now() - since
  await expect(counter).toHaveText('Counted 0')
  await expectFrameWorks(page)
  const name = await typeIntoWaitlist(page)
  await expectStillTyped(page, name)
  await page.keyboard.press('Escape')
  await lift(page)
  const lifted = performance.now()
  await counter.click()
  await expect(counter).toHaveText('Counted 1')
  outcome.recovered = performance.now() - lifted
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
}

for (const target of await liveTargets())
  test.describe(target.remote.name, () => {
    for (const fault of faults)
      test(fault.name, async ({ page, watched, outcome }) => {
        const values: Outcome = {
          set: 'going there from another remote',
          fault: fault.name,
          remote: target.remote.name,
        }
        outcome(values)
        await fault.strike(page, target)
        const composition = await openElsewhere(page, target)
        await (fault.replaces ? breakRegion(page, fault, target, values) : breakHandler(page, target, values))
        await expectReported(watched, fault, target, composition)
        expect(watched.refused()).toEqual([])
        expect(values.contained).toBeLessThan(fault.within)
      })
  })
