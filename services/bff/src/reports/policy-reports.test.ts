import { expect, it } from 'vitest'
import { policyReports } from './policy-reports.ts'

const PAGE = 'https://stageside.example/sports?q=private'
const FILE = 'https://stageside.example/releases/mf-events/1.0.0/entry.js'

it('reads a list of the Reporting API, for the integrity and the content security policy', () =>
  expect(
    policyReports.parse([
      { type: 'integrity-violation', age: 3, body: { documentURL: PAGE, blockedURL: FILE, destination: 'script' } },
      {
        type: 'csp-violation',
        body: { documentURL: PAGE, blockedURL: 'inline', effectiveDirective: 'script-src-elem' },
      },
    ]),
  ).toEqual([
    { directive: 'integrity-policy', own: true, blocked: '/releases/mf-events/1.0.0/entry.js', path: '/sports' },
    { directive: 'script-src-elem', own: false, blocked: 'inline', path: '/sports' },
  ]))

it('reads the single report of WebKit and the older format of Firefox', () => {
  expect(
    policyReports.parse({
      type: 'csp-violation',
      body: { documentURL: PAGE, blockedURL: FILE, effectiveDirective: 'script-src' },
    }),
  ).toMatchObject([{ directive: 'script-src', own: true }])
  expect(
    policyReports.parse({
      'csp-report': {
        'document-uri': PAGE,
        'blocked-uri': 'https://elsewhere.example/a?secret',
        'violated-directive': 'img-src',
      },
    }),
  ).toEqual([{ directive: 'img-src', own: false, blocked: 'https://elsewhere.example', path: '/sports' }])
})

it('counts an unknown directive as other', () =>
  expect(policyReports.parse([{ body: { effectiveDirective: 'made-up', documentURL: PAGE } }])).toMatchObject([
    { directive: 'other', own: false },
  ]))

it('rejects anything else', () => {
  for (const sent of [null, 'text', [], 3, { a: 1 }, [{ body: 3 }]].filter(
    (each) => !Array.isArray(each) || each.length > 0,
  ))
    expect(policyReports.safeParse(sent).success).toBe(false)
})
