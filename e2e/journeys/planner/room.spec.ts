import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

/** Joins a shared plan from within a page, under its security policy, with a secret or with that of a new room. */
const join = (page: Page, secret: string | null) =>
  page.evaluate(async (given) => {
    const made =
      given ??
      (
        await (
          await fetch('/functions/v1/room', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        ).json()
      ).edit
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/functions/v1/room`)
    socket.binaryType = 'arraybuffer'
    return new Promise<string[]>((resolve) => {
      const seen: string[] = []
      socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'join', secret: made })))
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        seen.push(typeof data === 'string' ? data : 'update')
        if (typeof data !== 'string') socket.close()
      })
      socket.addEventListener('close', () => resolve(seen))
    })
  }, secret)

test('a page can join a shared plan through the front server, under its security policy', async ({ page }) => {
  await page.goto('/ai-trip-planner')
  const seen = await join(page, null)
  expect(seen[0]).toContain('"kind":"joined","role":"edit"')
  expect(seen[1]).toBe('update')
})

test('a shared plan that is not there says so', async ({ page }) => {
  await page.goto('/ai-trip-planner')
  expect(await join(page, 'A'.repeat(22))).toEqual([expect.stringContaining('This shared plan no longer exists')])
})
