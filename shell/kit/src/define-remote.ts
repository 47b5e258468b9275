import type { RouteDefinition } from '@site/contracts/composition'
import { CONTRACT_VERSION } from '@site/contracts/contract-version'
import type { ComponentType } from 'react'

/** What a page module exports: one component, rendered inside the shell's `<main>`. */
export interface PageModule {
  readonly Page: ComponentType
}
export type PageLoader = () => Promise<PageModule>

/** The one thing a remote exposes. `contract` is checked by the shell before any page is loaded. */
export interface Remote<Name extends string = string> {
  readonly contract: string
  readonly routes: readonly RouteDefinition[]
  readonly pages: Readonly<Record<Name, PageLoader>>
}

type PageNames<Routes extends readonly RouteDefinition[]> = Routes[number]['page']

/**
 * Declares a remote: its routes as data and a lazy loader for every page the routes name.
 * A route whose page has no loader does not type-check.
 */
export const defineRemote = <const Routes extends readonly RouteDefinition[]>(definition: {
  routes: Routes
  pages: Record<PageNames<Routes>, PageLoader>
}): Remote<PageNames<Routes>> => ({ contract: CONTRACT_VERSION, ...definition })
