import type { ComposedRemote, Composition } from '@site/contracts/composition'
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

/** What every use of it relies on, and no more: its schema would be 10 kB and 160 ms of a slow phone, before the first link is followed. */
const isComposition = (value: unknown): value is Composition =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'remotes' in value &&
  Array.isArray(value.remotes) &&
  value.remotes.every((remote: Partial<ComposedRemote>) => Array.isArray(remote.routes) && Array.isArray(remote.boot))

/** Fetches the current composition, with this tab's overrides; the same visitor gets the same versions. */
export const fetchComposition = async (overrides: Overrides): Promise<Composition> => {
  const response = await fetch(`/composition.json${searchOf(overrides)}`, {
    signal: AbortSignal.timeout(6000),
    credentials: 'same-origin',
  })
  if (!response.ok) throw outsideError(`composition: ${response.status}`)
  const answer: unknown = await response.json()
  if (!isComposition(answer)) throw outsideError('composition: another shape than was asked for')
  return answer
}
