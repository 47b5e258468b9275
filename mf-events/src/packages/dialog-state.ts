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
    }

export type PackageAction =
  | { readonly type: 'guests'; readonly guests: number }
  | { readonly type: 'upgrade'; readonly upgrade: boolean }
  | { readonly type: 'checkout' }
  | { readonly type: 'back' }
  | { readonly type: 'pay'; readonly payment: PaymentMethod }
  | { readonly type: 'confirm'; readonly timeMs: number }
  | { readonly type: 'cancel' }

/** Overview, two guests, no upgrade; card is what checkout opens with. */
export const initialPackage: PackageState = {
  step: 'overview',
  choice: { guests: limits.packages.includedGuests, upgrade: false },
}

/** Spec §5 sets the least; the most is what the room sleeps. */
const guestsIn = (roomSleeps: number, guests: number): number =>
  Number.isNaN(guests)
    ? limits.packages.minGuests
    : Math.max(limits.packages.minGuests, Math.min(roomSleeps, Math.round(guests)))

/** What the dialog of a package is after an action. An action that its step does not know changes nothing. */
export const packageReducer = (roomSleeps: number, state: PackageState, action: PackageAction): PackageState => {
  switch (action.type) {
    case 'guests':
      if (state.step !== 'overview') return state
      return { ...state, choice: { ...state.choice, guests: guestsIn(roomSleeps, action.guests) } }
    case 'upgrade':
      return state.step === 'overview' ? { ...state, choice: { ...state.choice, upgrade: action.upgrade } } : state
    case 'checkout':
      return state.step === 'overview' ? { ...state, step: 'checkout', payment: 'card' } : state
    case 'pay':
      return state.step === 'checkout' ? { ...state, payment: action.payment } : state
    case 'back':
      return state.step === 'checkout' ? { step: 'overview', choice: state.choice } : state
    case 'confirm':
      if (state.step !== 'checkout') return state
      return { ...state, step: 'confirmed', bookingId: bookingId(action.timeMs) }
    case 'cancel':
      return initialPackage
  }
}
