import { rampList, rampView } from '@site/contracts/ramp-view'
import { auditAnswer, identity, statusAnswer, versionsAnswer } from '@site/contracts/registry-service'
import { releaseGraph } from '@site/contracts/release-graph'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, CallError } from './call.ts'

/** Everything but the visitor's own rights changes with the registry: the stream of changes asks for it again. */
export const LIVE = 'live'

export const identityQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', token],
    queryFn: ({ signal }) => call(identity, { token, path: '/whoami', signal }),
    staleTime: Infinity,
  })

export const statusQuery = (token: string) =>
  queryOptions({
    queryKey: [LIVE, 'status'],
    queryFn: ({ signal }) => call(statusAnswer, { token, path: '/status', signal }),
  })

export const versionsQuery = (token: string, name: string) =>
  queryOptions({
    queryKey: [LIVE, 'versions', name],
    queryFn: ({ signal }) =>
      call(versionsAnswer, { token, path: `/remotes/${encodeURIComponent(name)}/versions`, signal }),
  })

export const rampsQuery = (token: string) =>
  queryOptions({
    queryKey: [LIVE, 'ramps'],
    queryFn: ({ signal }) => call(rampList, { token, path: '/ramps', signal }),
  })

export const rampQuery = (token: string, name: string, version: string) =>
  queryOptions({
    queryKey: [LIVE, 'ramps', name, version],
    queryFn: ({ signal }) =>
      call(rampView, { token, path: `/ramps/${encodeURIComponent(name)}/${encodeURIComponent(version)}`, signal }),
  })

export const graphQuery = (token: string) =>
  queryOptions({
    queryKey: [LIVE, 'graph'],
    queryFn: ({ signal }) => call(releaseGraph, { token, path: '/graph', signal }),
  })

export const auditQuery = (token: string, filter: URLSearchParams) =>
  infiniteQueryOptions({
    queryKey: [LIVE, 'audit', filter.toString()],
    queryFn: ({ signal, pageParam }) => {
      const asked = new URLSearchParams(filter)
      asked.set('order', 'newest')
      asked.set('limit', '50')
      if (pageParam !== null) asked.set('after', pageParam)
      return call(auditAnswer, { token, path: `/audit?${asked}`, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** A refusal stays one; what got no answer, or one of a server in trouble, is asked once more. */
export const retryOnce = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof CallError) || error.status === 0 || error.status >= 500)
