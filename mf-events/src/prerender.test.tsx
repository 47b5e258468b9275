// @vitest-environment node
import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { prerender } from './testing/in-shell.tsx'

it.each(routes)('$path renders without a browser, with one heading and no inline style', async ({ path, title }) => {
  const html = await prerender(path)
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toEqual([
    expect.stringMatching(new RegExp(`>${title.replace('&', '&amp;')}</h1>$`)),
  ])
  // The content security policy refuses style attributes in markup.
  expect(html).not.toMatch(/ style="/)
  // Pages are prerendered without a query string, and the first render in the browser must not differ.
  expect(await prerender(`${path}?event=e1&walk=10&map=1`)).toBe(html)
})
