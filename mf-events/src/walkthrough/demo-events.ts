import type { Scene } from '@stageside/ui/poster'
import { color } from '@stageside/ui/tokens'

const cancellationWords = {
  free: 'Free cancellation until the day before',
  conditional: 'Half back until a week before',
  'non-refundable': 'No refund',
} as const
type CancellationType = keyof typeof cancellationWords

/** Spec §3. Prices are whole units of `currency`, per night, nett. */
export interface DemoRoom {
  readonly name: string
  readonly sleeps: number
  readonly bedType: string
  readonly price: number
  readonly currency: string
  readonly cancellation: string
  readonly cancellationType: CancellationType
}
/** `price` is that of its cheapest room, `walkTime` minutes on foot, `rating` out of 5. All of it is made up. */
export interface DemoHotel {
  readonly name: string
  readonly rating: number
  readonly price: number
  readonly currency: string
  readonly walkTime: number
  readonly cancellation: string
  readonly cancellationType: CancellationType
  readonly image: string
  readonly rooms: readonly DemoRoom[]
}
interface LifestyleSpot {
  readonly emoji: string
  readonly name: string
  readonly description: string
  readonly walkTime: number
}
export type Theme = 'tennis' | 'concert' | 'location' | 'business'
export interface DemoEvent {
  readonly id: string
  readonly name: string
  readonly searchQuery: string
  readonly heroImage: string
  readonly theme: Theme
  readonly hotels: readonly DemoHotel[]
  readonly lifestyle: readonly LifestyleSpot[]
  readonly aiTip: string
}

export const themes: Record<Theme, { readonly scene: Scene; readonly ink: string }> = {
  tennis: { scene: 'court', ink: color.court },
  concert: { scene: 'stage', ink: color.stage },
  location: { scene: 'street', ink: color.street },
  business: { scene: 'hall', ink: color.expo },
}

const CURRENCY = 'AUD'

const room = (
  name: string,
  sleeps: number,
  bedType: string,
  price: number,
  cancellationType: CancellationType,
): DemoRoom => ({
  name,
  sleeps,
  bedType,
  price,
  currency: CURRENCY,
  cancellation: cancellationWords[cancellationType],
  cancellationType,
})

/** A hotel whose price and cancellation are those of its cheapest room. */
const hotel = (
  name: string,
  rating: number,
  walkTime: number,
  rooms: readonly [DemoRoom, ...DemoRoom[]],
): DemoHotel => {
  const cheapest = rooms.reduce((best, next) => (next.price < best.price ? next : best), rooms[0])
  const { price, currency, cancellation, cancellationType } = cheapest
  return { name, rating, walkTime, rooms, price, currency, cancellation, cancellationType, image: '' }
}

