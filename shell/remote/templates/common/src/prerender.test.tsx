// @vitest-environment node
import { prerenderPage } from '@stageside/kit/testing'
import { expect, test } from 'vitest'
import { remote } from './remote.ts'
import { routes } from './routes.ts'

test.each(routes)('$path renders without a browser, the same each time, with one heading', async ({ path, title }) => {
  const html = await prerenderPage(remote, path)
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1)
  expect(html).toContain(`>${title}</h1>`)
  expect(await prerenderPage(remote, path)).toBe(html)
})
