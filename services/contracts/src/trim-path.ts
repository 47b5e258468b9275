/**
 * Normalises a path for comparison: `/careers/` and `/careers` are one page, and the home page is `/`. Without a pattern, which would
 * take quadratic time for many slashes.
 */
export const trimPath = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
