import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE, startFront, type Front } from '../testing/front.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())

const page = async (path: string) => {
  const response = await fetch(`${front.address}${path}`)
  return { status: response.status, html: await response.text() }
}
/** Start tags of scripts in a page: one more than in an ordinary page would be one that somebody wrote into it. */
const scripts = (html: string): number => html.match(/<script\b/gi)?.length ?? 0

describe('the id in a path', () => {
  const ids = [
    HOSTILE,
    '"><img src=x onerror=alert(1)>',
    "'onload='alert(1)",
    'a\u2028alert(1)',
    '${alert(1)}',
    '../../functions/v1/waitlist',
    '__proto__',
    'constructor',
    ':id',
  ]
  it.each(ids)('%s stays text everywhere in the page', async (id) => {
    const ordinary = await page('/event/e-1')
    const { status, html } = await page(`/event/${encodeURIComponent(id)}`)
    expect(status).toBe(200)
    expect(scripts(html)).toBe(scripts(ordinary.html))
    expect(html).not.toContain('<img')
    expect(html).toMatch(/<link rel="canonical" href="https:[^"'<>\s]+">/)
  })
  it.each(ids)('%s reaches the backend as one value of one call', async (id) => {
    const before = front.asked.length
    await page(`/event/${encodeURIComponent(id)}?fresh=${Math.random()}`)
    for (const { url, body } of front.asked.slice(before))
      expect([url, JSON.parse(body)]).toEqual(['/functions/v1/event', { id }])
  })
  it.each(['%00', 'a%0d%0aSet-Cookie:x', '%E0%A4', '%', 'a%2', 'x'.repeat(121), '%20', 'a//b'])(
    '%s is no page and no call',
    async (part) => {
      const before = front.asked.length
      const { status } = await page(`/event/${part}`)
      expect([status, front.asked.length - before]).toEqual([404, 0])
    },
  )
})

describe('the answer about a thing', () => {
  it('cannot write markup into the head, the structured data or the preloaded answers', async () => {
    const { html } = await page('/event/e-2')
    const plain = await page('/terms')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('</title></script>')
    // One more than an ordinary page: the element of the answers.
    expect(scripts(html)).toBe(scripts(plain.html) + 1)
    const json = /id="preloaded-queries">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      answers: { 'event {"id":"e-2"}': { head: { title: HOSTILE, description: HOSTILE } } },
    })
  })
})
