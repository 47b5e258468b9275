import type { Composition } from '@site/contracts/composition'
import type { MapTiles } from '@site/contracts/map-tiles'
import { searchOf, type Overrides } from './overrides.ts'

/**
 * What the server wrote into the page: the composition this visitor gets, reduced to the remote of the page shown. The whole
 * one is at `/composition.json`, fetched when it is first needed.
 */
export interface PageState {
  readonly composition: Composition
  /** The unknown path that was requested, when the server answered 404 with the home page. */
  readonly notFound: string | null
  readonly backend: { readonly publicUrl: string; readonly anonKey: string }
  /** Map tiles, if the operator configured any. */
  readonly tiles?: MapTiles
  readonly canonicalHost: string
  readonly extraHosts: readonly string[]
  /** Versions the address asked for, a replayed composition included. */
  readonly overrides: Overrides
  /** Remotes asked for in a version that is not published. */
  readonly unknownOverrides: readonly string[]
}

/** Written into this document by the server, whose types hold the shape: only its presence is checked. */
const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'composition' in value && 'backend' in value

/** Throws when the page has no state: then there is nothing to compose. */
export const readPageState = (): PageState => {
  const value: unknown = JSON.parse(document.getElementById('page-state')?.textContent ?? 'null')
  if (!isPageState(value)) throw new Error('the page has no #page-state: reload it')
  return value
}

/**
 * Fetches the current composition, with this tab's overrides; the same visitor gets the same versions. The schema is loaded in
 * parallel, as no page needs it before a navigation.
 */
export const fetchComposition = async (overrides: Overrides): Promise<Composition> => {
  const answer = fetch(`/composition.json${searchOf(overrides)}`, {
    signal: AbortSignal.timeout(6000),
    credentials: 'same-origin',
  })
  const [response, { composition }] = await Promise.all([answer, import('@site/contracts/composition')])
  if (!response.ok) throw new Error(`composition: ${response.status}`)
  return composition.parse(await response.json())
}
