import type { RouteDefinition } from '@site/contracts/composition'
import { CONTRACT_VERSION } from '@site/contracts/contract-version'
import type { ComponentType } from 'react'

/** What a page module exports: one component, rendered inside the shell's `<main>`. */
export interface PageModule {
  readonly Page: ComponentType
  /** Loads what the page's first render shows besides, by the query of the address (`?q=…`, or empty); the shell waits for it. */
  readonly load?: (search: string) => Promise<unknown>
}
export type PageLoader = () => Promise<PageModule>

/** What a part module exports: a component for a slot or a dialog. It gets what the owner of the slot passes on, unread (`definePart`). */
export interface PartModule {
  readonly Part: ComponentType<{ readonly props: unknown }>
}
export type PartLoader = () => Promise<PartModule>

/** The one thing a remote exposes. `contract` is checked by the shell before any page is loaded. */
export interface Remote<Name extends string = string> {
  readonly contract: string
  readonly routes: readonly RouteDefinition[]
  readonly pages: Readonly<Record<Name, PageLoader>>
  /** What its contributions name as `component`; a remote that is older than contributions has none. */
  readonly parts?: Readonly<Record<string, PartLoader>>
}

type PageNames<Routes extends readonly RouteDefinition[]> = Routes[number]['page']

/**
 * Declares a remote: its routes as data, a lazy loader for every page the routes name, and one for every part its contributions name.
 * A route whose page has no loader does not type-check.
 */
export const defineRemote = <const Routes extends readonly RouteDefinition[]>(definition: {
  routes: Routes
  pages: Record<PageNames<Routes>, PageLoader>
  parts?: Record<string, PartLoader>
}): Remote<PageNames<Routes>> => ({ contract: CONTRACT_VERSION, ...definition })
