import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { isNode } from './ast.ts'
import { linksIn } from './publish-links.ts'

const links = (code: string): string[] => {
  const program: unknown = parseAst(code)
  return isNode(program) ? linksIn(program) : []
}

describe('links found in a build', () => {
  it.each([
    ['of a link element', 'jsx(Link, { to: "/terms", children: "Terms" })', ['/terms']],
    ['of an anchor', 'jsx("a", { href: "/faq#travel-times" })', ['/faq']],
    ['with a query', 'jsx(Link, { to: "/location?lat=1" })', ['/location']],
    ['of the home page', 'jsx(Link, { to: "/" })', ['/']],
    ['in a list of data', 'const nav = [{ to: "/sports", label: "Sports" }, { to: "/music" }]', ['/music', '/sports']],
    ['as minifiers write them', 'e(L,{to:`/partner-program`})', ['/partner-program']],
    ['whose query is known at run time', 'jsx(Link, { to: `/location?${query}` })', ['/location']],
    ['in Markdown', 'const answer = "Please [ask us](/contact) or [read](/refunds#how)."', ['/contact', '/refunds']],
  ])('finds %s', (_, code, found) => expect(links(code)).toEqual(found))

  it.each([
    ['another site', 'jsx("a", { href: "https://example.org/terms" })'],
    ['another host by its slashes', 'jsx("a", { href: "//example.org" })'],
    ['mail', 'jsx("a", { href: "mailto:a@b.example" })'],
    ['a path that goes on at run time', 'jsx(Link, { to: `/events/${id}` })'],
    ['a place on the page', 'jsx("a", { href: "#main" })'],
    ['a file', 'jsx("a", { href: "/assets/Plan.pdf" })'],
    ['a path that is no link', 'fetch("/functions/v1/venues"); const route = { path: "/terms" }'],
  ])('ignores %s', (_, code) => expect(links(code)).toEqual([]))
})
