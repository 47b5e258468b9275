import type { Scene } from '@site/ui/poster'
import { color } from '@site/ui/tokens'

export const cancellationWords = {
  free: 'Free cancellation until the day before',
  conditional: 'Half back until a week before',
  'non-refundable': 'No refund',
} as const
export type CancellationType = keyof typeof cancellationWords

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
export interface LifestyleSpot {
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

/** How each theme is printed. */
export const themes: Record<Theme, { readonly scene: Scene; readonly ink: string }> = {
  tennis: { scene: 'court', ink: color.court },
  concert: { scene: 'stage', ink: color.stage },
  location: { scene: 'street', ink: color.street },
  business: { scene: 'hall', ink: color.expo },
}
