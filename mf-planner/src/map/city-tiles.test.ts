import { BackendError, type Backend } from '@stageside/kit'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostWith } from '../testing/render.tsx'
import { cityTilesQuery } from './city-tiles.ts'
import { boxOf } from './keep-map.ts'

const archive = `/tiles/${'a'.repeat(32)}.pmtiles`
const invoke = vi.fn<Backend['invoke']>()
const { backend } = hostWith({ invoke })
const ask = (lat: number, lon: number) => new QueryClient().fetchQuery(cityTilesQuery(backend, { lat, lon }))

beforeEach(() => {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('without the server the map of a city is the one it had before; a city never seen has none', async () => {
  invoke.mockResolvedValueOnce({ source: 'street', areas: [], streets: [], credits: ['© A'], tiles: archive })
  const before = await ask(51.5, -0.12)
  expect(before).toEqual({ kind: 'archive', url: archive, attribution: '© A' })
  invoke.mockRejectedValue(new BackendError('fetch', 'No way'))
  await vi.waitFor(async () => expect(await ask(51.52, -0.1)).toEqual(before))
  await expect(ask(-37.8, 144.9)).rejects.toThrow('No way')
})

test('the box of a day holds its stops with room around them, one stop alone too', () => {
  const box = boxOf([
    { lat: 51.5, lon: -0.2 },
    { lat: 51.6, lon: 0 },
  ])
  expect(box.south).toBeCloseTo(51.48)
  expect(box.east).toBeCloseTo(0.04)
  const alone = boxOf([{ lat: 51.5, lon: -0.12 }])
  expect(alone.north - alone.south).toBeCloseTo(0.008)
})
