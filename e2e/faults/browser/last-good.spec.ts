import { startOwnSite, type OwnSite } from '../../support/own-site.ts'
import { faults, lift } from './faults.ts'
import { liveTargets, type Target } from './remotes.ts'
import { secondBuild } from './second-build.ts'
import { expectShown, fallbackOf, follow, openElsewhere } from './visit.ts'
import { expect, test } from './watch.ts'

const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
const REMOTES = await liveTargets()
/** Whatever breaks the newer version: it does not arrive, or it arrives and throws. */
const BREAKING = [
  'entry 404',
  'entry hangs',
  'entry corrupt',
  'chunk 404',
  'throws at module scope',
  'throws in render',
]

let site: OwnSite
let targets: readonly Target[] = []

test.use({ viewport: { width: 1280, height: 900 } })
test.describe.configure({ mode: 'default' })
test.skip(dataDir === undefined || backend === undefined, 'needs the release store of a site it may copy')

test.beforeAll(async () => {
  if (dataDir === undefined || backend === undefined) return
  test.setTimeout(240_000)
  site = await startOwnSite(dataDir, backend)
  for (const { remote } of REMOTES) {
    await secondBuild(site.checkout, remote.name)
    await site.release('publish', remote.name, '--no-build')
    await site.release('promote', remote.name)
  }
  // The server follows its registry: a page and a composition asked for in between would be of two minds.
  await expect(async () => {
    targets = await liveTargets(site.address)
    for (const { remote } of targets) expect(remote.lastGood, remote.name).toBeDefined()
  }).toPass({ timeout: 30_000 })
})
test.afterAll(() => site?.stop())

for (const name of REMOTES.map(({ remote }) => remote.name))
  for (const breaking of BREAKING)
    test(`${name}: last good version, ${breaking}`, async ({ page, watched }) => {
      const target = targets.find(({ remote }) => remote.name === name)
      const fault = faults.find((each) => each.name === breaking)
      if (target === undefined || fault === undefined) throw new Error(`no ${name} or no fault '${breaking}'`)
      expect(target.remote.lastGood?.version).not.toBe(target.remote.version)
      // Only the newer version is broken: the fault stands on its own addresses.
      await fault.strike(page, target)
      const composition = await openElsewhere(page, target, site.address)
      await follow(page, target)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading, { timeout: fault.within })
      await expectShown(page, target)
      await expect(fallbackOf(page)).toHaveCount(0)
      const told = (await watched.reports()).filter(({ message }) => fault.says.test(message))
      expect(told[0]).toMatchObject({
        composition,
        context: { remote: name, version: target.remote.version },
      })
      const served = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(served.some((url) => url.includes(`/${name}/${target.remote.lastGood?.version ?? '-'}/`))).toBe(true)
      await lift(page)
    })
