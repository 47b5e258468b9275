import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsResponse } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { hotelsQuery } from '../calls/queries.ts'
import { useStillHere } from '../calls/use-still-here.ts'
import { wasAsked } from '../search/asked.ts'
import { originOf, withOrigin, writeOrigin, type Origin } from '../search/origin.ts'
import { addRecent } from '../search/recent.ts'
import { useCategory } from '../search/use-category.ts'
import { STAY_KEYS } from '../stay/stay.ts'
import { useAsk } from './use-ask.ts'

/** How a place was read out of a text. An address that names the place brings none of it. */
export interface Reading {
  readonly notes: readonly string[]
  readonly candidates: readonly GeocodeResult[]
}
const asAnswered: Reading = { notes: [], candidates: [] }

/** Filled when a text has been read; never asked for. */
const readingQuery = (origin: Origin) =>
  queryOptions({ queryKey: ['reading', JSON.stringify(origin)], queryFn: () => asAnswered, enabled: false })

interface Answer {
  readonly query: UseQueryResult<HotelsResponse>
  readonly reading: Reading
}

/**
 * Hotels of an origin, their first page. Once words have been read as a place, the address names that place instead, so that a
 * shared link opens the same one whatever we learn of its words later. What the visitor asked for is kept among the recent searches.
 */
export const useAnswer = (origin: Origin): Answer => {
  const [params] = useSearchParams()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const backend = useBackend()
  const ask = useAsk()
  const stillHere = useStillHere()
  const query = useQuery(hotelsQuery(backend, origin, ask, useCategory()))
  const { data: reading } = useQuery(readingQuery(origin))
  const { data: answer, isPlaceholderData } = query

  useEffect(() => {
    if (answer === undefined || isPlaceholderData || !stillHere()) return
    const asked = wasAsked(state)
    const { place, notes, candidates } = answer
    const named = origin.by === 'query' && place !== null ? originOf(place) : origin
    if (named === origin && !asked) return
    if (named !== origin) {
      client.setQueryData(hotelsQuery(backend, named, ask).queryKey, answer)
      client.setQueryData(readingQuery(named).queryKey, { notes, candidates })
    }
    if (asked && place !== null) {
      const name = named.by === 'point' && named.label !== null ? named.label : place.name
      addRecent({ name, search: writeOrigin(named).toString() })
    }
    const kept = new URLSearchParams(params)
    // Words that turn out to be an event's came with the dates of the search before: it fills in its own nights.
    if (asked && origin.by === 'query' && named.by === 'event') for (const key of STAY_KEYS) kept.delete(key)
    // A reload is no new search: it neither moves the focus nor is kept as one. The hash is the row that Back leads to.
    void navigate(
      { search: withOrigin(kept, named).toString(), hash },
      { replace: true, preventScrollReset: true, state: asked ? null : state },
    )
  }, [answer, isPlaceholderData, origin, hash, state, params, navigate, client, backend, ask, stillHere])

  return { query, reading: reading ?? answer ?? asAnswered }
}
