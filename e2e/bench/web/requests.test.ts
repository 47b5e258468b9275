import { describe, expect, it } from 'vitest'
import { bytesByKind, depthOf, kindOf } from './requests.ts'

const asked = (url: string, askedBy: string | null) => ({ url, askedBy })

describe('depth of a waterfall', () => {
  it('counts the document, and what it names itself as one more', () => {
    expect(depthOf([asked('/', null)])).toBe(1)
    expect(depthOf([asked('/', null), asked('/a.js', '/'), asked('/b.js', '/')])).toBe(2)
  })
  it('follows who asked for what', () =>
    expect(depthOf([asked('/', null), asked('/a.js', '/'), asked('/b.js', '/a.js'), asked('/c.js', '/b.js')])).toBe(4))
  it('takes an inline script for the document, and does not follow circles for ever', () => {
    expect(depthOf([asked('/', null), asked('/a.js', 'inline')])).toBe(2)
    expect(depthOf([asked('/', null), asked('/a.js', '/b.js'), asked('/b.js', '/a.js')])).toBeLessThan(5)
  })
})

it('adds up received bytes by kind', () => {
  const request = { id: '1', url: '/', askedBy: null, at: 0 }
  expect(
    bytesByKind([
      { ...request, kind: kindOf('Script', 'https://site.example/a.js'), bytes: 10 },
      { ...request, kind: kindOf('Script', 'https://site.example/a.js'), bytes: 5 },
      { ...request, kind: kindOf('Fetch', 'https://site.example/functions/v1/events'), bytes: 2 },
    ]),
  ).toEqual({ document: 0, script: 15, style: 0, font: 0, image: 0, other: 2 })
})
