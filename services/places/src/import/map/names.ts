import type { Tags } from '../pbf-block.ts'

/** Scripts as the schema names them; a name in Latin letters has none. */
const SCRIPTS: readonly (readonly [script: string, letters: RegExp])[] = [
  ['Mixed-Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Han', /\p{Script=Han}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
]

/** The names of a feature: the local one with its script, and the English one where it is another. */
export function namesOf(tags: Tags): Readonly<Record<string, string>> {
  const name = tags.get('name')
  if (name === undefined) return {}
  const english = tags.get('name:en')
  const script = SCRIPTS.find(([, letters]) => letters.test(name))?.[0]
  return {
    name,
    ...(english !== undefined && english !== name ? { 'name:en': english } : {}),
    ...(script === undefined ? {} : { script }),
  }
}
