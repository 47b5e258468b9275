import type { ReleaseGraph } from '@site/contracts/release-graph'
import type { Router } from 'express'
import { readLatest } from '../../registry/registry-store.ts'
import type { Store } from '../../store/store.ts'
import type { callHandler } from '../call.ts'
import { graphOf } from './graph.ts'

/** `GET /graph`, computed once for each change: the gate is asked for every version. */
export const graphRoute = (router: Router, handle: ReturnType<typeof callHandler>, store: Store): void => {
  let known: { readonly number: number; readonly graph: ReleaseGraph } | undefined
  router.get(
    '/graph',
    handle({ action: 'graph', verb: null, recorded: false }, async () => {
      const { number, registry } = await readLatest(store)
      if (known?.number !== number) known = { number, graph: graphOf(registry) }
      return { status: 200, body: known.graph }
    }),
  )
}
