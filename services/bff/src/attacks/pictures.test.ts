import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())

const statusOf = async (path: string): Promise<string> =>
  /^HTTP\/1\.1 (\d{3})/.exec(
    await front.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 3000),
  )?.[1] ?? ''

it.each([
  '/og/nothing.png',
  '/og/../secrets.json',
  '/og/../../etc/passwd.png',
  '/og/%2e%2e/%2e%2e/registry.json.png',
  '/og//etc/passwd.png',
  '/og/terms/../../registry.png',
  '/og/Your%20bank%20account%20is%20closed.png',
  '/og/event/.png',
  '/og/event/a/b.png',
  '/og/event/%E0%A4.png',
  '/og/event/%00.png',
  `/og/event/${'x'.repeat(121)}.png`,
  '/og/releases/mf-a/1.0.0/entry.js.png',
  '/og/terms.png.png',
  '/og/terms',
  '/og/terms.svg',
])('%s is no picture', async (path) => expect(await statusOf(path)).toMatch(/^40[04]$/))

it('never reads the store for a picture', () => expect(front.read.filter((key) => key.includes('..'))).toEqual([]))

it('draws nothing of the query', async () => {
  const plain = await (await fetch(`${front.address}/og/terms.png`)).arrayBuffer()
  const forged = await fetch(`${front.address}/og/terms.png?title=You+won&q=You+won&place=You+won`)
  expect(Buffer.from(await forged.arrayBuffer()).equals(Buffer.from(plain))).toBe(true)
})
