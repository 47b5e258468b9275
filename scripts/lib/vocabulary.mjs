import { parseSync } from 'vite'

/** Words that were ours alone, each with the ones the field uses (docs/glossary.md). Endings are found too. */
export const REPLACED = {
  anew: 'again, replan, reload',
  blame: 'releaseFromStack',
  crowd: 'overload',
  drill: 'fault-injection test',
  knock: 'onConnection',
  patience: 'timeout, maxQueueDelayMs',
  patiently: 'withRetry',
  rush: 'burst',
  shelf: 'saved plans',
  spill: 'external sort',
  stranger: 'unknownColumn, invalidKey',
  'take along': 'share panel',
  'turned away': 'shed, rejected',
  twin: 'serverBundle, compressedVariant, duplicatePlace',
  vouch: 'integrity',
  wish: 'TripRequest, HotelQuery',
  World: 'PlacesIndex',
}

/** Names that are fixed outside the code: settings (docs/qa-and-operators.md), metrics, commands. */
const FIXED = /DATABASE_PATIENCE_MS|DRILL_VERBOSE|requests_turned_away_total|drill:(?:fuzz|kill)/g

/** Where a word means what it says. */
const MEANT = {
  // People before a stage, in pictures; places that keep others from being chosen.
  crowd: /^(?:shared-ui\/src\/poster|mf-events\/src\/(?:landing|packages\/scenes)|services\/planner\/src\/itinerary)\//,
  // What a file or a person guarantees.
  vouch: /^services\/(?:places\/bench|planner\/src\/llm)\//,
  // A key of the prompt for the language model.
  wish: /^services\/planner\/src\/llm\/prompt\.ts$/,
  // Moves to src/faults.
  drill: /^services\/backend\/src\//,
}

/** A plain noun in comments: only the type of that name is meant. */
const ONLY_TYPES = new Set(['World'])

const WORDS = Object.keys(REPLACED).map((word) => ({
  word,
  pattern: ONLY_TYPES.has(word) ? new RegExp(`^${word}$`) : new RegExp(`\\b${word}(?:s|es|ed|ing)?\\b`, 'i'),
}))

const inWords = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ')

const identifiers = (node) => {
  if (Array.isArray(node)) return node.flatMap(identifiers)
  if (node === null || typeof node !== 'object') return []
  const own = String(node.type).endsWith('Identifier') && typeof node.name === 'string' ? [node] : []
  return [...own, ...Object.values(node).flatMap(identifiers)]
}

/** Replaced words in the names and comments of a source file, each with its line. What pages say is left alone. */
export const replacedWords = (file, source) => {
  const { program, comments } = parseSync(file, source)
  const texts = [
    ...identifiers(program).map(({ name, start }) => ({ text: inWords(name.replaceAll(FIXED, '')), start })),
    ...comments.map(({ value, start }) => ({ text: value.replaceAll(FIXED, ''), start })),
  ]
  return texts.flatMap(({ text, start }) =>
    WORDS.filter(({ word, pattern }) => pattern.test(text) && MEANT[word]?.test(file) !== true).map(({ word }) => ({
      word,
      place: `${file}:${source.slice(0, start).split('\n').length}`,
    })),
  )
}
