import type { Resolution } from '@site/contracts/geocode'
import { timeLimit } from '@site/contracts/with-timeout'
import { isLink, isWhat3Words, readCoordinates, readPlusCode } from '../search/codes.ts'
import type { GeocodeInput } from '../search/resolver.ts'
import type { ProviderClient } from './client.ts'
import { readQuestion } from './fit.ts'
import type { FoundPlace } from './found-place.ts'
import type { Nominatim } from './nominatim/nominatim.ts'
import { photonSearch } from './photon/photon.ts'
import { settle } from './settle.ts'
import { eventPlace, type Ticketmaster } from './ticketmaster/ticketmaster.ts'

/** The configured services that find places by name, and the time for all of them together. */
export interface Finders {
  readonly photon: { readonly client: ProviderClient; readonly url: string } | null
  readonly nominatim: Nominatim | null
  readonly tickets: Ticketmaster | null
  readonly budgetMs: number
}

/** Places asked of each provider. */
const ASKED = 6
/** Shorter beginnings mean too much to be worth a question to others. */
const SHORTEST = 3
/** Codes and links are read here or not at all: no provider knows more of them. */
const isCode = (text: string): boolean =>
  readCoordinates(text) !== null || isLink(text) || isWhat3Words(text) || readPlusCode(text) !== null

/** What was found before the time for all was over; who is late is not waited for. None of them rejects. */
async function inTime<T>(asking: readonly Promise<T>[], ms: number): Promise<T[]> {
  const found: T[] = []
  const all = Promise.all(
    asking.map(async (each, at) => {
      const answer = await each
      found[at] = answer
    }),
  )
  const { signal, release } = timeLimit(ms)
  await Promise.race([all, new Promise((over) => signal.addEventListener('abort', over, { once: true }))])
  release()
  // A copy without the gaps of those that are late, which no longer changes.
  return Object.values(found)
}

/** Our own reading of a text; where that is not certain, with what the providers found within the time for all of them. */
export async function consult(
  { photon, nominatim, tickets, budgetMs }: Finders,
  own: Resolution,
  text: string,
  wanted: Pick<GeocodeInput, 'category' | 'typing'>,
): Promise<Resolution> {
  if (own.status === 'resolved' || isCode(text)) return own
  const question = readQuestion(text)
  const { asked } = question
  if (asked.length < SHORTEST && question.latin) return own
  const asking: Promise<readonly FoundPlace[] | null>[] = []
  if (photon) asking.push(photon.client.ask(() => photonSearch(photon.client, photon.url, asked, ASKED)))
  // Its usage policy forbids to ask for every letter that is typed.
  if (nominatim && !wanted.typing) asking.push(nominatim.search(asked, ASKED, budgetMs / 2))
  if (tickets) {
    const events = tickets.client.ask(() => tickets.events({ query: asked, category: wanted.category, limit: ASKED }))
    asking.push(events.then((each) => each?.map(eventPlace) ?? null))
  }
  if (asking.length === 0) return own
  const found = await inTime(asking, budgetMs)
  return settle(
    own,
    found.flatMap((each) => each ?? []),
    question,
  )
}
