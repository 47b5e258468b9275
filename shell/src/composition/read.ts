import type { Composition } from '@site/contracts/composition'
import type { Overrides } from '@site/contracts/overrides'
import { PAGE_STATE_ID } from '@site/contracts/page-elements'
import type { PageState } from '@site/contracts/page-state'
import { unpackFrame } from '@site/contracts/unpack-frame'
import { outsideError } from '../host/charge.ts'
import { searchOf } from './overrides.ts'

/** Written into this document by the server, whose types hold the shape: only its presence is checked. */
const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'composition' in value && 'backend' in value

/** Throws when the page has no state: then there is nothing to compose. */
export const readPageState = (): PageState => {
  const value: unknown = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null')
  if (!isPageState(value)) throw new Error(`the page has no #${PAGE_STATE_ID}: reload it`)
  const { frame, composition } = value
  return frame === undefined ? value : { ...value, composition: { ...composition, frame: unpackFrame(frame) } }
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
  if (!response.ok) throw outsideError(`composition: ${response.status}`)
  return composition.parse(await response.json())
}
