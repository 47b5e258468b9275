/** The least of the values that `share` (0 to 1) of them do not pass. NaN for none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(Math.ceil(values.length * share) - 1, 0)] ?? Number.NaN
