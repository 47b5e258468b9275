import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hostWith, renderInSite } from '../testing/render.tsx'
import { useDayTiles } from './use-day-tiles.ts'

const invoke = vi.fn<Backend['invoke']>()
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const archive = `/tiles/${'a'.repeat(32)}.pmtiles`
const reach = { source: 'street', areas: [], streets: [], credits: ['© A', '© B'] }

const Tiles = ({ canDraw = true }: { canDraw?: boolean }) => {
  const { tiles, isPending, onMissing } = useDayTiles({ lat: 51.5, lon: -0.12 }, canDraw)
  return (
    <button type="button" onClick={() => onMissing(new Error('no tile'))}>
      {isPending ? 'pending' : (tiles?.url ?? 'none')} {tiles?.attribution}
    </button>
  )
}
const shown = () => screen.getByRole('button').textContent?.trim()

test('a city’s own tiles are asked for around the day, with their credits; those that do not come are given up', async () => {
  invoke.mockResolvedValue({ ...reach, tiles: archive })
  const report = vi.fn()
  renderInSite(<Tiles />, { ...hostWith({ invoke }), report })
  expect(shown()).toBe('pending')
  await waitFor(() => expect(shown()).toBe(`${archive} © A; © B`))
  expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual(['reach', { lat: 51.5, lon: -0.12, drawsTiles: true }])
  fireEvent.click(screen.getByRole('button'))
  expect(shown()).toBe('none')
  expect(report).toHaveBeenCalledTimes(1)
})

test.each([
  ['a city without tiles', () => invoke.mockResolvedValue(reach)],
  ['an answer that cannot be read', () => invoke.mockResolvedValue({ tiles: 'https://elsewhere.example' })],
  ['no answer', () => invoke.mockRejectedValue(new Error('away'))],
])('%s: there are none', async (_what, given) => {
  given()
  renderInSite(<Tiles />, hostWith({ invoke }))
  await waitFor(() => expect(shown()).toBe('none'))
})

test('the tiles of an operator win, and nothing is asked for', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© O' }
  renderInSite(<Tiles />, { ...hostWith({ invoke }), tiles })
  expect(shown()).toBe(`${tiles.url} © O`)
  expect(invoke).not.toHaveBeenCalled()
})

test('where the browser draws no maps nothing is asked for', () => {
  renderInSite(<Tiles canDraw={false} />, hostWith({ invoke }))
  expect(shown()).toBe('none')
  expect(invoke).not.toHaveBeenCalled()
})
