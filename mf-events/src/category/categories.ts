import type { EventCategory } from '@site/contracts/events'
import type { Scene } from '@site/ui/poster'
import { color } from '@site/ui/tokens'

interface Look {
  readonly scene: Scene
  readonly ink: string
}

/** Which poster and ink each category is printed with. */
export const looks = {
  sports: { scene: 'court', ink: color.court },
  music: { scene: 'stage', ink: color.stage },
  business: { scene: 'hall', ink: color.expo },
  location: { scene: 'street', ink: color.street },
} as const satisfies Record<EventCategory | 'location', Look>

/** The four ways in, as the landing page shows them. */
export const tiles = [
  { key: 'sports', path: '/sports', title: 'Sports Events', line: 'Stadiums, circuits, courts' },
  { key: 'music', path: '/music', title: 'Music Concerts', line: 'Arenas, festivals, halls' },
  { key: 'business', path: '/business', title: 'Business Events', line: 'Expos, summits, fairs' },
  { key: 'location', path: '/location', title: 'By Location/Address', line: 'Any street, any point' },
] as const
