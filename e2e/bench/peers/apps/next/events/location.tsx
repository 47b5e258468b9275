'use client'

import type { HotelsResponse } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hotelsQuery } from '../../../../../../mf-events/src/calls/queries.ts'
import { Page } from '../../../../../../mf-events/src/category/location-page.tsx'
import { AnswerPage } from '../../../../../../mf-events/src/results/answer-page.tsx'
import { useAsk } from '../../../../../../mf-events/src/results/use-ask.ts'
import { readOrigin } from '../../../../../../mf-events/src/search/origin.ts'
import { AtPath } from '../common/at-path.tsx'

interface LocationProps {
  /** What the server was told of the search in the address; null for an address without one. */
  readonly answer: HotelsResponse | null
}

const Shown = ({ answer }: LocationProps) => {
  const [params] = useSearchParams()
  const backend = useBackend()
  const queries = useQueryClient()
  const ask = useAsk()
  const origin = readOrigin(params)
  useState(() => {
    if (origin !== null && answer !== null) queries.setQueryData(hotelsQuery(backend, origin, ask).queryKey, answer)
  })
  if (origin === null) return <Page />
  return <AnswerPage origin={origin} placeholder="Rod Laver Arena, Melbourne" back="Start over" />
}

/** The page of a search. Next knows the address on the server, so the answer is part of the page. */
export const Location = (props: LocationProps) => (
  <AtPath path="/location">
    <Shown {...props} />
  </AtPath>
)
