import { GROUNDS } from './activity-grounds.ts'
import { wordsOf, type Poi } from './places.ts'
import { faithOf } from './worship.ts'

/** What one sees in a church or beside it, and what goes in by a ticket. */
const OF_CHURCH = /^sant[’']\p{L}|\b(?:baptister\w*|battistero|chapels?|cappell[ae]|orsanmichele)\b/iu
const MUSEUM = /\b(?:museums?|museo|museu|mus[eé]e)\b/i
const isOfArt = (name: string): boolean => GROUNDS.art.words.test(wordsOf(name).join(' '))

/** The kinds by which a place may be left out: its category, and what else it is, a church or a museum, one of art. */
export const kindsOf = ({ name, category }: Pick<Poi, 'name' | 'category'>): readonly string[] => [
  category,
  ...(category === 'sight' && MUSEUM.test(name) ? ['museum'] : []),
  ...(faithOf({ name, category }) === 'church' || (OF_CHURCH.test(name) && !MUSEUM.test(name)) ? ['church'] : []),
  ...((category === 'museum' || category === 'gallery') && isOfArt(name) ? ['gallery', 'art'] : []),
]
