/**
 * A path as everything compares it: `/careers/` and `/careers` are one page, and the home page is `/`. Not by a pattern: those take
 * quadratic time for many slashes elsewhere.
 */
export const trimPath = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
