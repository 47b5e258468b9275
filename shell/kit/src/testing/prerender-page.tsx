import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { Remote } from '../define-remote.ts'
import { fakeHost, type FakeHostOptions } from './fake-host.ts'
import { InHost } from './in-host.tsx'
import { pageAt, pathOf } from './pages.tsx'

const refuse = (): never => {
  throw new Error('a page may not act while it is rendered: it is rendered once, when it is published')
}

/**
 * The HTML of the page at a path as a release publishes it: without a browser, query, answers or styles. With `rendered` answers it is what
 * the server renders for the whole address. Rejects when the page throws, or asks the host for anything while it renders. Two calls must
 * give the same: a page of `@vitest-environment node`.
 */
export const prerenderPage = async (
  remote: Remote,
  at: string,
  { rendered, renderedAt }: Pick<FakeHostOptions, 'rendered' | 'renderedAt'> = {},
): Promise<string> => {
  const { route, Page } = await pageAt(remote, at)
  const fake = fakeHost({
    openWaitlist: refuse,
    openPartnerContact: refuse,
    toast: refuse,
    report: refuse,
    backend: { invoke: refuse, directFetch: refuse, joinWaitlist: refuse, diagnose: refuse },
    ...(rendered === undefined ? {} : { rendered }),
    ...(renderedAt === undefined ? {} : { renderedAt }),
  })
  const failures: unknown[] = []
  const sheet = new ServerStyleSheet()
  try {
    const page = (
      <StaticRouter location={rendered === undefined ? pathOf(at) : at}>
        <InHost fake={fake} route={route}>
          <Page />
        </InHost>
      </StaticRouter>
    )
    const { prelude } = await prerender(sheet.collectStyles(page), {
      onError: (error) => void failures.push(error),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const html = await new Response(prelude).text()
    if (failures.length > 0) throw failures[0]
    return html
  } finally {
    sheet.seal()
  }
}
