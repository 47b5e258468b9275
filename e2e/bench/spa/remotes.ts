import type { ComposedRemote } from '@site/contracts/composition'
import type { Remote } from '@stageside/kit'
import { remote as events } from '../../../mf-events/src/remote.ts'
import { remote as legal } from '../../../mf-legal/src/remote.ts'
import { remote as partners } from '../../../mf-partners/src/remote.ts'
import { remote as planner } from '../../../mf-planner/src/remote.ts'

/** Every remote as an ordinary module: pages stay lazy, nothing is federated. */
export const containers: Readonly<Record<string, Remote>> = {
  'mf-events': events,
  'mf-legal': legal,
  'mf-partners': partners,
  'mf-planner': planner,
}

/** The same remotes in the shape the shell routes by. */
export const composedRemotes: readonly ComposedRemote[] = Object.entries(containers).map(
  ([name, { contract, routes }]) => ({
    name,
    version: 'spa',
    contract,
    entry: name,
    boot: [],
    routes: routes.map((route) => ({ prerender: true, ...route })),
  }),
)
