import { expect, test, ticketOf } from './support/test.ts'

test('a token opens the console, stays in its tab and is forgotten on signing out', async ({
  page,
  registry,
  complaints,
}) => {
  complaints.allow(/401 \(Unauthorized\)/)
  await page.goto(`${registry.address}/console/remotes/mf-planner`)
  const field = page.getByLabel('Registry token')
  const submit = page.getByRole('button', { name: 'Open the console' })
  await submit.click()
  await expect(page.getByText('Enter a token of the registry.')).toBeVisible()
  await field.fill('sst_000000000000_0000000000000000000000000000000000000000000')
  await submit.click()
  await expect(page.getByText('This token is not known here')).toBeVisible()
  await field.fill(registry.tokens.everything)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'mf-planner' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'mf-planner' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(field).toBeVisible()
  await page.reload()
  await expect(field).toBeVisible()
})

test('a token that is revoked meanwhile ends the session and says why, though nothing else changes', async ({
  page,
  open,
  registry,
  complaints,
}) => {
  complaints.allow(/401 \(Unauthorized\)/)
  await open('/', registry.tokens.planner)
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible()
  await registry.release('token', 'revoke', registry.tokens.planner.split('_')[1] ?? '')
  await expect(page.getByText('was revoked')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Registry token')).toBeVisible()
})

test('what a token may not do is not offered', async ({ page, open, registry }) => {
  await test.step('everything', async () => {
    await open('/remotes/mf-planner')
    const ticket = ticketOf(page, '1.2.0')
    for (const action of ['Promote', 'Canary', 'Preview', 'Revoke'])
      await expect(ticket.getByRole('button', { name: action })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Audit log' })).toBeVisible()
  })
  await test.step('the team of the remote, which may not revoke', async () => {
    await open('/remotes/mf-planner', registry.tokens.planner)
    await expect(ticketOf(page, '1.2.0').getByRole('button', { name: 'Promote' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  })
  await test.step('a team that has no right on it', async () => {
    await open('/remotes/mf-planner', registry.tokens.looking)
    await expect(ticketOf(page, '1.2.0').getByText('can view mf-planner but not change it')).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    await open('/audit', registry.tokens.looking)
    await expect(page.getByText('This token cannot read it')).toBeVisible()
  })
})
