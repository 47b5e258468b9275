import type { Credit } from './rows.ts'

/** Attribution lines for sources as rows carry them ("osm+bcn-od"), each once, in the order of the list. */
export function creditLines(credits: readonly Credit[], sources?: readonly string[]): string[] {
  const wanted = sources && new Set(sources.flatMap((source) => source.split('+')))
  const lines = credits
    .filter((credit) => !wanted || wanted.has(credit.source))
    .map((credit) => `${credit.line} (${credit.licence})`)
  return [...new Set(lines)]
}
