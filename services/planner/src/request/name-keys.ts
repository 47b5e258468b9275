import { wordsOf } from '../itinerary/places.ts'

/** Words of kind in English, French, German, Spanish, Italian and Portuguese; the first of each stands for all. */
const SAME: readonly string[] = [
  'castle chateau schloss burg castillo castello castelo castel',
  'palace palais palast palacio palazzo paco',
  'gallery galerie galeria galleria galerien galleries',
  'museum musee museo museu musei museen museums muzeum',
  'cathedral cathedrale kathedrale dom duomo catedral cattedrale',
  'church eglise kirche iglesia chiesa igreja',
  'basilica basilique basilika',
  'abbey abbaye abtei abadia abbazia',
  'monastery monastere kloster monasterio monastero mosteiro',
  'tower tour turm torre towers',
  'bridge pont brucke bruecke puente ponte',
  'market marche markt mercado mercato markets',
  'garden jardin garten jardim giardino gardens jardins jardines giardini',
  'park parc parque parco parks',
  'square place platz plaza piazza praca',
  'street rue strasse calle via rua',
  'fountain fontaine brunnen fuente fontana fonte',
  'gate porte tor puerta porta',
  'hill colline hugel colina colle',
  'island ile insel isla isola ilha islands',
  'beach plage strand playa spiaggia praia',
  'zoo tierpark zoologico giardino-zoologico',
  'aquarium acuario acquario aquario oceanario',
  'temple tempel templo tempio temples',
  'shrine sanctuaire schrein santuario',
  'opera oper staatsoper',
  'theatre theater teatro',
  'library bibliotheque bibliothek biblioteca',
  'lift ascenseur aufzug elevador ascensore elevator',
  'wall mur mauer muro muralla',
  'harbour harbor hafen puerto',
  'house haus maison casa',
  'wheel riesenrad grande-roue',
  'dungeon dungeons',
  'mall malls',
  'st saint sankt san santa santo sant sao sainte',
  'peter pietro pierre pedro petersdom',
  'paul paolo pablo',
  'mark marco marc markus',
  'stephen stephan stephans stephansdom',
  'colosseum coliseum colisee coliseo colosseo kolosseum coliseu',
  'vatican vatikan vaticano',
  'sistine sixtine sistina sixtinische',
  'championship championships tournament tournoi turnier torneo torneio championnat championnats meisterschaft campeonato campeonatos campionato weltmeisterschaft',
  'marathon maraton maratona',
  'race races racing rennen course carrera corrida gara',
  'flower flowers',
  'darts dart',
]
const keyOf = new Map(
  SAME.flatMap((words) => {
    const [first = '', ...others] = words.split(' ')
    return [first, ...others].map((word) => [word, first] as const)
  }),
)

/** Join names and stand before them. */
const LITTLE = new Set(
  `the a an of at in on and by for to s le la les l un une de des du d der die das den dem des und im am zum zur el los las y del
  al il lo gli i e ed di da dal von vom zu ao dei della delle dello do da dos das o os as em no na et au aux`.split(
    /\s+/,
  ),
)
/** Tell only what kind of place it is. */
const KIND_WORDS = new Set([
  ...SAME.slice(0, 36).map((words) => words.split(' ')[0] ?? ''),
  ...`old new town city national royal grand great big small center centre hall building view views point tour tours walk
  river quarter district station monument memorial tomb world art arts modern history natural science food night visit cafe
  bar restaurant hotel court pier port bay lake mountain forest trail village plaza avenue road lane shop shops shopping
  experience rooftop deck observatory terrace main central east west north south upper lower street bath baths`.split(
    /\s+/,
  ),
])

const singular = (word: string): string => (word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** Letters that are no accented ones. */
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' }

/** The words of a name as they are compared: kinds in one language, without articles. */
export const keysOf = (text: string): readonly string[] =>
  wordsOf(text.replace(/[œŒæÆøØßłŁ]/g, (letter) => LETTERS[letter.toLowerCase()] ?? letter))
    .filter((word) => !LITTLE.has(word))
    .map((word) => keyOf.get(word) ?? keyOf.get(singular(word)) ?? singular(word))

export const isLittle = (word: string): boolean => LITTLE.has(word)
/** Whether a word tells one place from others of its kind. */
export const isTelling = (key: string): boolean => !KIND_WORDS.has(key) && !/^\d$/.test(key)

const FEWEST_LETTERS = 6
/** Whether one letter is wrong, missing, too many, or two stand the wrong way round; short words are too much alike for that. */
export const isSlip = (typed: string, word: string): boolean => {
  if (typed === word || typed.length < FEWEST_LETTERS || typed[0] !== word[0]) return false
  if (Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [a, b] = [typed.slice(at), word.slice(at)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
