import { runInNewContext } from 'node:vm'
import { pageState } from '@site/contracts/page-state'
import { describe, expect, it } from 'vitest'
import { startAfterPaint } from './in-page/start-after-paint.ts'
import { jsonForScript } from './page-head.ts'
import { renderDocument, type DocumentInput } from './render-document.ts'

const input: DocumentInput = {
  route: { path: '/terms', page: 'terms', title: 'Terms & <b>', description: 'He said "no"', prerender: true },
  files: {
    entry: '/releases/shell/1/main.js',
    modules: ['/a.js'],
    pageModules: ['/p.js'],
    styles: ['/a.css'],
    fonts: ['/f.woff2'],
    icon: null,
    imports: { react: '/releases/shell/1/main.js' },
    hashes: { '/a.js': 'sha256-j', '/a.css': 'sha256-c' },
  },
  css: 'b{}',
  state: {
    composition: { id: 'c1', shell: '1', remotes: [] },
    notFound: '</script><script>alert(1)</script>',
    backend: { publicUrl: 'https://b.example', anonKey: 'k' },
    canonicalHost: 'stageside.example',
    extraHosts: [],
    overrides: {},
    unknownOverrides: [],
  },
  prerendered: { html: '<h1>Terms</h1>', styles: '<style data-styled="true">a{}</style>' },
  preloaded: { at: 1, answers: { 'events {}': { events: [{ name: '</script><script>alert(2)</script>' }] } } },
}

describe('document', () => {
  const { html, scripts, styles } = renderDocument(input)
  it('escapes text and attributes', () => {
    expect(html).toContain('<title>Terms &amp; &lt;b&gt; · ')
    expect(html).toContain('content="He said &quot;no&quot;"')
  })
  it('cannot be broken out of through the inlined state', () => expect(html).not.toContain('<script>alert'))
  it('round-trips the state', () => {
    const json = html.match(/id="page-state">(.*?)<\/script>/)?.[1] ?? ''
    expect(pageState.parse(JSON.parse(json))).toEqual(input.state)
  })
  it('holds preloaded answers after its scripts, and no element without any', () => {
    const [before = '', json = ''] = html.split('<script type="application/json" id="preloaded-queries">')
    expect(JSON.parse(json.split('</script>')[0] ?? '')).toEqual(input.preloaded)
    expect(before).toContain('id="page-code"')
    expect(renderDocument({ ...input, preloaded: null }).html).not.toContain('preloaded-queries')
  })
  it('carries the prerendered page and its styles', () => {
    expect(html).toContain('<div id="root" data-dehydrated><h1>Terms</h1></div>')
    expect(html).toContain('<style data-styled')
  })
  it('blocks the first paint of a prerendered page until it is parsed', () => {
    const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? []
    expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf('<h1>Terms</h1>'))
    expect(renderDocument({ ...input, prerendered: null }).html).not.toContain('blocking')
  })
  it('lists every inline script and style', () => {
    const inHtml = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)
    expect(inHtml(/<script(?: type="importmap")?>(.*?)<\/script>/gs)).toEqual(scripts)
    expect(inHtml(/<style[^>]*>(.*?)<\/style>/gs)).toEqual(styles)
    expect(styles).toEqual(['b{}', 'a{}'])
    expect(scripts).toHaveLength(3)
  })
  it('loads code after the first paint of a prerendered page, and at once for any other', () => {
    expect(html).toContain('"scripts":["/a.js","/releases/shell/1/main.js"],"modules":["/p.js"]')
    expect(html).toContain(`${startAfterPaint}`)
    const bare = renderDocument({ ...input, prerendered: null }).html
    expect(bare).toContain('moduleLoader.start(scripts)}</script>')
    expect(bare).not.toContain(`${startAfterPaint}`)
  })
  it.each([
    ['a link of a plan', '#plan=abc', '', true],
    ['the link of a plan that several people edit', '#room=abc', '', true],
    ['a tab that showed a plan before its reload', '', 'p1', true],
    ['no plan', '', '', false],
    ['a fragment without one', '#plan=', '', false],
  ])('marks a page that opens plans before its first paint: %s', (_title, hash, current, isMarked) => {
    const { scripts } = renderDocument({ ...input, route: { ...input.route, opensPlans: true } })
    const marks: string[] = []
    runInNewContext(scripts[0]?.replace(/if\(this\.trustedTypes.*/s, '') ?? '', {
      location: { hash },
      sessionStorage: { 'planner.current': current },
      document: { documentElement: { setAttribute: (name: string) => marks.push(name), removeAttribute: () => {} } },
      setTimeout: () => 0,
    })
    expect(marks).toEqual(isMarked ? ['data-opens-plan'] : [])
  })

  it('has no module script tags, which a lost connection would break for the page', () =>
    expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/))
  it('contains the canonical address', () =>
    expect(html).toContain('<link rel="canonical" href="https://stageside.example/terms">'))
  it('contains the import map before any script, and hashes of style sheets', () => {
    const map =
      '<script type="importmap">{"imports":{"react":"/releases/shell/1/main.js"},"integrity":{"/a.js":"sha256-j"}}</script>'
    expect(html.indexOf(map)).toBeGreaterThan(0)
    expect(html.indexOf(map)).toBeLessThan(html.indexOf('moduleLoader='))
    expect(html).toContain('<link rel="stylesheet" href="/a.css" integrity="sha256-c">')
  })
  it('escapes JSON for a script element', () =>
    expect(jsonForScript({ a: '<!--' })).toBe(String.raw`{"a":"\u003c!--"}`))
})
