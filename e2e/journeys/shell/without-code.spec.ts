import { expect, test } from '../../support/journey.ts'

/** Pages of three remotes, each with files of its own. */
const pages = [
  { path: '/terms', remote: 'mf-legal', text: 'Australian Consumer Law' },
  { path: '/partner-program', remote: 'mf-partners', text: 'Partner' },
  { path: '/sports', remote: 'mf-events', text: 'hotels' },
] as const

for (const { path, remote, text } of pages)
  test(`${path} can be read without its code, and still after Try again`, async ({ page, complaints }) => {
    complaints.allow(new RegExp(`Failed to load resource|${remote}`))
    await page.route(`**/releases/${remote}/**/*.js`, (request) => request.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(path, { waitUntil: 'load' })
    const main = page.getByRole('main')
    const notice = page.getByTestId('remote-fallback')
    await expect(notice).toContainText('You can read this page')
    const whole = (await main.innerText()).length
    expect(whole).toBeGreaterThan(300)
    await expect(main).toContainText(text)
    const composition = page.waitForResponse('**/composition.json*')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await composition
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(notice).toContainText('You can read this page')
    expect((await main.innerText()).length).toBeGreaterThanOrEqual(whole)
    await page.unrouteAll({ behavior: 'wait' })
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
    await expect(main).toContainText(text)
  })
