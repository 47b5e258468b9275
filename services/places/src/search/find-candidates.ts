import { MOST_CHOICES } from '@site/contracts/geocode'
import { fold, words } from '../data/fold.ts'
import type { City } from '../data/rows.ts'
import { between } from '../walking/geo.ts'
import { matchAbbreviated } from './abbreviated.ts'
import { postcodesIn } from './areas.ts'
import { CALIBRATION as C } from './calibration.ts'
import { candidate, type Candidate } from './candidate.ts'
import { beginningQuality, cityNameQuality, regionWords } from './city-name.ts'
import { cityDocs, type Named } from './documents.ts'
import { kindsOfWord } from './frame.ts'
import { cityRank } from './gazetteer.ts'
import { NameIndex, type Doc } from './name-index.ts'
import { matchName, nameScore, type NameMatch } from './name-match.ts'
import { floorOf, floorOfUnfinished, isShortForm } from './name-floor.ts'
import { postcodeResult } from './postcode-result.ts'
import type { Query } from './query.ts'
import type { ResolverInput } from './resolver.ts'

/** The company is Australian, and so are most of its visitors. */
const HOME = 'AU'
const POSTCODE_RANK = 0.9
/** Airports and stations that "London airport" may mean, metres round the city. */
const SERVES = { airport: 80_000, station: 12_000 } as const
const NO_WORDS: readonly string[] = []

/** Finds what the words of a text may name; how sure that is, is decided later. */
export class CandidateFinder {
  readonly #input: ResolverInput
  readonly #ofKind: Partial<Record<'airport' | 'station', readonly Doc<Named>[]>> = {}
  #cities: NameIndex<Named> | null = null

  constructor(input: ResolverInput) {
    this.#input = input
  }

  /** Builds the index of city names for typing errors now instead of when it is first needed. */
  warm(): void {
    this.#cityIndex()
  }

  find(query: Query): Candidate[] {
    return [...this.#named(query), ...this.#cityCandidates(query), ...this.#served(query), ...this.#postcodes(query)]
  }

  /** What each word of a text that is being typed is the beginning of a word of. */
  abbreviated(query: Query): Candidate[] {
    const { index } = this.#input
    return index.abbreviated(query.telling).flatMap((doc) => {
      const known = index.doc(doc)
      const matches = index.nameWords(doc).flatMap((name) => matchAbbreviated(query, name) ?? [])
      const [match] = matches.toSorted((a, b) => nameScore(b) - nameScore(a))
      return (known && match && query.weigh(known.item, known.rank, match, index.contextWords(doc))) ?? []
    })
  }

  // Names.
  #named(query: Query): Candidate[] {
    const { index } = this.#input
    // A short name leaves over what is being typed ("Coachella v").
    const worth = (match: NameMatch) => nameScore(match) + (query.typing && query.isAllTold(match) ? 1 : 0)
    const whole = query.wholeKeys().flatMap((key) => [...index.whole(key), ...index.joined(key)])
    const at = new Set([...whole, ...index.candidates(query.telling, query.typing ? 'typing' : 'open')])
    return [...at].flatMap((doc) => {
      const known = index.doc(doc)
      if (!known) return []
      const isHotel = known.item.kind === 'hotel'
      let match: NameMatch | null = null
      for (const [at, name] of index.nameWords(doc).entries()) {
        const found = matchName(query.words, name)
        if (!found) continue
        const isAllTold = query.isAllTold(found)
        const short = isAllTold && found.begins && isShortForm(known.item, known.rank, found)
        const whole =
          isAllTold &&
          found.everyWord &&
          found.telling &&
          name.some(({ needless }) => needless) &&
          query.tellingIn(found) > 1
        const ofChain = isAllTold && isHotel && found.matched.size > 1 && query.hasChain(found)
        const chain = query.isChainOnly(found) && !(isHotel && found.matched.size > 1)
        const unfinished = floorOfUnfinished(query, found, known.item.kind)
        const floor = unfinished?.floor ?? floorOf({ whole, short, ofChain })
        const each = {
          ...found,
          telling: unfinished !== null || (found.telling && !chain),
          quality: found.quality * (at > 0 ? C.alias : 1) * (chain && isHotel ? C.chainAlone : 1),
          ...(floor === null ? {} : { floor }),
        }
        if (!match || worth(each) > worth(match)) match = each
      }
      if (known.item.kind === 'airport' && known.item.row.size === 'large' && query.isCode(known.item.row.iata))
        match = sureMatch(query)
      const joined = !match && query.joinedKey !== null && index.joined(query.joinedKey).includes(doc)
      if (joined) match = sureMatch(query)
      if (!match) return []
      // A place is not named by the words of its city alone.
      const context = index.contextWords(doc)
      const isWhole = match.whole || match.unfinished !== undefined || (query.typing && match.floor !== undefined)
      if (!isWhole && [...match.matched].every((word) => context.includes(query.words[word]?.text ?? ''))) return []
      return query.weigh(known.item, known.rank, match, context) ?? []
    })
  }

