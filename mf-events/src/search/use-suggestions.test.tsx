import type { GeocodeResult } from '@site/contracts/geocode'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { InShell } from '../testing/in-shell.tsx'
import { useSuggestions } from './use-suggestions.ts'

afterEach(cleanup)

const place = (name: string): GeocodeResult => ({ kind: 'venue', id: name, name, lat: 1, lon: 2, precision: 9 })
const asked = z.object({ query: z.string() })
const suggestionsFor = (found: (query: string) => GeocodeResult) => {
  const queries: string[] = []
  const hook = renderHook(({ value }) => useSuggestions(value), {
    initialProps: { value: 'rod' },
    wrapper: ({ children }) => (
      <InShell
        invoke={(_name, body) => {
          const { query } = asked.parse(body)
          queries.push(query)
          return Promise.resolve({ status: 'choose', place: null, candidates: [], notes: [], results: [found(query)] })
        }}
      >
        {children}
      </InShell>
    ),
  })
  return { ...hook, queries }
}

it('keeps its list, the same object, while another text finds the same places', async () => {
  const { result, rerender, queries } = suggestionsFor(() => place('Rod Laver Arena'))
  await waitFor(() => expect(result.current.groups).toHaveLength(1))
  const { groups } = result.current
  rerender({ value: 'rod laver' })
  await waitFor(() => expect(queries).toContain('rod laver'))
  await waitFor(() => expect(result.current.status).toMatch(/^1 /))
  expect(result.current.groups).toBe(groups)
})

it('takes other places as they come', async () => {
  const { result, rerender } = suggestionsFor(place)
  await waitFor(() => expect(result.current.groups[0]?.items[0]?.name).toBe('rod'))
  rerender({ value: 'accor' })
  await waitFor(() => expect(result.current.groups[0]?.items[0]?.name).toBe('accor'))
})
