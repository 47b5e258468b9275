import type { PlacesPort } from '../itinerary/places.ts'
import { isCountry } from './countries.ts'
import { memoised } from './memo.ts'
import { foldText } from './page.ts'

type Cities = ReturnType<PlacesPort['coveredCities']>
type City = Cities[number]

const zone =
  (words: RegExp) =>
  ({ tz }: City) =>
    words.test(tz)
const within = (countries: string) => {
  const own = new Set(countries.split(' '))
  return ({ country }: City) => own.has(country)
}
const called =
  (...names: readonly string[]) =>
  ({ city }: City) =>
    names.includes(city)
const LATIN = 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'

/** Parts of the world by the code the United Nations give them (M49): the browser's own tables name them in every language. */
const CONTINENTS: readonly (readonly [code: string, has: (city: City) => boolean])[] = [
  ['150', zone(/^Europe\//)],
  ['142', zone(/^Asia\//)],
  ['002', zone(/^Africa\//)],
  ['019', zone(/^America\//)],
  ['003', within('US CA MX')],
  ['021', within('US CA')],
  ['005', within(LATIN.replace('MX', ''))],
  ['419', within(LATIN)],
  ['009', zone(/^(?:Australia|Pacific)\//)],
  ['030', within('CN HK JP KR MO TW')],
  ['035', within('ID KH LA MM MY PH SG TH VN')],
  ['145', within('AE BH IL JO KW LB OM QA SA TR')],
  ['034', within('BD IN LK NP PK')],
  ['143', within('KZ KG TJ TM UZ')],
  ['039', within('ES GR HR IT MC MT PT')],
  ['154', within('DK EE FI GB IE IS LT LV NO SE')],
  ['155', within('AT BE CH DE FR LU MC NL')],
  ['151', within('BG CZ HU PL RO SK UA')],
  ['029', within('BB BS CU DO JM PR TT')],
  ['013', within('CR GT HN NI PA SV')],
]
/** Other areas that travellers name, and what of them we may have. */
const AREAS: readonly (readonly [words: string, has: (city: City) => boolean])[] = [
  ['scandinavia|the nordics|nordic countries|scandinavie|skandinavien|escandinavia', within('DK FI IS NO SE')],
  [
    '(?:the )?middle east|moyen-orient|naher osten|oriente medio|medio oriente',
    within('AE BH IL JO KW LB OM QA SA TR'),
  ],
  ['(?:the )?far east|ostasien', within('CN HK JP KR MO TW')],
  ['(?:the )?alps|les alpes|die alpen|los alpes|le alpi|os alpes', called('Zurich', 'Munich', 'Milan', 'Vienna')],
  ['(?:the )?mediterranean|mediterranee|mittelmeer|mediterraneo', within('ES IT MC')],
  ['benelux|(?:the )?low countries', within('BE LU NL')],
  ['(?:the )?balkans|balkan', within('AL BA BG GR HR ME MK RS SI')],
  ['california|kalifornien|californie', called('Los Angeles', 'San Francisco')],
  ['florida|floride', called('Miami')],
  ['texas', called('Austin')],
  ['nevada', called('Las Vegas')],
  ['new england|massachusetts', called('Boston')],
  ['(?:the )?(?:us |american )?east coast', called('New York City', 'Boston', 'Miami')],
  ['(?:the )?(?:us |american )?west coast', called('Los Angeles', 'San Francisco')],
  ['new south wales|nsw', called('Sydney')],
  ['queensland', called('Brisbane')],
  ['south australia', called('Adelaide')],
  ['western australia', called('Perth')],
  ['tasmania|(?:the )?northern territory|(?:the )?kimberley', called()],
  ['victoria(?=,? australia)', called('Melbourne')],
  ['(?:the )?outback|(?:the )?great barrier reef', within('AU')],
  ['scotland|ecosse|schottland|escocia|scozia', called('Edinburgh')],
  ['catalonia|catalunya|cataluna|catalogne|katalonien|catalogna', called('Barcelona')],
  ['bavaria|bayern|baviere|baviera', called('Munich')],
  ['lombardy|lombardia', called('Milan')],
  ['(?:the )?south of france|cote d.azur|(?:the )?french riviera', called('Monaco')],
  [
    'tuscany|toscana|toscane|toskana|umbria|sicily|sicilia|(?:the )?amalfi coast|provence|normandy|normandie|brittany|bretagne|andalusia|andalucia|andalousie|andalusien|bali|hawaii',
    called(),
  ],
]

let byName: readonly (readonly [RegExp, (city: City) => boolean])[] | undefined
const areas = () => {
  byName ??= [
    ...CONTINENTS.map(([code, has]) => {
      const names = ['en', 'fr', 'de', 'es', 'it', 'pt'].flatMap(
        (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? [],
      )
      return [new RegExp(`^(?:the |l'|la )?(?:${names.map(foldText).join('|')})$`), has] as const
    }),
    ...AREAS.map(([words, has]) => [new RegExp(`^(?:${words})$`), has] as const),
  ]
  return byName
}

type Area = readonly [words: RegExp, has: (city: City) => boolean]
const areaOf = memoised((text): Area | null => {
  const folded = foldText(text.trim())
  return areas().find(([words]) => words.test(folded)) ?? null
})

/** Whether a text names a part of the world that is too wide for a plan. */
export const isArea = (text: string): boolean => areaOf(text) !== null

/** Most words of such a name. */
const MOST_WORDS = 4
/** The first part of the world or country that a text speaks of: "backpacking South America". */
export const areaIn = (text: string): string | null => {
  const words = [...text.matchAll(/[\p{L}'’-]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  for (const [at, { from }] of words.entries())
    for (let count = Math.min(MOST_WORDS, words.length - at); count >= 1; count -= 1) {
      const name = text.slice(from, words[at + count - 1]?.to)
      if (isArea(name) || isCountry(name)) return name
    }
  return null
}

/** Cities with places to visit in such a part of the world, the best known first. */
export const citiesOfArea = (text: string, cities: Cities): readonly string[] => {
  const [, has] = areaOf(text) ?? []
  return has === undefined
    ? []
    : cities
        .filter((city) => city.pois > 0 && has(city))
        .toSorted((a, b) => b.pois - a.pois)
        .map(({ city }) => city)
}

/** Words that are no place to plan, whatever bears them as a name: a café may be called Home, and a club the Moon. */
const NO_PLACE = new RegExp(
  String.raw`^(?:(?:the|my|our|some|any|a|an|outer|deep|la|le|les|l|der|die|das|den|el|il|lo|o|a|zum|ans?|au) )*(?:${[
    'moon|sun|mars|venus|jupiter|saturn|pluto|space|universe|galaxy|earth|world|planet|sky|stars',
    'ocean|sea|beach|seaside|coast|mountains?|desert|jungle|forest|woods|countryside|island|islands|lake|river|north pole|south pole|equator',
    'home|house|flat|office|work|school|bed|heaven|hell|paradise|dreamland|nowhere|somewhere|anywhere|everywhere|wherever|elsewhere|abroad|here|there',
    'place|city|town|country|airport|station|hotel|surprise(?: me)?|you choose|you decide|dont know|don.t know|no idea|idk|tbd|test|hello|asdf\\w*',
    // Towns of stories, whose words are names of something else.
    "gotham city|emerald city|metropolis|king'?s landing|middle[- ]earth|wonderland|neverland|asgard|camelot",
    'lune|mer|plage|montagne|campagne|espace|monde|maison|nulle part|quelque part|ailleurs',
    'mond|meer|strand|berge|weltall|welt|zuhause|hause|nirgendwo|irgendwo|irgendwohin',
    'luna|mar|playa|montana|espacio|mundo|casa|ninguna parte|alguna parte|donde sea',
    'mare|spiaggia|montagna|spazio|mondo|da nessuna parte|da qualche parte|ovunque',
    'lua|praia|montanha|espaco|lugar nenhum|algum lugar|qualquer lugar',
  ].join('|')})$`,
)
export const isNoPlace = memoised((text) => NO_PLACE.test(foldText(text.trim())))