  // Cities: every name of the gazetteer, then beginnings, then typing errors.
  #cityCandidates(query: Query): Candidate[] {
    const found: Candidate[] = []
    const add = (row: City, match: NameMatch) => {
      const context = query.typing ? regionWords(row) : NO_WORDS
      const weighed = query.weigh({ kind: 'city', row }, this.#rankOf(row), match, context)
      if (weighed) found.push(weighed)
    }
    for (const { from, to, cities } of query.areas) {
      const matched = new Set(Array.from({ length: to - from }, (_, at) => from + at))
      const key = query.words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')
      for (const row of cities) {
        const quality = cityNameQuality(key, row)
        add(row, {
          matched,
          share: 1,
          whole: true,
          everyWord: true,
          telling: true,
          begins: true,
          misspelt: new Map(),
          quality,
        })
      }
    }
    const key = query.words.map(({ text }) => text).join(' ')
    if (key.length >= 3) {
      const all = new Set(query.words.keys())
      for (const row of this.#input.gazetteer.startingWith(key, MOST_CHOICES)) {
        const share = Math.min(1, key.length / Math.max(1, fold(row.name).length))
        if (share === 1) continue
        const match: NameMatch = {
          matched: all,
          share,
          whole: false,
          everyWord: false,
          telling: true,
          begins: false,
          misspelt: new Map(),
          quality: query.typing ? beginningQuality(key, row) : 1,
          unfinished: { part: share, starts: true },
        }
        add(row, { ...match, ...floorOfUnfinished(query, match, 'city') })
      }
    }
    if (found.some(({ evidence }) => evidence >= C.resolve)) return found
    const cities = this.#cityIndex()
    for (const doc of cities.candidates(query.misspelt, 'whole')) {
      const known = cities.doc(doc)
      const name = cities.nameWords(doc)[0]
      const match = name ? matchName(query.words, name) : null
      if (known?.item.kind === 'city' && match && match.misspelt.size > 0) add(known.item.row, match)
    }
    return found
  }

  #rankOf(city: City): number {
    const events = this.#input.eventsIn.get(`${city.name}|${city.country}`) ?? 0
    const own = events > 0 || city.country === HOME ? C.ownCity.any : 0
    return cityRank(city) + Math.min(C.ownCity.most, own + C.ownCity.each * events)
  }

  #cityIndex = () => (this.#cities ??= new NameIndex(cityDocs(this.#input.gazetteer.cities)))

  // "London airport", "Monaco train station": a kind and a city.
  #served(query: Query): Candidate[] {
    const { index } = this.#input
    const kind = (['airport', 'station'] as const).find((each) => query.asksFor(each))
    const area = query.areas.find(({ cities }) => cities.length > 0)
    if (!kind || !area) return []
    const spoken = query.words.every(
      ({ text, free }, at) => free || (at >= area.from && at < area.to) || kindsOfWord(text)?.has(kind) === true,
    )
    if (!spoken) return []
    const [city] = area.cities
    if (!city) return []
    return (this.#ofKind[kind] ??= index.where((item) => item.kind === kind).flatMap((doc) => index.doc(doc) ?? []))
      .filter(({ item }) => between(item.row, city) <= SERVES[kind])
      .slice(0, MOST_CHOICES)
      .map(({ item, rank }) => candidate(item, 0.9, rank))
  }

  // Postcodes.
  #postcodes(query: Query): Candidate[] {
    const found: Candidate[] = []
    for (let length = 2; length > 0; length -= 1)
      for (let from = 0; from + length <= query.words.length; from += 1) {
        const run = query.words.slice(from, from + length)
        if (!run.some(({ text }) => /\d/.test(text))) continue
        const key = run.map(({ text }) => text).join(' ')
        // Two numbers are one code in few countries ("131 0045").
        if (/^\d+ \d+$/.test(key) && !/^\d{3} \d{2}(?:\d{2})?$/.test(key)) continue
        for (const area of postcodesIn(this.#input.postcodes, key)) {
          const row = { ...area, id: '', name: area.code, altNames: [], city: area.place, address: null, website: null }
          const matched = new Set(Array.from({ length }, (_, at) => from + at))
          const match = {
            matched,
            share: 1,
            whole: true,
            everyWord: true,
            telling: true,
            begins: true,
            misspelt: new Map<number, string>(),
            quality: 1,
          }
          const weighed = query.weigh({ kind: 'place', row }, POSTCODE_RANK, match, words(fold(area.place)))
          if (weighed) found.push({ ...weighed, named: null, result: postcodeResult(area) })
        }
      }
    return found
  }
}

const sureMatch = ({ words: all }: Query): NameMatch => ({
  matched: new Set(all.keys()),
  share: 1,
  whole: true,
  everyWord: true,
  telling: true,
  begins: true,
  misspelt: new Map(),
  quality: 1,
})