/** The three sample events of spec §3. Hotels, rooms, spots and prices are fictitious and labelled so on the page. */
export const demoEvents: readonly [DemoEvent, ...DemoEvent[]] = [
  {
    id: 'australian-open',
    name: 'Australian Open',
    searchQuery: 'Australian Open, Melbourne',
    heroImage: '',
    theme: 'tennis',
    aiTip:
      'Night sessions can end after midnight. Ten minutes on foot is worth more than a cheaper room across the river.',
    hotels: [
      hotel('Baseline House', 4.6, 6, [
        room('Courtside queen', 2, 'One queen bed', 389, 'free'),
        room('Corner king', 2, 'One king bed', 489, 'conditional'),
        room('Family loft', 4, 'One king, two singles', 640, 'free'),
      ]),
      hotel('The Deuce', 4.2, 9, [
        room('Standard double', 2, 'One double bed', 289, 'non-refundable'),
        room('Twin', 2, 'Two single beds', 299, 'conditional'),
      ]),
      hotel('Yarra Lantern', 4.4, 13, [
        room('River queen', 2, 'One queen bed', 349, 'free'),
        room('River suite', 3, 'One king, one sofa bed', 560, 'free'),
      ]),
      hotel('Plane Tree Rooms', 3.9, 18, [
        room('Compact double', 2, 'One double bed', 219, 'free'),
        room('Triple', 3, 'Three single beds', 279, 'non-refundable'),
      ]),
    ],
    lifestyle: [
      { emoji: '☕', name: 'Second Serve Coffee', description: 'Flat whites from six in the morning', walkTime: 4 },
      { emoji: '🌿', name: 'Riverside lawn', description: 'Shade, a big screen and room to lie down', walkTime: 5 },
      { emoji: '🍜', name: 'Noodle lane', description: 'Open until the last match is over', walkTime: 9 },
      { emoji: '🎨', name: 'Print gallery', description: 'Small, cool and free', walkTime: 12 },
    ],
  },
  {
    id: 'ultra-music-festival',
    name: 'Ultra Music Festival',
    searchQuery: 'Ultra Music Festival, Miami',
    heroImage: '',
    theme: 'concert',
    aiTip: 'Streets around the park close on show days. Choose a bed you can reach without crossing the drawbridge.',
    hotels: [
      hotel('Subwoofer Suites', 4.5, 5, [
        room('Bay queen', 2, 'One queen bed', 459, 'conditional'),
        room('Bay king', 2, 'One king bed', 529, 'free'),
      ]),
      hotel('Low Tide', 4.1, 8, [
        room('Bunk room', 4, 'Two bunk beds', 239, 'non-refundable'),
        room('Double', 2, 'One double bed', 329, 'non-refundable'),
      ]),
      hotel('Palm Static', 4.3, 11, [
        room('Pool double', 2, 'One double bed', 379, 'free'),
        room('Pool suite', 4, 'One king, one sofa bed', 690, 'conditional'),
      ]),
      hotel('The Afterhour', 4.0, 16, [
        room('Late queen', 2, 'One queen bed', 299, 'free'),
        room('Late twin', 2, 'Two single beds', 289, 'conditional'),
      ]),
    ],
    lifestyle: [
      { emoji: '🥥', name: 'Coconut window', description: 'Cold ones through a hatch in the wall', walkTime: 3 },
      { emoji: '🏖️', name: 'Quiet end of the beach', description: 'For the morning after', walkTime: 14 },
      { emoji: '🌮', name: 'Midnight tacos', description: 'Three kinds, one queue', walkTime: 6 },
      { emoji: '🎧', name: 'Record cellar', description: 'Second-hand twelve-inches', walkTime: 10 },
    ],
  },
  {
    id: 'canton-fair',
    name: 'Canton Fair',
    searchQuery: 'Canton Fair, Guangzhou',
    heroImage: '',
    theme: 'business',
    aiTip:
      'The halls are a kilometre long. Ask which gate your exhibitors are at before you choose the side to stay on.',
    hotels: [
      hotel('Hall Gate Hotel', 4.4, 4, [
        room('Business king', 2, 'One king bed', 419, 'free'),
        room('Business twin', 2, 'Two single beds', 409, 'conditional'),
        room('Meeting suite', 2, 'One king bed and a table for six', 780, 'free'),
      ]),
      hotel('Pearl Ledger', 4.2, 10, [
        room('Desk double', 2, 'One double bed', 269, 'free'),
        room('Desk king', 2, 'One king bed', 309, 'conditional'),
      ]),
      hotel('Sample Room Inn', 3.8, 14, [
        room('Single', 1, 'One single bed', 149, 'non-refundable'),
        room('Double', 2, 'One double bed', 189, 'non-refundable'),
      ]),
      hotel('Lychee Court', 4.5, 19, [
        room('Garden queen', 2, 'One queen bed', 329, 'free'),
        room('Garden suite', 3, 'One king, one sofa bed', 499, 'free'),
      ]),
    ],
    lifestyle: [
      { emoji: '🥟', name: 'Dim sum hall', description: 'Carts from seven, tea all day', walkTime: 8 },
      { emoji: '🌆', name: 'River lights walk', description: 'The towers after eight', walkTime: 15 },
      { emoji: '🍵', name: 'Tea tasting room', description: 'Six teas in an hour', walkTime: 11 },
      { emoji: '🛍️', name: 'Fabric market', description: 'By the bolt, by the metre', walkTime: 18 },
    ],
  },
]
