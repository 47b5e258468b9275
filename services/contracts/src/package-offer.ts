import * as z from 'zod/mini'
import { eventCategories } from './events.ts'

/** Spec §3: a curated package. Prices in whole units of `currency`; sample content, booked only as a demo. */
export const packageOffer = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(eventCategories),
  heroImage: z.string(),
  location: z.string(),
  duration: z.string(),
  hotelName: z.string(),
  roomType: z.string(),
  /** How many people the room sleeps, extra guests included. */
  roomSleeps: z.number(),
  roomInclusions: z.array(z.string()),
  inclusions: z.array(z.string()),
  perks: z.array(z.string()),
  detailedPerks: z.array(z.object({ title: z.string(), description: z.string() })),
  basePrice: z.number(),
  extraGuestPrice: z.number(),
  currency: z.string(),
  eventDates: z.string(),
  description: z.string(),
  upgradeOption: z.object({ name: z.string(), price: z.number() }),
})
export type PackageOffer = z.infer<typeof packageOffer>
