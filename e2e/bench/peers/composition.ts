import type { ComposedRemote, Composition } from '@site/contracts/composition'
import { PAGE_STATE_ID } from '@site/contracts/page-elements'
import { routes as events } from '../../../mf-events/src/routes.ts'
import { routes as legal } from '../../../mf-legal/src/routes.ts'
import { frame } from '../spa/frame.ts'

const remotes: readonly ComposedRemote[] = Object.entries({ 'mf-events': events, 'mf-legal': legal }).map(
  ([name, routes]) => ({
    name,
    version: 'peer',
    contract: '1.0.0',
    entry: name,
    boot: [],
    routes: routes.map((route) => ({ prerender: true, ...route })),
  }),
)

const composition: Composition = { id: 'peer', shell: 'peer', remotes: [...remotes], frame }

/** What a page of the site says of its backend: where it is, and the key that anybody has. */
const backendOf = async (site: string): Promise<unknown> => {
  const html = await (await fetch(site)).text()
  const state = new RegExp(`id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html)?.[1]
  if (state === undefined) throw new Error(`${site} has no state in its page`)
  return JSON.parse(state).backend
}

/** What every alternative is told as data: the site's own nav and footer, the routes of the two teams, the backend of the site. */
export const knownOf = async (site: string) => ({ composition, backend: await backendOf(site) })
