import { describe, expect, test } from 'vitest'
import { routes } from './routes.ts'
import { prerender } from './testing/render.ts'

const levels = (document: Document): readonly number[] =>
  [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName.slice(1)))

describe.each(routes)('$path rendered on the server', ({ path, title, ...route }) => {
  const breadcrumb = 'breadcrumb' in route ? route.breadcrumb : title
  test('has one h1 with the text of the breadcrumb, and a link home', async () => {
    const document = await prerender(path)
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([breadcrumb])
    expect(document.querySelector('nav[aria-label="Breadcrumb"] [aria-current="page"]')?.textContent).toBe(breadcrumb)
    expect([...document.querySelectorAll('a[href="/"]')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Home', 'Back to Homepage']),
    )
  })

  test('skips no heading level', async () => {
    levels(await prerender(path)).reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1)
      return level
    }, 0)
  })

  test('has unique ids, and no label that refers to a missing id', async () => {
    const document = await prerender(path)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const labels = [...document.querySelectorAll('[aria-labelledby]')].map((node) =>
      node.getAttribute('aria-labelledby'),
    )
    expect(labels.filter((id) => id === null || !ids.includes(id))).toEqual([])
  })

  test('has a target for every internal link with an anchor', async () => {
    const document = await prerender(path)
    const targets = [...document.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes('#'))
    const lost = await Promise.all(
      targets.map(async (target) => {
        const [to = '', id = ''] = target.split('#')
        const known = routes.find((route) => route.path === (to || path))
        return known === undefined || (await prerender(known.path)).getElementById(id) === null ? [target] : []
      }),
    )
    expect(lost.flat()).toEqual([])
  })
})

test('shares no paragraph between the two versions of About Us', async () => {
  const sentences = async (path: '/about' | '/about-us') =>
    [...(await prerender(path)).querySelectorAll('p')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.length > 40)
  const longer = await sentences('/about-us')
  expect((await sentences('/about')).filter((text) => longer.includes(text))).toEqual([])
})
