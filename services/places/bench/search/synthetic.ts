import type { Dataset } from '../../src/data/load.ts'
import type { Hotel } from '../../src/data/rows.ts'
import { seeded } from '../random.ts'

const FIRST =
  'Grand Royal Park Central Garden River Harbour Plaza Crown Golden Silver Old New Blue Green White Red Sun Moon Star Lake Hill Ocean Bay City Palm Cedar Maple Rose'.split(
    ' ',
  )
const KIND = 'Hotel Inn Suites Lodge Hostel Residence Apartments Motel Resort House'.split(' ')
const SYLLABLES =
  'ba be bi bo bra da de do fa fi ga go ha ja ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te ti to va ve vi za'.split(
    ' ',
  )

/**
 * Made-up hotels round the real cities of the gazetteer, in proportion to a power of their population, with names of
 * common words and one rare one, as real names have. For measuring only.
 */
export function syntheticHotels(data: Dataset, count: number, seed = 3): Hotel[] {
  const random = seeded(seed)
  const cities = data.cities.slice(0, 5000)
  const weights = cities.map((city) => city.population ** 0.7)
  const sums: number[] = []
  let total = 0
  for (const weight of weights) sums.push((total += weight))
  const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback
  const city = () => {
    const at = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    return cities[low]
  }
  const rare = () => {
    const word = Array.from({ length: 3 }, () => pick(SYLLABLES, 'ba')).join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  return Array.from({ length: count }, (_, at): Hotel => {
    const home = city()
    // Denser towards the middle, some 10 km across.
    const spread = () => (random() + random() + random() - 1.5) * 0.06
    return {
      id: `syn-${at}`,
      name: `${pick(FIRST, 'Grand')} ${rare()} ${pick(KIND, 'Hotel')}`,
      altNames: [],
      lat: (home?.lat ?? 0) + spread(),
      lon: (home?.lon ?? 0) + spread(),
      city: home?.name ?? '',
      country: home?.country ?? '',
      address: null,
      website: null,
      precision: 25,
      source: 'synthetic',
      kind: 'hotel',
      stars: 1 + Math.floor(random() * 5),
      rooms: null,
      mayBeClosed: false,
    }
  })
}
