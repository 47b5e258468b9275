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
/** A pattern that takes less for that much is not looked at any closer, in ms: ten times what a linear one takes. */
const SUSPECT_MS = 40
/** Four times the text costs a linear pattern four times as much, and a quadratic one sixteen times. */
const GROWTH = { text: 4, limit: 8 }
/** A machine shared with other work stops now and then for its own reasons: the best of so many is taken. */
const TRIES = 7

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

/** Units of which texts are made, of one or two characters over and over, which end so that nothing matches: what backtracking fears most. */
const unitsFor = (pattern: RegExp): string[] => {
  const letters = [
    ...new Set([...pattern.source.replaceAll(/[\\^$*+?{}()|[\]]/g, ''), 'a', '0', ' ', '\t', '/', '-', '.']),
  ]
  return [...letters, ...letters.slice(0, 8).flatMap((a) => letters.slice(0, 8).map((b) => `${a}${b}`))]
}
const textsOf = (unit: string, length: number): string[] => {
  const text = unit.repeat(length / unit.length)
  return [`${text}\u0000`, `\u0000${text}\u0000${unit}`]
}

const timeOf = (pattern: RegExp, texts: readonly string[]): number => {
  const since = performance.now()
  for (const text of texts) text.replaceAll(pattern, '')
  return performance.now() - since
}
const bestOf = (pattern: RegExp, texts: readonly string[]): number =>
  Math.min(...Array.from({ length: TRIES }, () => timeOf(pattern, texts)))

/** A unit whose repetition takes more than its length explains, if there is one. */
const superlinear = (source: RegExp): string | undefined => {
  const pattern = new RegExp(source.source, source.flags.includes('g') ? source.flags : `${source.flags}g`)
  return unitsFor(source).find((unit) => {
    const long = textsOf(unit, LENGTH)
    if (timeOf(pattern, long) < SUSPECT_MS) return false
    return bestOf(pattern, long) > GROWTH.limit * bestOf(pattern, textsOf(unit, LENGTH / GROWTH.text))
  })
}

describe('patterns on what visitors send', () => {
  it('are found', () => expect(found.length).toBeGreaterThan(40))
  it.each(found)('%s %s takes linear time', (_, pattern) => expect(superlinear(pattern)).toBeUndefined())
  it('a quadratic one would be told', () => expect(superlinear(/\/+$/)).toBe('/'))
})
