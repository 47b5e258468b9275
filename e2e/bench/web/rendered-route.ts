import type { Route } from '@site/contracts/composition'

/** One public route of the baseline as its build rendered it. */
export interface RenderedRoute {
  readonly remote: string
  readonly route: Route
  readonly page: { readonly html: string; readonly styles: string }
}
