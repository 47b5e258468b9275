import { planCalendarPath } from '@site/contracts/plan-calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())

/** A shared plan of two days in Melbourne, as the planner's page writes it. */
const CODE =
  '62FhYmARELh2hImJbf2Zs8xTTr7kZVBRERKREhExURFS0xERETPhuscoISamJCdhdodRxExGRUVJQkhISA5IyPEYCElISAjJbWT8yRIj8YzpGNsGpoXMm1mvc39lPiD2UvaX1HnuI-zz2KZwzmUVSelnXst2i_06-wv2Xeyt3A1cf7huS3YzMmEABgzAiCnCyMgDIhgZmcGSjJhKGHZwLBHawfFPiIuBiYWFjYGBjYGFiY2BiYONhwEowsTEwsbEwsDGwsHEhSij4OGFFlIIFUiKHUOxlnNAAEpHcAEFR6BZeYmgOIRmJy6nTGBhU1QKTDfAOC7i8s4H5g9gCgYWxSWJwKwQUgQ0lssTWNEG5IMqXlAtB3SIlYKfe5gC3Eou5wxgLgMRYFZiCbAKRXIoKHuB6iFIBg7LBLUfgJrccsBZxKUImFyccoBpHZqVuEBme-aBqnloHuPyBiajYgWX_FxgbgYZB8y8JZnApgJXcEZRJtBfoBSZmpuaC7QBGGZcbpklVUX5lcAsC06a4DzlDKz_i9WBVAnIY1zB-aUlGUmJednARgawFssD2eubnwvMNSAPAq0EJ2AuYHGdzQVpWHGBk3FZZmo5pEJIhtUR8LoCVRi1PoHIacO0IMsBAA'
const get = (path: string, init: RequestInit = {}) => fetch(`${front.address}${path}`, { redirect: 'error', ...init })

describe('the calendar of a plan', () => {
  it('is a calendar file that nothing on the way keeps', async () => {
    const response = await get(planCalendarPath(CODE))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename=2-days-in-melbourne.ics',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.has('set-cookie')).toBe(false)
    const text = await response.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(5)
  })

  it('needs no backend, and its address is not logged', async () => {
    const before = front.asked.length
    await get(planCalendarPath(CODE))
    expect(front.asked).toHaveLength(before)
    expect(front.log.join('')).toContain('/plan.ics')
    expect(front.log.join('')).not.toContain(CODE.slice(0, 40))
  })

  it('says nothing of the host that was asked, so that no cache can be told another', async () => {
    const response = await get(planCalendarPath(CODE), { headers: { 'x-forwarded-host': 'evil.example' } })
    expect(await response.text()).not.toContain('evil.example')
  })

  it.each([
    ['no plan', '/plan.ics', 400, /no plan in this address/],
    ['an empty plan', '/plan.ics?plan=', 400, /no plan in this address/],
    ['a plan cut off', planCalendarPath(CODE.slice(0, -30)), 400, /part of it is missing/],
    ['what is no code', planCalendarPath('%3Cscript%3E%0D%0ASet-Cookie%3A%20x'), 400, /part of it is missing/],
    ['a code longer than any', planCalendarPath('A'.repeat(4000)), 414, /too long/],
    ['an address over 8 kB', `/plan.ics?x=${'y'.repeat(8200)}&plan=${CODE}`, 414, /too long/],
    [
      'a newer version',
      planCalendarPath(
        'i6pgYGK6doSJbf2Zs8xTTr7kZVDhuscotJFxHhsTEwMbIwsjC0Mfyw6OJUJMDEwMiJwMNxXNPIQKLgTTMRRraQAEoNCGCyg4As3KSwT5FJroIL6BlAPJXNVKwHoitVjJSqlCqRYA',
      ),
      422,
      /newer version/,
    ],
  ])('of %s is refused in a plain sentence', async (_, path, status, words) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(words)
  })

  it('sends no bytes for HEAD', async () => {
    const head = await get(planCalendarPath(CODE), { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  })
})

it('one address asks 300 times a minute at most', async () => {
  const small = await startFront()
  const path = planCalendarPath('x')
  const statuses = await Promise.all(
    Array.from({ length: 310 }, async () => (await fetch(`${small.address}${path}`)).status),
  )
  small.stop()
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
