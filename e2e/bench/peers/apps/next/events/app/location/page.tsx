import { hotelsResponse, type HotelsResponse } from '@site/contracts/hotels'
import { walkingSpeeds } from '@site/contracts/walking-speed'
import { readOrigin, requestOf } from '../../../../../../../../mf-events/src/search/origin.ts'
import { Location } from '../../location.tsx'

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string>>>
}

/** Answers are kept for a minute, as the site's own front server keeps those of pages. */
const KEPT_S = 60

const ask = async (params: URLSearchParams): Promise<HotelsResponse | null> => {
  const origin = readOrigin(params)
  if (origin === null) return null
  const response = await fetch(`${process.env['PEER_BACKEND']}/functions/v1/hotels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...requestOf(origin), speed: walkingSpeeds.brisk, sort: 'walk', limit: 20 }),
    cache: 'force-cache',
    next: { revalidate: KEPT_S },
  })
  return response.ok ? hotelsResponse.parse(await response.json()) : null
}

export default async function LocationPage({ searchParams }: PageProps) {
  return <Location answer={await ask(new URLSearchParams(await searchParams))} />
}
