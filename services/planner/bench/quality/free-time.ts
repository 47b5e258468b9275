/** From – until, minutes of the day. */
export type Span = readonly [from: number, until: number]

/** The longest time in a row that is left of a span. */
export const freeIn = (whole: Span, taken: readonly Span[]): number =>
  Math.max(
    0,
    ...taken
      .reduce<readonly Span[]>(
        (left, [from, until]) =>
          left.flatMap(([a, b]) =>
            [[a, Math.min(b, from)] as const, [Math.max(a, until), b] as const].filter(([x, y]) => y > x),
          ),
        [whole],
      )
      .map(([a, b]) => b - a),
  )
