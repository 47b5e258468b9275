import { afterEach, expect, it, vi } from 'vitest'
import { PAGE_STATE_ID } from '../../../services/contracts/src/page-elements.ts'
import { anonKeyOf, compositionOf } from './running-site.ts'

const site = 'http://localhost:1'
const answering = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('takes the key from a page of the site', async () => {
  const state = JSON.stringify({ backend: { publicUrl: '', anonKey: 'k1' }, notFound: '</script>' }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  answering(`<body><script type="application/json" id="${PAGE_STATE_ID}">${state}</script></body>`)
  expect(await anonKeyOf(site)).toBe('k1')
})
it('takes the key that was given first', async () => {
  vi.stubEnv('BACKEND_ANON_KEY', 'given')
  expect(await anonKeyOf(site)).toBe('given')
})
it.each([
  ['nothing answers', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')))],
  ['the site is starting', () => answering('The site is starting.', 503)],
])('says how to start a site when %s', async (_, stub) => {
  stub()
  await expect(compositionOf(site)).rejects.toThrow(`No site answers at ${site}: npm start starts one`)
  await expect(anonKeyOf(site)).rejects.toThrow('npm start')
})
it('says of another kind of site that it is none of these', async () => {
  answering('<h1>It works!</h1>')
  await expect(anonKeyOf(site)).rejects.toThrow('is no site of this kind')
})
