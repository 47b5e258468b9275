import { composition, type ComposedRemote } from '@site/contracts/composition'
import type { Page, Route as Request } from 'playwright/test'
import { withoutHashes } from './faults.ts'
import { expectFrameWorks } from './visit.ts'
import { expect, test } from './watch.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const RESULTS = '/location?venue=mel-v-rod-laver'
const SLOT = '[data-slot="mf-events/below-results"]'
/** How soon the note must stand in the place of the part, in ms. */
const SOON = 3000
/** Seven seconds for each of two versions (`load-page.ts`), and what the page needs around them. */
const AFTER_A_HANG = 16_000

/** The file of the part, in every version that the shell may fall back to, at its own address and at those of further tries. */
const isPart = ({ pathname }: URL): boolean => /^\/releases\/mf-planner\/[^/]+\/assets\/planner-card-/.test(pathname)

/** The remote that fills the slot. */
const filler = async (page: Page): Promise<ComposedRemote> => {
  const { remotes } = composition.parse(await (await page.request.get('/composition.json')).json())
  const remote = remotes.find(({ name }) => name === 'mf-planner')
  if (remote === undefined) throw new Error('nobody fills the slot below the results')
  return remote
}

const serve = (body: string) => (request: Request) =>
  request.fulfill({ contentType: 'text/javascript; charset=utf-8', body })

interface SlotFault {
  readonly name: string
  readonly within: number
  readonly says: RegExp
  readonly answer: (request: Request) => unknown
  /** False where the file is what it is: trying it again gives the same. */
  readonly recovers?: false
}
const faults: readonly SlotFault[] = [
  { name: 'is missing', within: SOON, says: /did not load/, answer: (request) => request.fulfill({ status: 404 }) },
  { name: 'hangs', within: AFTER_A_HANG, says: /no answer within/, answer: () => undefined },
  { name: 'is corrupt', within: SOON, says: /mf-planner/, answer: serve('export const Part = \u0000<<<') },
  {
    name: 'throws when it runs',
    within: SOON,
    says: /fault: module/,
    answer: serve("throw new Error('fault: module')"),
  },
  {
    name: 'throws in render',
    within: SOON,
    says: /fault: render/,
    answer: serve("export const Part = () => { throw new Error('fault: render') }"),
  },
  {
    name: 'never finishes rendering',
    within: AFTER_A_HANG,
    says: /was not rendered after 7 s/,
    answer: serve('const never = new Promise(() => {}); export const Part = () => { throw never }'),
  },
  {
    name: 'is no part',
    within: SOON,
    says: /is not a part/,
    answer: serve('export const Page = () => null'),
    recovers: false,
  },
]

for (const { name, within, says, answer, recovers = true } of faults)
  test(`a slot whose part ${name} costs only itself, and is charged to who fills it`, async ({ page, watched }) => {
    const remote = await filler(page)
    await withoutHashes(page)
    await page.route(isPart, answer)
    await page.goto(RESULTS)
    const slot = page.locator(SLOT)
    await expect(slot).toBeAttached()
    const reserved = (await slot.boundingBox())?.height
    await slot.scrollIntoViewIfNeeded()
    const failed = slot.getByTestId('part-fallback')
    await expect(failed).toBeVisible({ timeout: within })
    await expect(failed).toHaveAttribute('data-remote', remote.name)
    expect((await slot.boundingBox())?.height, 'nothing below it moved').toBe(reserved)
    await expect.poll(async () => (await watched.reports()).some(({ message }) => says.test(message))).toBe(true)
    const told = (await watched.reports()).find(({ message }) => says.test(message))
    expect(told?.context).toMatchObject({ remote: remote.name, version: remote.version })

    // The page around it goes on.
    await expect(page.getByTestId('remote-fallback')).toHaveCount(0)
    await page.getByRole('button', { name: /^Show \d+ more hotels$/ }).click()
    await expect.poll(() => page.locator('li[id^="hotel-"]').count()).toBeGreaterThan(20)
    await expectFrameWorks(page)

    if (!recovers) return
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await slot.scrollIntoViewIfNeeded()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(slot.getByRole('link', { name: /^Plan / })).toBeVisible({ timeout: AFTER_A_HANG })
  })
