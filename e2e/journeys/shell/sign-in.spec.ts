import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../support/journey.ts'

const dataDir = process.env['E2E_DATA_DIR']

/** A session as the backend's auth service would send it back in the address. */
const sessionHash = (secret: string, expiresIn: number): string => {
  const now = Math.floor(Date.now() / 1000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: crypto.randomUUID(), role: 'authenticated', aud: 'authenticated', email: 'partner@example.com', iat: now, exp: now + expiresIn })}`
  const token = `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
  return `#access_token=${token}&expires_in=${expiresIn}&expires_at=${now + expiresIn}&refresh_token=r&token_type=bearer`
}

test('without a session the callback leads to the expired-session page', async ({ page }) => {
  await page.goto('/auth/callback')
  await expect(page).toHaveURL(/\/login\?expired=1$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your sign-in has expired')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Sign in ·/)
  await page.getByRole('link', { name: 'Go to the partner portal' }).click()
  await expect(page).toHaveTitle(/^Partner Portal ·/)
  await expect(heading).toBeFocused()
})

test('with a session in the address the callback leads to the partner portal and leaves no way back', async ({
  page,
}) => {
  test.skip(dataDir === undefined, 'needs the secret of the site under test (E2E_DATA_DIR)')
  const secrets: unknown = JSON.parse(readFileSync(join(dataDir ?? '', 'secrets.json'), 'utf8'))
  const secret =
    typeof secrets === 'object' && secrets !== null && 'jwtSecret' in secrets ? String(secrets.jwtSecret) : ''
  await page.goto('/terms')
  await page.goto(`/auth/callback${sessionHash(secret, 3600)}`)
  await expect(page).toHaveURL(/\/partner-portal$/)
  await expect(page).toHaveTitle(/^Partner Portal ·/)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
})
