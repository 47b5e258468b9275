import { expect, test } from '../../support/journey.ts'
import { servedReleases, tryEveryScript } from '../../support/one-byte.ts'

const SITE = process.env['E2E_BASE_URL'] ?? 'http://localhost:8080'

/** A sample: `npm run faults` tries every release. */
test('no script of the shell runs with one byte changed', async ({ browser }) => {
  const shell = (await servedReleases(SITE)).find(({ name }) => name === 'shell')
  if (shell === undefined) throw new Error('the site serves no shell')
  const tried = await tryEveryScript(browser, SITE, shell)
  expect(tried.length).toBeGreaterThan(3)
  for (const each of tried) expect(each).toMatchObject({ untouched: true, changed: 'refused', named: true })
})
