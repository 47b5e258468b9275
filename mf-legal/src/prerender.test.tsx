// @vitest-environment node
import { HostContext, RouteContext, type Host } from '@site/kit'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { remote } from './remote.ts'
import { routes } from './routes.ts'

const refuse = () => {
  throw new Error('a page may not act while it is rendered')
}
const host: Host = {
  openWaitlist: refuse,
  openPartnerContact: refuse,
  toast: refuse,
  report: refuse,
  backend: { invoke: refuse, directFetch: refuse, joinWaitlist: refuse, diagnose: refuse },
}

const rendered = async (path: string): Promise<string> => {
  const route = routes.find((one) => one.path === path)
  if (route === undefined) throw new Error(path)
  const { Page } = await remote.pages[route.page]()
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <HostContext value={host}>
        <RouteContext value={{ prerender: true, ...route }}>{createElement(Page)}</RouteContext>
      </HostContext>
    </MemoryRouter>,
  )
}

test.each(routes.map(({ path, title }) => [path, title] as const))(
  '%s renders without a browser, the same each time, with one heading',
  async (path, title) => {
    const html = await rendered(path)
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1)
    expect(html).toContain(`>${title.replace('&', '&amp;')}</h1>`)
    expect(await rendered(path)).toBe(html)
  },
)

test('prerenders the questions, as text and as structured data', async () => {
  const html = await rendered('/faq')
  expect(html.match(/<details/g)).toHaveLength(18)
  const [, data = ''] = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage' })
})

test('prerenders the complete contact form', async () => {
  const html = await rendered('/contact')
  for (const name of ['name', 'email', 'subject', 'message']) expect(html).toContain(`name="${name}"`)
})
