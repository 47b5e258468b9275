import type { PlacesPort } from '../itinerary/places.ts'
import type { Page } from './page.ts'

type Kinds = ReturnType<PlacesPort['kindsNamed']>
const ofPage = new WeakMap<Page, Map<string, Kinds>>()

/** What a name of a page means, looked up once: the same words are asked for in each pass over the page. */
export const kindsNamed = (page: Page, port: Pick<PlacesPort, 'kindsNamed'>, text: string): Kinds => {
  const known = ofPage.get(page) ?? new Map<string, Kinds>()
  ofPage.set(page, known)
  const kinds = known.get(text) ?? port.kindsNamed(text)
  known.set(text, kinds)
  return kinds
}
