import { NODE_MARKS } from './way-tags.ts'
import type { Segment } from './way-segments.ts'

/** A road crossed on the way. */
export interface Crossing {
  /** The segment it is counted with. */
  readonly segment: number
  readonly kerbsKnown: boolean
}

const KERB = NODE_MARKS.kerbLowered + NODE_MARKS.kerbRaised
const has = (mark: number | undefined, bits: number): boolean => ((mark ?? 0) & bits) !== 0
const isMarked = (mark: number | undefined): boolean => has(mark, NODE_MARKS.crossing)

/** Whether kerbs are mapped on both sides, as nodes of their own or on the crossing itself. */
const kerbsKnown = (marks: readonly number[]): boolean =>
  marks.some((mark) => has(mark, KERB) && isMarked(mark)) || marks.filter((mark) => has(mark, KERB)).length > 1

/** A crossing drawn as a way of its own: one, however many lanes and tracks it leads over. */
function drawn(segments: readonly Segment[], index: number): Crossing[] {
  if (segments[index - 1]?.kind === 'crossing') return []
  const past = segments.findIndex(({ kind }, at) => at > index && kind !== 'crossing')
  const own = segments.slice(index, past < 0 ? undefined : past).flatMap(({ marks }) => marks)
  const before = segments[index - 1]?.marks.slice(-2) ?? []
  const after = segments[past]?.marks.slice(0, 1) ?? []
  return [{ segment: index, kerbsKnown: kerbsKnown([...before, ...own, ...after]) }]
}

const onRoad = (segment: Segment | undefined): boolean =>
  segment === undefined || segment.kind === 'street' || segment.kind === 'crossing'

/** Roads crossed by a footway at a node: walking along the road itself passes such nodes without crossing anything. */
function atNodes(segments: readonly Segment[], index: number): Crossing[] {
  const segment = segments[index]
  if (!segment || onRoad(segment)) return []
  const { marks } = segment
  const next = segments[index + 1]
  return marks.flatMap((mark, at): Crossing[] => {
    const atEnd = at === marks.length - 1
    if (!isMarked(mark) || isMarked(marks[at - 1]) || (atEnd && onRoad(next))) return []
    const around = [marks[at - 1] ?? 0, mark, (atEnd ? next?.marks[0] : marks[at + 1]) ?? 0]
    return [{ segment: index, kerbsKnown: kerbsKnown(around) }]
  })
}

/** Every road crossed on a way, in order. */
export const crossingsOf = (segments: readonly Segment[]): Crossing[] =>
  segments.flatMap(({ kind }, index) => (kind === 'crossing' ? drawn(segments, index) : atNodes(segments, index)))
