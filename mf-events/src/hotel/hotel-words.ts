import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelItem } from '@site/contracts/hotels'
import { walkBackWords } from './exit-words.ts'
import { crossingWords, minutesWords, modeWords, rangeWords, reachOf, walkRange, type Reach } from '../results/reach.ts'

type Hotel = HotelResponse['hotel']
type Route = NonNullable<HotelResponse['route']>

const sentenceCase = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "Guest house", "Hotel". */
export const kindOf = (kind: string | undefined): string => sentenceCase((kind || 'hotel').replaceAll('_', ' '))

/** "12 rooms", where it is known. */
export const roomsOf = (rooms: number | undefined): string | null =>
  rooms === undefined ? null : `${rooms} ${rooms === 1 ? 'room' : 'rooms'}`

/** The address with its city, which many leave out. */
export const addressOf = ({ address, city }: Pick<Hotel, 'address' | 'city'>): string =>
  address === undefined || address.toLowerCase().includes(city.toLowerCase())
    ? (address ?? city)
    : [address, city].filter((part) => part !== '').join(', ')

/** How the place to count from goes on behind "from". */
export const originName = ({ kind, name }: Route['origin']): string => (kind === 'point' ? 'the point you chose' : name)

/** Says what minutes by transit are worth. */
const transitWords = ({ transit, timetable }: Pick<Route, 'transit' | 'timetable'>): string => {
  if (transit?.source === 'timetable') return 'by timetable'
  return timetable === undefined ? 'rough, no timetable known' : 'rough'
}
const NO_TIMETABLE = 'We know no timetable here: check when the last train, tram or bus leaves.'

/** Nobody walks back for longer after an event. */
const WALK_BACK_MINUTES = 45

export interface WayFact {
  readonly label: string
  readonly text: string
  readonly note?: string
}

/** How the hotel is best reached: its minutes, and what they are worth. */
export const leadOf = ({
  walk,
  transit,
  timetable,
}: Pick<Route, 'walk' | 'transit' | 'timetable'>): Reach & { readonly range: string } => {
  const reach = reachOf({ walk, transit })
  const worth = transitWords({ transit, timetable })
  // The range of a crossing stands large already; an approximate position has widened any range, and the page says so once.
  const onFoot = reach.crossing === undefined ? walkRange(walk) : sentenceCase(crossingWords[reach.crossing])
  return { ...reach, range: reach.by === 'foot' ? onFoot : `${rangeWords(reach)}, ${worth}` }
}

/** What is known of the way besides its minutes, in the order it matters. What nobody knows is left out. */
export const wayFacts = ({ origin, walk, transit, stepFree, timetable, venueExit }: Route): readonly WayFact[] => {
  const facts: WayFact[] = []
  if (stepFree === null) facts.push({ label: 'Step-free', text: 'No step-free way is known.' })
  else if (stepFree !== undefined)
    facts.push({ label: 'Step-free', text: `${stepFree.minutes} min on foot (${rangeWords(stepFree)})` })
  if (reachOf({ walk, transit }).by === 'transit')
    facts.push({
      label: 'On foot',
      text: walk.crossing === undefined ? `${walk.minutes} min (${walkRange(walk)})` : walkRange(walk),
    })
  else if (transit !== null)
    facts.push({
      label: 'By transit',
      text: `${transit.minutes} min (${rangeWords(transit)}, ${transitWords({ transit, timetable })})`,
    })
  const event = origin.kind === 'event' || origin.kind === 'venue' || origin.kind === 'team'
  if (event && walk.crossing === undefined && walk.minutes <= WALK_BACK_MINUTES)
    facts.push({
      label: 'Back after the event',
      text: walkBackWords(walk, venueExit),
      ...(transit !== null && timetable === undefined ? { note: NO_TIMETABLE } : {}),
    })
  return facts
}

/** The head of a page that counts from a place. */
export const headOf = ({ name }: Pick<Hotel, 'name'>, route: Route) => {
  const lead = leadOf(route)
  const { by, range } = lead
  const minutes = minutesWords(lead)
  const from = originName(route.origin)
  const ride = by === 'transit' ? ' by transit' : ''
  return {
    title: `${name}, ${minutes} min${ride} from ${from}`,
    description: `From ${from} to ${name}: ${minutes} min ${modeWords[by]} (${lead.crossing === undefined ? range : crossingWords[lead.crossing]}), what is close by, and where to see a price.`,
  }
}

/** What is to be said of the price where there is none; null where it goes without saying. */
export const priceWords = ({ prices, price, availability }: HotelResponse, dated: boolean): string | null => {
  if (price !== null || availability === 'sold_out' || prices === 'off') return null
  if (!dated) return 'Add your dates to see a price.'
  return prices === 'failed'
    ? 'We couldn’t get a price just now. The sites below show theirs.'
    : 'No price came back for these dates. The sites below may have one.'
}

/** The hotel as the map draws one of a list. */
export const mapItem = ({ hotel, price }: HotelResponse, { walk, transit }: Route): HotelItem => ({
  ...hotel,
  walk,
  transit,
  price,
})
