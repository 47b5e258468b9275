// @vitest-environment node
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { prerender } from './testing/in-shell.tsx'

test.each(routes.map(({ path, title }) => [path, title] as const))(
  '%s renders without a browser, the same each time, with one heading',
  async (path, title) => {
    const html = await prerender(path)
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1)
    expect(html).toContain(`>${title.replace('&', '&amp;')}</h1>`)
    expect(await prerender(path)).toBe(html)
  },
)

test('prerenders the questions, as text and as structured data', async () => {
  const html = await prerender('/faq')
  expect(html.match(/<details/g)).toHaveLength(18)
  const [, data = ''] = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage' })
})

test('prerenders the complete contact form', async () => {
  const html = await prerender('/contact')
  for (const name of ['name', 'email', 'subject', 'message']) expect(html).toContain(`name="${name}"`)
})
