/** What a page holds of its composition. */

import type { Composition, Route } from '@site/contracts/composition'
import type { Frame } from '@site/contracts/frame'
import { packFrame, type PackedFrame } from '@site/contracts/packed-frame'

/**
 * A route without what only servers read. Another route than the page's own has no description: the shell asks for the whole
 * composition before it goes there.
 */
const forBrowser = (
  {
    preload: _queries,
    poster: _poster,
    structuredData: _kind,
    findsHotels: _finds,
    hotelsAsk: _ask,
    opensPlans: _opens,
    rendersAnswers: _renders,
    ...route
  }: Route,
  shown: Route,
): Route => (route.path === shown.path ? route : { ...route, description: '' })

/** The frame for a page: with what fills the slots of its own remote and of the shell; where signing in leads, the shell's page alone asks. */
export const frameInPage = ({ fills, afterSignIn, ...frame }: Frame, owner: string | null): PackedFrame =>
  packFrame({
    ...frame,
    fills: fills.filter(({ slot }) => slot.startsWith(`${owner}/`) || slot.startsWith('shell/')),
    ...(owner === null && afterSignIn !== undefined ? { afterSignIn } : {}),
  })

/**
 * The composition for a page: its own remote, without hashes and what is of no use there. Hashes stand in the import map already, and
 * those of the last good version are asked for by the few who need them.
 */
export const compositionInPage = (
  { frame: _packed, ...composition }: Composition,
  owner: string | null,
  shown: Route,
): Composition => ({
  ...composition,
  remotes: composition.remotes
    .filter(({ name }) => name === owner)
    .map(({ integrity: _own, pages: _files, lastGood, ...remote }) => ({
      ...remote,
      routes: remote.routes.map((route) => forBrowser(route, shown)),
      ...(lastGood === undefined ? {} : { lastGood: { version: lastGood.version, entry: lastGood.entry, boot: [] } }),
    })),
})
