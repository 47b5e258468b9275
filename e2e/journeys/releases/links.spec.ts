import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registry } from '@site/contracts/registry'
import { reservedOver } from '@site/contracts/routes'
import { expect, test } from '../../support/journey.ts'

const dataDir = process.env['E2E_DATA_DIR']

test('every path that a live release links to is served by a live remote', async () => {
  test.skip(dataDir === undefined, 'needs the release store of the site')
  const { microFrontends } = registry.parse(
    JSON.parse(await readFile(join(dataDir ?? '', 'releases', 'registry.json'), 'utf8')),
  )
  const live = Object.values(microFrontends)
    .flatMap((versions) => versions.filter(({ deployment }) => deployment.default || deployment.traffic > 0))
    .map((version) => version.extras.modulefederation)
  const served = new Set(live.flatMap(({ routes }) => routes.map(({ path }) => path)))
  const links = live.flatMap(({ name, links: paths }) => paths.map((path) => `${name} → ${path}`))
  expect(links.length).toBeGreaterThan(20)
  expect(
    links.filter((line) => {
      const path = line.split(' → ')[1] ?? ''
      return !served.has(path) && reservedOver(path) === undefined
    }),
  ).toEqual([])
})
