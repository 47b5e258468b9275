import type { PieceKind, RouteIncline, RoutePiece, RouteProfile, RouteResponse, RouteStairs } from './route.ts'

type Found = NonNullable<RouteResponse['route']>

/** A line of the way as it is read. */
export interface WayLine {
  readonly what: string
  /** What goes with it: crossings, how steep it is. */
  readonly more: string | null
  /** Null where it has no length. */
  readonly length: string | null
}

/** What a part without a name is called. */
const unnamed: Readonly<Record<PieceKind, string>> = {
  way: 'Path or street',
  street: 'Street without a name',
  footway: 'Footpath',
  square: 'Pedestrian area',
  steps: 'Steps',
  escalator: 'Escalator',
  lift: 'Lift',
  crossing: 'Crossing',
  bridge: 'Bridge',
  tunnel: 'Tunnel',
  passage: 'Passage through a building',
  indoors: 'Indoors',
  platform: 'Platform',
  pier: 'Pier',
}

/** Kinds that are said beside the name of their street; the others are called by it alone. */
const told = new Set<PieceKind>([
  'steps',
  'escalator',
  'lift',
  'crossing',
  'bridge',
  'tunnel',
  'passage',
  'platform',
  'pier',
])

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** "2 flights of steps up, 31 steps" */
export const stairsWords = ({ flights, steps, goes }: RouteStairs): string =>
  [
    `${flights === 1 ? 'Steps' : `${flights} flights of steps`}${goes === null ? '' : ` ${goes}`}`,
    ...(steps === null ? [] : [count(steps, 'step')]),
  ].join(', ')

/** "up to 10 % uphill", "downhill" */
export const inclineWords = ({ goes, percent }: RouteIncline): string =>
  `${percent === null ? '' : `up to ${percent} % `}${goes}hill`

const water = ({ kind, overWater }: RoutePiece): string =>
  overWater === true ? (kind === 'tunnel' ? ' under water' : ' over water') : ''

const pieceName = (piece: RoutePiece): string => {
  const { kind, name, stairs } = piece
  if (name !== null && !told.has(kind)) return name
  const what = `${stairs ? stairsWords(stairs) : unnamed[kind]}${water(piece)}`
  return name === null ? what : `${what}, ${name}`
}

/** "350 m", "1.2 km" */
export const distanceWords = (metres: number): string =>
  metres < 1000 ? `${Math.max(10, Math.round(metres / 10) * 10)} m` : `${(metres / 1000).toFixed(1)} km`

/** Metres as they are walked: exact where it is short. */
const walked = (metres: number): string => (metres < 50 ? `${metres} m` : distanceWords(metres))

export const pieceLine = (piece: RoutePiece): WayLine => {
  const { metres, crossings, incline } = piece
  const more = [
    ...(crossings > 0 ? [count(crossings, 'road to cross', 'roads to cross')] : []),
    ...(incline ? [inclineWords(incline)] : []),
  ]
  return {
    what: pieceName(piece),
    more: more.length === 0 ? null : more.join(', '),
    length: metres === 0 ? null : walked(metres),
  }
}

/** A door stands this close to its street; further, the metres to it are told. */
const AT_THE_STREET = 15

/** The way from door to door, line by line; `arrival` names its end, such as "To the hotel". */
export const wayLines = ({ pieces, toStreet }: Found, arrival: string): readonly WayLine[] => [
  ...(toStreet.start < AT_THE_STREET ? [] : [{ what: 'To the street', more: null, length: walked(toStreet.start) }]),
  ...pieces.map(pieceLine),
  ...(toStreet.end < AT_THE_STREET ? [] : [{ what: arrival, more: null, length: walked(toStreet.end) }]),
]

/** Less of the way than this without a known surface is not worth a word. */
const SURFACE_MATTERS = 100

const kerbWords = ({ crossings, kerbs }: Found['unknown']): string[] => {
  if (crossings === 0) return []
  if (kerbs === 0) return [`lowered kerbs at ${crossings === 1 ? 'its crossing' : `all ${crossings} crossings`}`]
  return [
    kerbs === crossings
      ? `kerbs not mapped at ${count(kerbs, 'crossing')}`
      : `kerbs not mapped at ${kerbs} of ${crossings} crossings`,
  ]
}

/** The whole way in a sentence: steps, water, the steepest part, and for wheels of any kind what the map does not say. */
export const waySummary = ({ stairs, waterCrossings, steepest, unknown }: Found, profile: RouteProfile): string => {
  const rolls = profile !== 'normal'
  const parts = [
    stairs.flights === 0 ? 'no steps' : stairsWords(stairs).replace(/^S/, 's'),
    ...(waterCrossings > 0 ? [`${waterCrossings === 1 ? 'once' : `${waterCrossings} times`} across water`] : []),
    ...(steepest ? [inclineWords(steepest)] : rolls ? ['steepness not mapped'] : []),
    ...(profile === 'step-free' ? kerbWords(unknown) : []),
    ...(profile === 'wheels' && unknown.surface >= SURFACE_MATTERS
      ? [`surface not mapped for ${distanceWords(unknown.surface)}`]
      : []),
  ]
  return `On the map: ${parts.join('; ')}.`
}

/** Why there is no way for a profile. */
export const noWayWords = ({ profile, reason }: Pick<RouteResponse, 'profile' | 'reason'>): string => {
  if (reason === 'too_far') return 'This walk is too long to tell street by street.'
  if (reason === 'no_way' && profile === 'step-free')
    return 'We know no step-free way of a sensible length: the ways on the map have steps, a raised kerb or a narrow barrier. The minutes above are for the way with them.'
  if (reason === 'no_way' && profile === 'wheels')
    return 'We know no way of a sensible length without a long flight of steps. The minutes above are for the walk with nothing to carry.'
  return 'We couldn’t find this way on the map, so it isn’t drawn.'
}
