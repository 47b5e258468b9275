import type { GeocodeKind } from '@site/contracts/geocode'
import type { Origin } from './origin.ts'

interface Popular {
  readonly name: string
  readonly kind: GeocodeKind
  readonly where: string
  readonly origin: Origin
}

/** Well-known places with many hotels around them, offered before anything is typed. */
export const popular: readonly Popular[] = [
  {
    name: 'Australian Open',
    kind: 'event',
    where: 'Rod Laver Arena, Melbourne',
    origin: { by: 'event', id: 'mel-e-australian-open' },
  },
  {
    name: 'Formula 1 Singapore Grand Prix',
    kind: 'event',
    where: 'Marina Bay Street Circuit, Singapore',
    origin: { by: 'event', id: 'sin-e-formula-1-singapore-grand-prix' },
  },
  {
    name: 'Ultra Music Festival',
    kind: 'event',
    where: 'Miami',
    origin: { by: 'event', id: 'e-miami-ultra-music-festival' },
  },
  { name: 'Wembley Stadium', kind: 'venue', where: 'London', origin: { by: 'venue', id: 'v-london-wembley-stadium' } },
  {
    name: 'Madison Square Garden',
    kind: 'venue',
    where: 'New York',
    origin: { by: 'venue', id: 'v-new-york-madison-square-garden' },
  },
  { name: 'ExCeL London', kind: 'venue', where: 'London', origin: { by: 'venue', id: 'v-london-excel-london' } },
]
