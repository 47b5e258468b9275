import { fold, words } from '../data/fold.ts'
import type { AddressRow } from '../data/rows.ts'
import { HOUSE_NUMBER, isSameHouse, joinHalf, numbersApart, readHouseNumber, type HouseNumber } from './house-number.ts'

/** One spelling for the words of streets that are written short or long; "St" is both "Street" and "Saint". */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  `street=st str=st saint=st strasse=st avenue=av ave=av avda=av avinguda=av avenida=av road=rd boulevard=bd blvd=bd boul=bd bvd=bd
  bulevar=bd drive=dr highway=hwy place=pl placa=pl plaza=pl plz=pl platz=pl lane=ln court=ct square=sq terrace=tce ter=tce parade=pde
  crescent=cres quay=qy quai=qy parkway=pkwy calle=c carrer=c passeig=pg paseo=pg rue=r chemin=ch rambla=rbla mount=mt north=n south=s
  east=e west=w promenade=prom esplanade=esp gardens=gdns close=cl alley=al expressway=expy circuit=cct first=1st second=2nd
  third=3rd fourth=4th fifth=5th sixth=6th seventh=7th eighth=8th ninth=9th tenth=10th eleventh=11th twelfth=12th`
    .split(/\s+/)
    .map((pair) => pair.split('=')),
)
const PARTICLES = new Set(words('de la du des d l le les del dels di da do dos das der den the of'))

/** Words that make a text a street's even where the street is not known. */
const STREET_WORD =
  /^(?:street|st|road|rd|avenue|ave|av|avda|avinguda|avenida|boulevard|blvd|bd|lane|ln|drive|dr|place|pl|parade|pde|terrace|tce|highway|hwy|way|quay|quai|crescent|cres|esplanade|court|ct|parkway|rue|calle|carrer|passeig|paseo|strasse|str|platz|weg|via|viale|piazza|rua|chemin|allee|ulica|turn|walk|gasse)$|(?:strasse|str|gasse|katu|tie|kuja|gatan|vagen|straat|laan|gade|gata|vej)$/
export const isStreetWord = (word: string): boolean => word.length > 1 && STREET_WORD.test(word)

/** "c/ Mallorca", "Hauptstr." and "Hauptstraße" spelt alike. */
export function streetKey(text: string): string {
  return words(fold(text.replace(/\bc\/\s*/i, 'carrer ')))
    .map((word) => (/[a-z]{3,}strasse$/.test(word) ? word.replace(/strasse$/, 'str') : (SHORT[word] ?? word)))
    .filter((word) => !PARTICLES.has(word))
    .join(' ')
}

interface House {
  readonly number: HouseNumber
  readonly row: AddressRow
}
/** A street of one city, with the houses that are known in it. */
export interface Street {
  readonly key: string
  readonly name: string
  readonly city: string
  readonly country: string
  /** The street itself; null where only houses of it are known. */
  readonly row: AddressRow | null
  readonly houses: readonly House[]
}

