import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const services = fileURLToPath(new URL('../../..', import.meta.url))
/** Whatever a visitor sends goes through patterns of these. */
const FOLDERS = ['bff/src', 'http', 'backend/src', 'contracts/src']
/** The longest a request's head may be (Node's own limit); bodies are shorter by the time a pattern sees them. */
const LENGTH = 16_000
/** Ten times what a linear pattern takes for that much, in ms; a quadratic one takes a hundred and more. */
const LIMIT_MS = 40

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(services, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    // An operator's settings are nobody else's to write.
    .filter((path) => !/[\\/]config[\\/.]/.test(path)),
)

const patternsIn = (node: unknown): RegExp[] => {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(patternsIn)
  if ('type' in node && node.type === 'Literal' && 'value' in node && node.value instanceof RegExp) return [node.value]
  return Object.values(node).flatMap(patternsIn)
}

const found = sources.flatMap((path) =>
  patternsIn(parseSync(path, readFileSync(path, 'utf8')).program).map(
    (pattern) => [relative(services, path), pattern] as const,
  ),
)

/** Long texts of one or two characters over and over, which end so that nothing matches: what backtracking fears most. */
const pumped = (pattern: RegExp): string[] => {
  const letters = [
    ...new Set([...pattern.source.replaceAll(/[\\^$*+?{}()|[\]]/g, ''), 'a', '0', ' ', '\t', '/', '-', '.']),
  ]
  const units = [...letters, ...letters.slice(0, 8).flatMap((a) => letters.slice(0, 8).map((b) => `${a}${b}`))]
  return units.flatMap((unit) => {
    const text = unit.repeat(LENGTH / unit.length)
    return [`${text}\u0000`, `\u0000${text}\u0000${unit}`]
  })
}

const slowest = (pattern: RegExp): number => {
  const again = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  let most = 0
  for (const text of pumped(pattern)) {
    const since = performance.now()
    text.replaceAll(again, '')
    most = Math.max(most, performance.now() - since)
    if (most > 10 * LIMIT_MS) break
  }
  return most
}

/** The better of two: a machine shared with other work stops now and then for its own reasons. */
const timeOf = (pattern: RegExp): number => {
  const first = slowest(pattern)
  return first > LIMIT_MS ? Math.min(first, slowest(pattern)) : first
}

describe('patterns on what visitors send', () => {
  it('are found', () => expect(found.length).toBeGreaterThan(40))
  it.each(found)('%s %s takes linear time', (_, pattern) => expect(timeOf(pattern)).toBeLessThan(LIMIT_MS))
  it('a quadratic one would be told', () => expect(timeOf(/\/+$/)).toBeGreaterThan(LIMIT_MS))
})
