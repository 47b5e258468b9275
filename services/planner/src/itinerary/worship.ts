import type { Poi } from './places.ts'

/** Places of worship by their faith, as far as it decides when a visitor is let in. */
export type Faith = 'church' | 'hindu' | 'mosque' | 'synagogue'

const OTHERS: readonly (readonly [words: RegExp, faith: Faith])[] = [
  [/\b(?:mosque|masjid|moschee|mezquita)\b/i, 'mosque'],
  [/\b(?:synagogue|synagoge|sinagoga)\b/i, 'synagogue'],
  [/\b(?:mandir|kovil)\b|\bsri [\p{L} ]*temple\b/iu, 'hindu'],
]
const CHURCH =
  /\b(?:(?:arch)?bas[ií]li[ck]a|basilique|c[aá]t[eh]*[eé]?dral[e]?|church|chap(?:el|elle)|capilla|cappella|abbey|abbaye|minster|iglesia|igreja|chiesa|[eé]glise|hermitage|santa maria|notre-dame|sacr[eé]-c(?:œ|oe)ur|dom)\b|(?:kirche|kerk|m[uü]nster)\b/iu
/** Churches called by their saint and where they are: "San Luigi dei Francesi", "St Martin-in-the-Fields"; a town or a pier of that name is none. */
const OF_A_SAINT =
  /^(?:san|santa|santo|sant[’'])\s?\p{L}+ (?:in|de[il]|della|dello|al|alla|alle|a)\b|^st\.? \p{L}+[- ](?:in|le)[- ]/iu
/** What a name says of something else than a church: an abbey road, a tower, the square before it. */
const NO_CHURCH = /\b(?:road|street|square|market|station|theatre|theater|museum|tower|hotel|gardens?|park|dome)\b/i

/** The faith of a sight that is a place of worship; null for every other place. */
export function faithOf({ name, category }: Pick<Poi, 'name' | 'category'>): Faith | null {
  if (category !== 'sight') return null
  const other = OTHERS.find(([words]) => words.test(name))?.[1]
  return other ?? ((CHURCH.test(name) || OF_A_SAINT.test(name)) && !NO_CHURCH.test(name) ? 'church' : null)
}
