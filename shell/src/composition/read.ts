import { composition, type Composition } from '@site/contracts/composition'
import * as z from 'zod/mini'
import { searchOf, type Overrides } from './overrides.ts'

/**
 * What the server wrote into the page: the composition this visitor gets, reduced to the remote of the page shown. The whole
 * one is at `/composition.json`, fetched when it is first needed.
 */
const pageState = z.object({
  composition,
  /** The path nobody owns that was asked for, when the server answered 404 with the home page. */
  notFound: z.nullable(z.string()),
  backend: z.object({ publicUrl: z.string(), anonKey: z.string() }),
  canonicalHost: z.string(),
  extraHosts: z.array(z.string()),
  /** Versions the address asked for, a replayed composition included. */
  overrides: z.record(z.string(), z.string()),
  /** Remotes asked for in a version that is not published. */
  unknownOverrides: z.array(z.string()),
})
export type PageState = z.infer<typeof pageState>

const fromElement = (id: string): unknown => {
  const element = document.getElementById(id)
  return element === null ? null : JSON.parse(element.textContent)
}

/** Throws when the page carries no valid state: then there is nothing to compose. */
export const readPageState = (): PageState => pageState.parse(fromElement('page-state'))

/** Fetches the whole composition as it is now, with this tab's overrides; the answer to the same visitor is sticky. */
export const fetchComposition = async (overrides: Overrides): Promise<Composition> => {
  const response = await fetch(`/composition.json${searchOf(overrides)}`, {
    signal: AbortSignal.timeout(6000),
    credentials: 'same-origin',
  })
  if (!response.ok) throw new Error(`composition: ${response.status}`)
  return composition.parse(await response.json())
}
