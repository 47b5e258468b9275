/**
 * Where an item dragged from `from` would stand if dropped with its middle at `at`: it passes each neighbour whose middle it
 * has crossed. `middles` are those of all items before the drag, ascending.
 */
export const dropIndex = (middles: readonly number[], from: number, at: number): number =>
  middles.filter((middle, i) => i !== from && (i < from ? middle < at : middle <= at)).length
