import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const services = fileURLToPath(new URL('../../..', import.meta.url))
/** Folders with the patterns that input of visitors is matched against. */
const FOLDERS = ['bff/src', 'http/src', 'backend/src', 'contracts/src']
/** The limit of Node for the head of a request; fields of bodies are shorter. */
const LENGTH = 16_000
/** A faster pattern is not measured further, in ms: ten times the time of a linear one. */
const SUSPECT_MS = 40
/** Four times the text costs a linear pattern four times as much, and a quadratic one sixteen times. */
const GROWTH = { text: 4, limit: 8 }
/** The best of several tries is taken, because the machine may be busy. */
const TRIES = 7

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(services, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    // Settings come from the operator only.
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

/** Units of one or two characters. Repeated and followed by a mismatch, they are the worst case of backtracking. */
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

/** A unit whose repetition takes superlinear time, if there is one. */
const superlinear = (source: RegExp): string | undefined => {
  const pattern = new RegExp(source.source, source.flags.includes('g') ? source.flags : `${source.flags}g`)
  return unitsFor(source).find((unit) => {
    const long = textsOf(unit, LENGTH)
    if (timeOf(pattern, long) < SUSPECT_MS) return false
    return bestOf(pattern, long) > GROWTH.limit * bestOf(pattern, textsOf(unit, LENGTH / GROWTH.text))
  })
}

describe('patterns for input of visitors', () => {
  it('are found', () => expect(found.length).toBeGreaterThan(40))
  it.each(found)('%s %s takes linear time', (_, pattern) => expect(superlinear(pattern)).toBeUndefined())
  it('a quadratic one is detected', () => expect(superlinear(/\/+$/)).toBe('/'))
})
