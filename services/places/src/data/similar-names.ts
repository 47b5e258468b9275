import { fold, words } from './fold.ts'

/** Words that say what a place is, not which one. */
const GENERIC = new Set(
  'hotel hotels motel inn hostel suites suite the and by at a an of de la le les el los das do da di du resort spa lodge guest house boutique apartments apart residence pension gasthof'.split(
    ' ',
  ),
)

/** Distinctive words of a name; `context` (usually the city) counts as not distinctive. */
export function coreWords(name: string, context = ''): string[] {
  const local = new Set(words(fold(context)))
  const all = words(fold(name))
  const core = all.filter((word) => !GENERIC.has(word) && !local.has(word))
  return core.length > 0 ? core : all
}

function bigrams(text: string): Map<string, number> {
  const grams = new Map<string, number>()
  for (let at = 0; at + 1 < text.length; at += 1) {
    const gram = text.slice(at, at + 2)
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}

/** Sørensen–Dice on character pairs, 0–1. */
export function dice(a: string, b: string): number {
  if (a === b) return 1
  const left = bigrams(a)
  const right = bigrams(b)
  let shared = 0
  for (const [gram, count] of left) shared += Math.min(count, right.get(gram) ?? 0)
  const total = Math.max(1, a.length - 1 + (b.length - 1))
  return (2 * shared) / total
}

/** Whether two names name the same place, once the generic words and the city are put aside. */
export function similarNames(a: string, b: string, context = ''): boolean {
  const left = [...new Set(coreWords(a, context))]
  const right = [...new Set(coreWords(b, context))]
  const joinedLeft = left.join('')
  const joinedRight = right.join('')
  if (joinedLeft === joinedRight) return true
  const [small, large] = left.length <= right.length ? [left, right] : [right, left]
  const contained = small.every((word) => large.includes(word))
  const extra = large.length - small.length
  // One short shared word ("park", "ibis") is not enough, and a longer one only when little else is in the other name.
  if (contained && (small.length >= 2 ? extra <= 2 : (small[0]?.length ?? 0) >= 5 && extra <= 1)) return true
  return dice(joinedLeft, joinedRight) >= 0.82
}
