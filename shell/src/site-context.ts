import type { Overrides } from '@site/contracts/overrides'
import type { PageState } from '@site/contracts/page-state'
import type { PreloadedQueries } from '@site/contracts/preloaded-queries'
import { createContext, useContext } from 'react'
import type { RemoteModuleCache } from './composition/remote-module-cache.ts'
import type { CompositionStore } from './composition/store.ts'
import type { ReleaseName } from './host/charge.ts'
import type { Report } from './host/report.ts'

/** What the parts of the shell share; created once in `main.tsx`, and by the prerender for each page. */
export interface Site {
  readonly state: PageState
  /** What the page that is being rendered on the server was preloaded with; in the browser the document holds it. */
  readonly preloaded?: PreloadedQueries
  /** Where same-origin calls go, without a trailing slash. */
  readonly origin: string
  /** Versions chosen for this tab. */
  readonly overrides: Overrides
  readonly compositions: CompositionStore
  readonly pages: RemoteModuleCache
  readonly report: Report
  /** Tells that the visitor came to a release within this document. */
  readonly enter: (release: ReleaseName) => void
  /** Measures of remotes that happened in this document, as `<remote> <name>`; sent with the vitals, of visitors who agreed. */
  readonly measures: Set<string>
}

export const SiteContext = createContext<Site | null>(null)

export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('No site: this belongs inside <App>')
  return site
}
