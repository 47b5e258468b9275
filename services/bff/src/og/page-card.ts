import type { PlaceInAddress } from '@site/contracts/og-image'
import type { Registry } from '@site/contracts/registry'
import type { Route } from '@site/contracts/composition'
import { findRoute, findShellRoute, hasParameter, type RouteParams } from '@site/contracts/routes'
import { site } from '@site/contracts/site'
import { NEAR, placeNameOf, placeQueries, shownPlace } from '../pages/shown-place.ts'
import { queriesOf, type Preloaded, type PreloadQueries } from '../pages/preload-queries.ts'
import { shownRoute } from '../pages/shown-route.ts'
import type { CardContent } from './card-content.ts'

/** One page of the site, and the place whose hotels it shows, if it does. */
export interface PictureOf {
  readonly route: Route
  readonly params: RouteParams
  readonly place: PlaceInAddress | null
}

/** The route of a path in the default versions or else in any other, so that a canary's new page has its picture too. */
export const findPublishedRoute = ({ microFrontends }: Registry, path: string): Omit<PictureOf, 'place'> | null => {
  const own = findShellRoute(path)
  if (own !== null) return { route: own, params: {} }
  const releases = Object.values(microFrontends)
    .flat()
    .sort((a, b) => Number(b.deployment.default) - Number(a.deployment.default))
    .map(({ extras }) => extras.modulefederation)
  return findRoute(releases, path)
}

/** Thrown where the backend did not say what a page shows. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

const ask = async (preload: PreloadQueries, { route, params, place }: PictureOf, visitor: string) => {
  const queries = place !== null ? placeQueries(place) : hasParameter(route) ? queriesOf(route, params) : []
  if (queries.length === 0) return null
  const preloaded = await preload(queries, visitor)
  if (preloaded.outcome === 'failed') throw new Unanswered(`${route.path} has no answer for its picture`)
  return preloaded
}

const shown = ({ route, params, place }: PictureOf, preloaded: Preloaded | null): Route | null => {
  if (preloaded?.outcome === 'missing') return null
  return place === null ? shownRoute(route, params, preloaded) : shownPlace(route, preloaded)
}

/**
 * What the picture of a page says: the words of its head. They are those of its route or of our own data, never of the address. Null
 * for a thing or a place that does not exist. `visitor` is the address that the backend's limits count for.
 */
export const cardOfPage = async (
  preload: PreloadQueries,
  picture: PictureOf,
  visitor: string,
): Promise<CardContent | null> => {
  const preloaded = await ask(preload, picture, visitor)
  const page = shown(picture, preloaded)
  const placeName = picture.place === null ? null : placeNameOf(preloaded)
  return (
    page && {
      scene: page.poster ?? 'street',
      kicker: placeName === null ? '' : NEAR,
      title: placeName ?? (page.path === '/' ? site.tagline : page.title),
      line: page.description,
      plainTitle: picture.route.title,
    }
  )
}
