import { limits } from '@site/contracts/limits'
import type { PaymentMethod } from '@site/contracts/payment'
import type { PackageChoice } from './price.ts'

/** Spec §4: `#PKG` and the last six digits of the time in milliseconds. */
export const bookingId = (timeMs: number): string => `#PKG${String(Math.trunc(timeMs)).slice(-6).padStart(6, '0')}`

/** The three steps of the package dialog (spec §4). A payment is first chosen at checkout; only what is confirmed has an id. */
export type PackageState =
  | { readonly step: 'overview'; readonly choice: PackageChoice }
  | { readonly step: 'checkout'; readonly choice: PackageChoice; readonly payment: PaymentMethod }
  | {
      readonly step: 'confirmed'
      readonly choice: PackageChoice
      readonly payment: PaymentMethod
      readonly bookingId: string
      readonly celebrating: boolean
    }

export type PackageEvent =
  | { readonly type: 'guests'; readonly guests: number }
  | { readonly type: 'upgrade'; readonly upgrade: boolean }
  | { readonly type: 'checkout' }
  | { readonly type: 'back' }
  | { readonly type: 'pay'; readonly payment: PaymentMethod }
  | { readonly type: 'confirm'; readonly timeMs: number }
  | { readonly type: 'celebrated' }
  | { readonly type: 'cancel' }

/** Overview, two guests, no upgrade; card is what checkout opens with. */
export const initialPackage: PackageState = {
  step: 'overview',
  choice: { guests: limits.packages.includedGuests, upgrade: false },
}

const wholeGuests = (guests: number): number =>
  Number.isFinite(guests) ? Math.max(limits.packages.minGuests, Math.round(guests)) : limits.packages.minGuests

/** What the dialog is after an event. An event that its step does not know changes nothing. */
export const packageReducer = (state: PackageState, event: PackageEvent): PackageState => {
  if (event.type === 'cancel') return initialPackage
  switch (state.step) {
    case 'overview':
      if (event.type === 'guests') return { ...state, choice: { ...state.choice, guests: wholeGuests(event.guests) } }
      if (event.type === 'upgrade') return { ...state, choice: { ...state.choice, upgrade: event.upgrade } }
      return event.type === 'checkout' ? { step: 'checkout', choice: state.choice, payment: 'card' } : state
    case 'checkout':
      if (event.type === 'pay') return { ...state, payment: event.payment }
      if (event.type === 'back') return { step: 'overview', choice: state.choice }
      return event.type === 'confirm'
        ? { ...state, step: 'confirmed', bookingId: bookingId(event.timeMs), celebrating: true }
        : state
    case 'confirmed':
      return event.type === 'celebrated' ? { ...state, celebrating: false } : state
  }
}
