/**
 * The figures by which the resolver decides, found on the tuning half of `bench/search-quality/queries.tsv` and checked
 * on the half that was kept apart (`npm run bench -- search-quality`). All of them weigh one thing: `evidence`, 0–1, how
 * well the words of a text are accounted for by a place, and `rank`, 0–1, how well known the place is.
 */
export const CALIBRATION = {
  /** Evidence of a name: any match at all, its share of the name's words, and more for the whole name. */
  name: { any: 0.25, share: 0.6, whole: 0.15 },
  /** What a match is worth that tells no place from the next: "Open", "Central Station" without its city. */
  vague: 0.8,
  /** A name that accounts for all words itself is worth more than one that leaves the rest to where it is. */
  own: { any: 0.78, all: 0.22 },
  /** A chain's name with no word of which of its hotels. */
  chainAlone: 0.9,
  /** A chain and the city of one of its hotels: a question where it has several there. */
  chainInCity: 0.9,
  /** A row that cannot say which city it is in. */
  placeless: 0.8,
  /** A hotel that bears a place's name, where no hotel is asked for. */
  hotelByTheWay: 0.85,
  /** Rank counts this much of evidence: between equal names, a city needs some 60 times the people of the next to be meant alone, one of ours seven times. */
  rank: 0.4,
  /** A word of a name that only says what it is ("arena", "airport") tells this much of a usual word. */
  commonWord: 0.25,
  /** And one that says where it is, or stands in brackets, this much. */
  needlessWord: 0.05,
  /** What another name of a place is worth of its own, and a text that a longer name begins with of the whole. */
  alias: 0.95,
  otherNameOfTown: 0.75,
  beginning: 0.93,
  /**
   * While a text is typed, a name that holds all of it so far, the last word as a beginning: any, one that begins with the
   * text, and how much of the last word is there. An unfinished word tells as much as a whole one from so many letters on.
   */
  unfinished: { any: 0.6, starts: 0.15, part: 0.2, letters: 4 },
  /** A name that holds its city's and is the whole text, word for word. */
  everyWord: 1.1,
  /** What a name loses for each wrong letter, by its share of the word. */
  typo: 0.8,
  /** How much better known a city is to our visitors where our events are, or at home. */
  ownCity: { any: 0.12, each: 0.015, most: 0.3 },
  /** A place of the kind that the page is about, or that the text speaks of. */
  wantedKind: 0.06,
  /** A text that is a city's name and then its country or state: more than a club or an airport with the same words could be ahead by. */
  spelledOut: 0.5,
  /** A word that says another kind of place than this one costs this share of a word that nothing explains. */
  otherKind: 0.5,
  /** How well known a venue has to be to be meant by the known words of a text, and a place whose name is the whole text. */
  knownVenue: 0.78,
  knownByName: 0.7,
  /** How well known a place has to be to be guessed from a misspelt word: to be offered, to be meant. */
  misspeltOffer: 0.66,
  misspeltResolve: 0.7,
  /** From here up a place may be meant alone, and may be offered. */
  resolve: 0.8,
  offer: 0.55,
  /** How far ahead of the next other place it has to be to be meant alone. */
  margin: 0.1,
  /** Choices this far behind the best are not offered. */
  reach: 0.25,
} as const
