/** Which places serve a meal, and how much is known of them beside a name on a map. */

import type { Poi } from './places.ts'

type Eatery = Pick<Poi, 'name' | 'category' | 'source' | 'themes' | 'address' | 'website' | 'openingHours'>

const isJudgedByHand = ({ source }: Pick<Poi, 'source'>): boolean => source.split('+').includes('curated')

/** What stands in the map as a restaurant and is none that one goes to: it feeds who parks, drives or buys there. */
const NO_RESTAURANT =
  /\b(?:jewell?(?:e?ry|ers?)|car park|parking|expressway|motorway|service area|rest area|petrol|gas station|cinemas?|multiplex|canteen|staff restaurant)\b|サービスエリア|パーキングエリア/i
const NO_RESTAURANT_SITE = /\/\/[^/]*(?:shutoko|parking)|\/parking\//i

/** Markets of other things than food. */
const OTHER_GOODS =
  /\b(?:flea|flohmarkt|puces|encants|rastro|ladra|jewell?(?:e?ry|ers?)|diamonds?|gold|exchange|antiques?|clothing|fashion|fabrics?|textiles?|toys?|flowers?|bloemen\w*|books?|bookpeople|artists?|crafts?|artesan\w*|electronics?|electric|souvenirs?|tea market)\b/i
const OF_FOOD =
  /\b(?:food|farmers?['’]?|fish|fishermen|mercado|mercat|mercato|market hall|hawker|eat\w*|gourmet|deli\w*)\b|halle\b/i

/** Whether a place feeds who comes for a meal, as far as its name tells. A market nobody judged must say that it sells food. */
export function feeds(poi: Eatery): boolean {
  const judged = isJudgedByHand(poi)
  if (poi.category === 'market')
    return poi.themes.includes('food') && !OTHER_GOODS.test(poi.name) && (judged || OF_FOOD.test(poi.name))
  return judged || !(NO_RESTAURANT.test(poi.name) || NO_RESTAURANT_SITE.test(poi.website ?? ''))
}

/**
 * What a meal loses by how little is known of its kitchen: a bare name on a map may be long gone, and is the last resort; an entry of a
 * register says no more than where it was. A minute of way is worth 0.6 (chosen, decision 27).
 */
const LITTLE_KNOWN = { hours: 10, address: 50, name: 200 }

export function littleKnown(poi: Eatery): number {
  if (isJudgedByHand(poi)) return 0
  if (poi.openingHours !== null || poi.website !== null) return LITTLE_KNOWN.hours
  return isBareName(poi) ? LITTLE_KNOWN.name : LITTLE_KNOWN.address
}

/** Whether nothing is known of a kitchen but what it is called and where it stands. */
export const isBareName = (poi: Eatery): boolean =>
  !isJudgedByHand(poi) && poi.openingHours === null && poi.website === null && poi.address === null
