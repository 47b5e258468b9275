import { composition, type Composition } from '@site/contracts/composition'
import * as z from 'zod/mini'

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
})
export type PageState = z.infer<typeof pageState>

const fromElement = (id: string): unknown => {
  const element = document.getElementById(id)
  return element === null ? null : JSON.parse(element.textContent)
}

/** Throws when the page carries no valid state: then there is nothing to compose. */
export const readPageState = (): PageState => pageState.parse(fromElement('page-state'))

/** Fetches the whole composition as it is now; the answer to the same visitor is sticky. */
export const fetchComposition = async (signal?: AbortSignal): Promise<Composition> => {
  const limit = AbortSignal.timeout(6000)
  const response = await fetch(`/composition.json${window.location.search}`, {
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    credentials: 'same-origin',
  })
  if (!response.ok) throw new Error(`composition: ${response.status}`)
  return composition.parse(await response.json())
}
