import { floorOfBeginning } from './name-floor.ts'
import type { NameMatch, NameWord } from './name-match.ts'
import type { Query } from './query.ts'

/**
 * How a name accounts for a text each of whose words is the beginning of one of its own, in order ("mad sq gar"). Words of
 * the question may be in no name; null where another word is not found.
 */
export function matchAbbreviated({ words }: Query, name: readonly NameWord[]): NameMatch | null {
  const matched = new Set<number>()
  let typed = 0
  let total = 0
  let starts = false
  let from = 0
  for (const [at, { text, free }] of words.entries()) {
    const index = name.findIndex((word, own) => own >= from && word.text.startsWith(text))
    if (index < 0 && free) continue
    if (index < 0) return null
    if (matched.size === 0) starts = index === 0
    matched.add(at)
    typed += text.length
    total += name[index]?.text.length ?? 0
    from = index + 1
  }
  if (matched.size < 2) return null
  const part = typed / total
  return {
    matched,
    share: 0,
    whole: false,
    everyWord: false,
    telling: true,
    begins: false,
    misspelt: new Map(),
    quality: 1,
    floor: floorOfBeginning(starts, part),
    unfinished: { part, starts },
  }
}
