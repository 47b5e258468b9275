/**
 * The figures by which the resolver decides, found on the tuning half of `bench/search-quality/queries.tsv` and checked
 * on the half that was kept apart (`npm run bench -- search-quality`). All of them weigh one thing: `evidence`, 0–1, how
 * well the words of a text are accounted for by a place, and `rank`, 0–1, how well known the place is.
 */
export const CALIBRATION = {
  /** Evidence of a name: any match at all, its share of the name's words, and more for the whole name. */
  name: { any: 0.25, share: 0.6, whole: 0.15 },
  /** Rank counts this much of evidence: between equal names, a city twelve times as large as the next is meant. */
  rank: 0.4,
  /** A word of a name that only says what it is ("arena", "airport"), or where, tells this much of a usual word. */
  commonWord: 0.25,
  /** What a name loses for each wrong letter, by its share of the word. */
  typo: 0.8,
  /** A place of the kind that the page is about, or that the text speaks of. */
  wantedKind: 0.06,
  /** A word that says another kind of place than this one costs this share of a word that nothing explains. */
  otherKind: 0.5,
  /** From here up a place may be meant alone, and may be offered. */
  resolve: 0.8,
  offer: 0.5,
  /** How far ahead of the next other place it has to be to be meant alone. */
  margin: 0.06,
  /** Choices this far behind the best are not offered. */
  reach: 0.35,
} as const
