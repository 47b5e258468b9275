import { expect, test } from '../../support/journey.ts'

test('from the landing page to hotels near an event, to a plan, to the partners and the terms, and back', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sports Events/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Events')

  await page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.getByRole('main').getByRole('searchbox'))
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
    .fill('Australian Open')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('main')
      .getByText(/\d+\s*min/)
      .first(),
  ).toBeVisible()

  await page.goto('/ai-trip-planner')
  await page.getByRole('textbox').first().fill('Melbourne')
  await page.getByRole('main').getByRole('button', { name: /plan/i }).first().click()
  await expect(page.getByText(/day 3/i).first()).toBeVisible({ timeout: 20_000 })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner Program' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner Program')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await page.goBack()
  await expect(page).toHaveURL(/\/partner-program$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner Program')
})

test('one React serves the shell and every remote', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(window, {
      reactRenderers: renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
    })
  })
  await page.goto('/')
  for (const [name, path] of [
    ['Partner Program', '/partner-program'],
    ['Terms of Service', '/terms'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  const { renderers, addresses } = await page.evaluate(() => {
    const scope = globalThis as unknown as { reactRenderers: unknown[] }
    // Each page that is come to adds a map of its hashes to the document's own.
    const maps = [...document.querySelectorAll('script[type="importmap"]')]
    const addresses = maps.flatMap(({ textContent }) => {
      const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(textContent)
      return Object.entries(imports)
    })
    return { renderers: scope.reactRenderers.length, addresses }
  })
  expect(renderers).toBe(1)
  expect(addresses.map(([name]) => name)).toContain('react')
  expect([...new Set(addresses.map(([, address]) => address))]).toEqual([
    expect.stringMatching(/^\/releases\/shell\/.*\/main-[\w-]+\.js$/),
  ])
})

test('an unknown path answers 404 and shows the home page', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a path change scrolls to the top and gives focus to the heading', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => window.scrollTo(0, 4000))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/^FAQ/)
})

test('a path with a hash goes to the section, and so does the keyboard', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('main').getByRole('link', { name: 'Ask for a refund' }).click()
  await expect(page).toHaveURL(/\/refunds#how-to-request$/)
  await expect(page.getByRole('heading', { name: /How to request a refund/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: /How to request a refund/ })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})