/** "5th" in "350 5th Avenue" begins a street. */
const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th)(?!\p{L})`
const LEADING = new RegExp(String.raw`^${HOUSE_NUMBER.source}\s+(?=\p{L}|${ORDINAL})`, 'iu')
const TRAILING = new RegExp(String.raw`\s${HOUSE_NUMBER.source}$`, 'iu')

/** A row's street and house number; the number stands first or last, as its country writes it. */
function splitName(written: string): { street: string; number: HouseNumber | null } {
  const name = joinHalf(written)
  const first = LEADING.exec(name)?.[0]
  if (first) return { street: name.slice(first.length), number: readHouseNumber(first) }
  const last = TRAILING.exec(name)?.[0]
  return last ? { street: name.slice(0, -last.length), number: readHouseNumber(last) } : { street: name, number: null }
}

/** Whether a row is a house of its street, not the street. */
export const isHouse = ({ name }: AddressRow): boolean => splitName(name).number !== null

/** What a text says of an address: the number, and the words of the text that are its street. */
export interface AddressReading {
  readonly number: HouseNumber | null
  /** The number as typed. */
  readonly typed: string
  readonly streets: readonly Street[]
  /** The words that are neither street nor number nor unit: what the address is in. */
  readonly rest: string
}

const UNIT =
  /(?<![\p{L}\d])(?:(?:unit|apt|apartment|suite|ste|level|lvl|floor|shop|lot|room|flat|kiosk|tenancy|tower|building|bldg|piso|planta|etage|og)\s*#?\d{1,4}[a-z]?|#[a-z]?\d{1,3}-\d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)?|\d{1,2}\.?\s?krs\.?|\d{1,2}\.?\s?(?:og|etage|piso)|\d{1,3}(?:st|nd|rd|th)\s+floor)(?![\p{L}\d]),?/giu
/** Stair and flat after the number, as in Helsinki ("30 A 5"). */
const STAIR = /(?<=\d)\s+[a-z]\s+\d{1,3}(?=\s|,|$)/giu
const UNIT_BEFORE = /(?<![\p{L}\d/])\d{1,4}[a-z]?\s?\/\s?(?=\d{1,5}[a-z]?(?:-\d{1,5})?\s+\p{L})/giu
const LONGEST_STREET = 7
/** Numbers of a text looked at: a house, a postcode, a unit, and as many mistakes. */
const MOST_NUMBERS = 6
/** Streets that begin with what is being typed. */
const MOST_BEGINNING = 12

/** Streets by their name, however it is abbreviated, with the numbers known in each. */
export class StreetIndex {
  readonly #streets = new Map<string, Street[]>()
  readonly #keys: readonly string[]
  readonly #cities: ReadonlySet<string>

  constructor(rows: readonly AddressRow[], mapped: ReadonlySet<string>) {
    const open = new Map<
      string,
      { row: AddressRow | null; houses: House[]; key: string; name: string; city: string; country: string }
    >()
    for (const row of rows) {
      const { street, number } = splitName(
        row.name
          .replace(UNIT, ' ')
          .replace(/[\s,/]+$/, '')
          .trim(),
      )
      const key = streetKey(street)
      // A postcode before its city looks like a house in a street.
      if (key === '' || key === streetKey(row.city)) continue
      const of = `${key}|${row.city}|${row.country}`
      let known = open.get(of)
      if (!known)
        open.set(
          of,
          (known = { row: null, houses: [], key, name: street.trim(), city: row.city, country: row.country }),
        )
      if (number) known.houses.push({ number, row })
      else known.row ??= row
    }
    for (const street of open.values()) {
      const same = this.#streets.get(street.key)
      if (same) same.push(street)
      else this.#streets.set(street.key, [street])
    }
    this.#keys = [...this.#streets.keys()].sort()
    this.#cities = mapped
  }

  /** Whether the streets of a city are imported, so that a missing one is not there. */
  isMapped(city: string, country: string): boolean {
    return this.#cities.has(`${city}|${country}`)
  }

  named(key: string): readonly Street[] {
    return this.#streets.get(key) ?? []
  }

  /** Streets whose name begins so, for a text that is still typed. */
  beginning(key: string): Street[] {
    if (key.length < 4) return []
    let low = 0
    let high = this.#keys.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#keys[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    const found: Street[] = []
    for (let at = low; at < this.#keys.length && found.length < MOST_BEGINNING; at += 1) {
      const name = this.#keys[at] ?? ''
      if (!name.startsWith(key)) break
      found.push(...this.named(name))
    }
    return found.slice(0, MOST_BEGINNING)
  }

  /** The longest street that stands beside each number of a text; best reading first. */
  read(text: string): AddressReading[] {
    const plain = joinHalf(text.normalize('NFKC'))
      .replace(/[–—]/g, '-')
      .replace(UNIT, ' ')
      .replace(/\bc\/\s*/gi, 'carrer ')
      .replace(UNIT_BEFORE, '')
      .replace(STAIR, '')
    const found: (AddressReading & { readonly length: number })[] = []
    for (const match of [...plain.matchAll(HOUSE_NUMBER)].slice(0, MOST_NUMBERS)) {
      for (const typed of spellings(match[0])) {
        const number = readHouseNumber(typed)
        if (!number) continue
        const before = tokens(plain.slice(0, match.index))
        const after = tokens(plain.slice(match.index + typed.length))
        for (let length = Math.min(LONGEST_STREET, after.length); length > 0; length -= 1) {
          const streets = this.named(streetKey(after.slice(0, length).join(' ')))
          if (streets.length === 0) continue
          const rest = [...before, ...after.slice(length)].join(' ')
          found.push({ number, typed: typed.trim(), streets, rest, length })
          break
        }
        for (let length = Math.min(LONGEST_STREET, before.length); length > 0; length -= 1) {
          const streets = this.named(streetKey(before.slice(-length).join(' ')))
          if (streets.length === 0) continue
          const rest = [...before.slice(0, -length), ...after].join(' ')
          found.push({ number, typed: typed.trim(), streets, rest, length })
          break
        }
      }
    }
    return found.toSorted((a, b) => b.length - a.length)
  }

  /** A street without a number: the longest run of words that is one. */
  readStreet(text: string): AddressReading | null {
    const all = tokens(text)
    for (let length = Math.min(LONGEST_STREET, all.length); length > 0; length -= 1)
      for (let from = 0; from + length <= all.length; from += 1) {
        const streets = this.named(streetKey(all.slice(from, from + length).join(' ')))
        const rest = [...all.slice(0, from), ...all.slice(from + length)].join(' ')
        if (streets.length > 0) return { number: null, typed: '', streets, rest }
      }
    return null
  }
}

const tokens = (text: string): string[] => words(fold(text))

/** "14 B" may be a number with a letter, or a number before a word of one letter. */
function spellings(typed: string): string[] {
  const bare = /^\d+/.exec(typed)?.[0] ?? typed
  return /^\d+\s\p{L}$/u.test(typed) ? [typed, bare] : [typed]
}

/** The houses of a street that have the number asked for; the one that has it alone before a range. */
export const housesAt = (street: Street, number: HouseNumber): House[] =>
  street.houses
    .filter((house) => isSameHouse(number, house.number))
    .toSorted((a, b) => a.number.to - a.number.from - (b.number.to - b.number.from))

/** The known houses of a street whose numbers come next, nearest first. */
export const nearestHouses = (street: Street, number: HouseNumber, most: number): House[] =>
  street.houses.toSorted((a, b) => numbersApart(number, a.number) - numbersApart(number, b.number)).slice(0, most)
