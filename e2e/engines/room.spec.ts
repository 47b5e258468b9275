import { eventually } from './support/eventually.ts'
import { test } from './support/test.ts'

/** Browsers took a while to count a WebSocket of the same host as the site itself (CSP 3, `connect-src 'self'`). */
test('a page may open the WebSocket of a shared plan under its security policy', async ({ tab }) => {
  await tab.open('/ai-trip-planner')
  await tab.evaluate(() => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/functions/v1/room`)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'join', secret: 'A'.repeat(22) })))
    socket.addEventListener('message', ({ data }) => (document.documentElement.dataset['room'] = String(data)))
  })
  await eventually(() => tab.evaluate(() => document.documentElement.dataset['room'] ?? '')).toContain(
    'no longer exists',
  )
})
