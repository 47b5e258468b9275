import ICAL from 'ical.js'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { planFor, stopsOf, titlesOf } from './planner.ts'

const addressOf = (page: Parameters<typeof planFor>[0]) =>
  page.getByLabel('Address of this calendar', { exact: true }).inputValue()

test('a calendar is subscribed to at an address that holds the plan; a changed plan has another', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await planFor(page, 'Melbourne', '2')
  const button = page.getByRole('button', { name: 'Calendar', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const address = await addressOf(page)
  expect(address.length).toBeLessThanOrEqual(2048)
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  )
  await page.getByRole('button', { name: 'Copy: Address of this calendar' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await axeViolations(page)).toEqual([])

  await test.step('what comes is the plan, by a reader of its own', async () => {
    // As a calendar program asks: no cookie, no page.
    const answer = await request.get(address, { headers: { cookie: '' } })
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    })
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    const stops = events.filter((event) => !event.startDate.isDate).map(({ summary }) => summary)
    expect(stops).toEqual([...(await titlesOf(page, 1)), ...(await titlesOf(page, 2))])
  })

  await test.step('a stop less, and the address is another one', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Details of day 1' }).click()
    const titles = await titlesOf(page, 1)
    await stopsOf(page, 1).getByRole('button', { name: 'Change' }).first().click()
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => titlesOf(page, 1)).not.toEqual(titles)
    await button.click()
    await expect.poll(() => addressOf(page)).not.toBe(address)
  })

  await test.step('a damaged address is refused in a sentence', async () => {
    const answer = await request.get(address.slice(0, -25))
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('part of it is missing')
  })
})
