/** Rows under a heading, each column as wide as its widest cell, as `status` and `audit` print them. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A time of the wire, to the second. */
export const toSecond = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z')
