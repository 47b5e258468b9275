import { limits } from '@site/contracts/limits'
import type { PackageOffer } from '@site/contracts/package-offer'

export interface PackageChoice {
  /** Whole guests, at least 1. */
  readonly guests: number
  readonly upgrade: boolean
}
type Prices = Pick<PackageOffer, 'basePrice' | 'extraGuestPrice' | 'upgradeOption'>

/** The parts of a price, in whole units of the offer's currency; they add up to `total`. */
interface PriceParts {
  readonly base: number
  readonly upgrade: number
  readonly extraGuests: number
  readonly total: number
}

/**
 * Spec §5: base price for two guests, the upgrade for each guest, and the extra price for each guest beyond two.
 * Throws a `RangeError` for anything but a whole number of guests from 1.
 */
export const priceOf = (offer: Prices, { guests, upgrade }: PackageChoice): PriceParts => {
  if (!Number.isInteger(guests) || guests < limits.packages.minGuests)
    throw new RangeError(`Guests must be a whole number from ${limits.packages.minGuests}, not ${guests}`)
  const parts = {
    base: offer.basePrice,
    upgrade: upgrade ? offer.upgradeOption.price * guests : 0,
    extraGuests: Math.max(0, guests - limits.packages.includedGuests) * offer.extraGuestPrice,
  }
  return { ...parts, total: parts.base + parts.upgrade + parts.extraGuests }
}

/** The least a package can cost: one guest, no upgrade. */
export const leastPrice = (offer: Prices): number =>
  priceOf(offer, { guests: limits.packages.minGuests, upgrade: false }).total
