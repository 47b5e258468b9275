import { readFile } from 'node:fs/promises'
import { axeViolations } from '../support/axe.ts'
import { doubleText, sidewaysScroll } from '../support/layout.ts'
import { confirmationOf, expect, test, ticketOf } from './support/test.ts'

test('a version is promoted and rolled back, each after a sentence that says what visitors get', async ({
  page,
  open,
}) => {
  await open('/remotes/mf-planner')
  const dialog = confirmationOf(page)
  await test.step('promote', async () => {
    await ticketOf(page, '1.2.0').getByRole('button', { name: 'Promote' }).click()
    await expect(dialog).toContainText('Everybody gets 1.2.0 now; 1.1.0 stays published and can be rolled back to.')
    expect.soft(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Promote' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Everybody has it now')).toBeVisible()
    await expect(ticketOf(page, '1.2.0')).toContainText('For everybody')
    await expect(ticketOf(page, '1.1.0')).toContainText('rolls back to this')
  })
  await test.step('roll back', async () => {
    await page.getByRole('button', { name: 'Roll back' }).click()
    await expect(dialog).toContainText('Everybody gets 1.1.0 again; 1.2.0 stays published and can be promoted again.')
    await dialog.getByRole('button', { name: 'Roll back' }).click()
    await expect(dialog).toBeHidden()
    await expect(ticketOf(page, '1.1.0')).toContainText('For everybody')
  })
  await test.step('both stand in the audit log, which can be filtered and exported', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused()
    const rows = page.getByRole('row')
    await expect(rows.nth(1)).toContainText('rollback mf-planner')
    await expect(rows.nth(2)).toContainText('promote mf-planner 1.2.0')
    await page.screenshot({ path: 'e2e/.reports/console/audit-entries.png', fullPage: true })
    await page.getByLabel('Remote').selectOption('mf-legal')
    await page.getByRole('button', { name: 'Show these' }).click()
    await expect(page.getByText('No entry fits')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows.nth(2)).toContainText('promote mf-planner 1.2.0')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.ndjson$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).action)).toEqual(['promote', 'rollback'])
  })
})

test('a share is chosen, and a refusal says that nothing has changed and why', async ({ page, open, complaints }) => {
  complaints.allow(/422 \(Unprocessable/)
  await open('/remotes/mf-planner')
  const dialog = confirmationOf(page)
  await ticketOf(page, '1.0.0').getByRole('button', { name: 'Canary' }).click()
  const share = dialog.getByLabel('Share of visitors, in percent')
  await share.fill('20')
  await expect(dialog).toContainText('20% of visitors get 1.0.0 now; 70% keep 1.1.0.')
  await share.fill('95')
  await dialog.getByRole('button', { name: 'Canary' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing has changed.')
  await expect(dialog.getByRole('alert')).toContainText('other canaries of mf-planner have 10 %')
  await share.fill('20')
  await dialog.getByRole('button', { name: 'Canary' }).click()
  await expect(dialog).toBeHidden()
  await expect(ticketOf(page, '1.0.0')).toContainText('20%')
})

test('a preview gives an address, and a revoked version is gone', async ({ page, open }) => {
  await open('/remotes/mf-planner')
  const dialog = confirmationOf(page)
  await test.step('preview', async () => {
    await ticketOf(page, '1.2.0').getByRole('button', { name: 'Preview' }).click()
    await expect(dialog).toContainText('A new address shows 1.2.0 for 14 days to whoever has the address.')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('link', { name: /\/plan\?/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
  })
  await test.step('revoke', async () => {
    await ticketOf(page, '1.2.0').getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog).toContainText('Its visitors get 1.1.0 again.')
    await expect(dialog).toContainText('It cannot be rolled back to or published again.')
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(ticketOf(page, '1.2.0')).toHaveCount(0)
    await expect(ticketOf(page, '1.1.0')).toContainText('For everybody')
  })
})

test('a dialog works by keyboard on a phone with doubled text', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/remotes/mf-planner')
  await doubleText(page)
  const button = ticketOf(page, '1.2.0').getByRole('button', { name: 'Promote' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = confirmationOf(page)
  await expect(dialog).toBeVisible()
  expect.soft(await sidewaysScroll(page)).toBe(0)
  expect.soft(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.screenshot({ path: 'e2e/.reports/console/dialog-360-doubled.png' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})
