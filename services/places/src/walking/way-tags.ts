/** What a mapped way is to a walker, in the order of the numbers in a graph file; `way` where the file does not say. */
export const WAY_KINDS = [
  'way',
  'street',
  'footway',
  'square',
  'steps',
  'crossing',
  'indoors',
  'platform',
  'pier',
  'lift',
] as const
export type WayKind = (typeof WAY_KINDS)[number]

/** The kind takes the lowest four bits of a way's traits; these are above it, and the step count above them all. */
const KIND_MASK = 0xf
export const WAY_FLAGS = {
  bridge: 1 << 4,
  tunnel: 1 << 5,
  /** Through a building. */
  passage: 1 << 6,
  /** Cobbles, gravel, sand: wheels roll badly. */
  rough: 1 << 7,
  surfaceKnown: 1 << 8,
  noWheelchair: 1 << 9,
  /** An escalator or a moving walkway. */
  conveying: 1 << 10,
  sidewalk: 1 << 11,
  /** Steps with a ramp beside them. */
  ramp: 1 << 12,
} as const
const COUNT_SHIFT = 16
export const MOST_STEPS = 0xffff

/** What a node of a way means to whoever passes it, as bits of one byte. */
export const NODE_MARKS = {
  crossing: 1,
  kerbLowered: 2,
  kerbRaised: 4,
  lift: 8,
  /** A turnstile, a stile, a cycle barrier: nothing on wheels passes. */
  narrow: 16,
  noWheelchair: 32,
} as const

/** Inclines are whole percent in the direction of the way; beyond these they say up or down and no figure. 0: not tagged. */
export const INCLINE = { most: 100, up: 101, down: -101 } as const

/** The ways of a graph, a row for each kind of them; every flight of steps has a row of its own. */
export interface WayTable {
  /** Index into `names` and one more; 0 without a name. */
  readonly street: Uint32Array
  readonly traits: Uint32Array
  readonly incline: Int32Array
  readonly names: readonly string[]
}

export const kindOf = (traits: number): WayKind => WAY_KINDS[traits & KIND_MASK] ?? 'way'
export const hasFlag = (traits: number, flag: keyof typeof WAY_FLAGS): boolean => (traits & WAY_FLAGS[flag]) !== 0
/** Steps of a flight; null where nobody counted them. */
export const stepsOf = (traits: number): number | null => traits >>> COUNT_SHIFT || null

/** The bits of the flags that hold. */
export const packFlags = (flags: Readonly<Record<keyof typeof WAY_FLAGS, boolean>>): number =>
  Object.entries(WAY_FLAGS).reduce((bits, [flag, bit]) => (Reflect.get(flags, flag) === true ? bits + bit : bits), 0)

export const packTraits = (kind: WayKind, flags: number, steps = 0): number =>
  (WAY_KINDS.indexOf(kind) + flags + Math.min(MOST_STEPS, steps) * 2 ** COUNT_SHIFT) >>> 0

const STEPS = packTraits('steps', 0)

/**
 * A graph that knows no more of its ways than which are steps: each run of them that hangs together is taken for one flight.
 * `steps` has a 1 for every edge of one.
 */
export function untagged<T extends { readonly from: Uint32Array; readonly to: Uint32Array; readonly lat: Int32Array }>(
  graph: T,
  steps: Uint8Array = new Uint8Array(graph.from.length),
): T & { readonly way: Uint32Array; readonly marks: Uint8Array; readonly ways: WayTable } {
  let flights = 0
  const way = new Uint32Array(steps.length)
  for (const [edge, is] of steps.entries()) {
    if (is === 0) continue
    const goesOn = steps[edge - 1] === 1 && graph.to[edge - 1] === graph.from[edge]
    if (!goesOn) flights += 1
    way[edge] = flights
  }
  const traits = new Uint32Array(flights + 1).fill(STEPS)
  traits[0] = packTraits('way', 0)
  const ways = { street: new Uint32Array(flights + 1), traits, incline: new Int32Array(flights + 1), names: [] }
  return { ...graph, way, marks: new Uint8Array(graph.lat.length), ways }
}
