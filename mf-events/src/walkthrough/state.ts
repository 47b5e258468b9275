import { limits } from '@site/contracts/limits'
import type { PaymentMethod } from '@site/contracts/payment'
import { mayPayLater } from '../payment/options.ts'
import { demoEvents, type DemoHotel, type DemoRoom } from './demo-events.ts'

export const stepNumbers = [1, 2, 3, 4, 5, 6] as const
export type StepNumber = (typeof stepNumbers)[number]

export interface Selection {
  readonly hotel: DemoHotel
  readonly room: DemoRoom
}
interface Booking<Status extends string, Chosen extends Selection | null = Selection> {
  readonly status: Status
  readonly selection: Chosen
  readonly payment: PaymentMethod
}
type Pending<Chosen extends Selection | null = Selection | null> = Booking<'pending', Chosen>
type Processing = Booking<'processing'>
type Confirmed = Booking<'confirmed'>

/**
 * The walkthrough of spec §4. `event` counts the demo events from 0. Only browsing opens rooms; only checkout processes; what
 * is processed or confirmed has a room.
 */
export type DemoState =
  | { readonly step: 1 | 2 | 5 | 6; readonly event: number; readonly booking: Pending | Confirmed }
  | {
      readonly step: 3
      readonly event: number
      readonly booking: Pending | Confirmed
      readonly rooms: DemoHotel | null
      readonly leaving: false
    }
  | {
      readonly step: 3
      readonly event: number
      readonly booking: Pending<Selection>
      readonly rooms: null
      /** A room is picked; checkout comes in half a second. */
      readonly leaving: true
    }
  | { readonly step: 4; readonly event: number; readonly booking: Pending | Processing | Confirmed }

export type DemoAction =
  | { readonly type: 'continue' }
  | { readonly type: 'go'; readonly step: StepNumber }
  | { readonly type: 'rooms'; readonly hotel: DemoHotel }
  | { readonly type: 'closeRooms' }
  | { readonly type: 'pick'; readonly room: DemoRoom }
  | { readonly type: 'leave' }
  | { readonly type: 'pay'; readonly payment: PaymentMethod }
  | { readonly type: 'complete' }
  | { readonly type: 'processed' }
  | { readonly type: 'home' }
  | { readonly type: 'event'; readonly event: number }

/** Step 1 of an event, nothing chosen, card. */
export const startOf = (event: number): DemoState => ({
  step: 1,
  event,
  booking: { status: 'pending', selection: null, payment: 'card' },
})

const at = (step: StepNumber, event: number, booking: Pending | Confirmed): DemoState => {
  if (step === 3) return { step, event, booking, rooms: null, leaving: false }
  return { step, event, booking }
}
const follower = (step: StepNumber): StepNumber => stepNumbers.find((next) => next === step + 1) ?? step

/** Whether "Complete Booking" can be pressed: a room and a payment are chosen and nothing is under way. */
export const canComplete = (state: DemoState): boolean =>
  state.step === 4 && state.booking.status === 'pending' && state.booking.selection !== null

/** A payment the room's price allows; what it does not allow goes back to card. */
const allowed = (payment: PaymentMethod, room: DemoRoom): PaymentMethod =>
  payment === 'bnpl' && !mayPayLater(room.price) ? 'card' : payment

type BrowseAction = Extract<DemoAction, { type: 'rooms' | 'closeRooms' | 'pick' | 'leave' }>
type CheckoutAction = Extract<DemoAction, { type: 'pay' | 'complete' | 'processed' }>

const browse = (state: Extract<DemoState, { step: 3 }>, action: BrowseAction): DemoState => {
  if (state.leaving) return action.type === 'leave' ? at(4, state.event, state.booking) : state
  switch (action.type) {
    case 'rooms':
      return { ...state, rooms: action.hotel }
    case 'closeRooms':
      return { ...state, rooms: null }
    case 'pick': {
      if (state.rooms === null) return state
      const selection = { hotel: state.rooms, room: action.room }
      const payment = allowed(state.booking.payment, action.room)
      return { ...state, booking: { status: 'pending', selection, payment }, rooms: null, leaving: true }
    }
    case 'leave':
      return state
  }
}

const checkout = (state: Extract<DemoState, { step: 4 }>, action: CheckoutAction): DemoState => {
  const { booking, event } = state
  switch (action.type) {
    case 'pay': {
      if (booking.status !== 'pending') return state
      const { selection } = booking
      const refused = selection !== null && allowed(action.payment, selection.room) !== action.payment
      return refused ? state : { ...state, booking: { ...booking, payment: action.payment } }
    }
    case 'complete': {
      const { selection } = booking
      if (booking.status !== 'pending' || selection === null) return state
      return { ...state, booking: { ...booking, status: 'processing', selection } }
    }
    case 'processed':
      return booking.status === 'processing' ? at(5, event, { ...booking, status: 'confirmed' }) : state
  }
}

/** What the walkthrough is after an action. An action that its step does not know changes nothing. */
export const demoReducer = (state: DemoState, action: DemoAction): DemoState => {
  const { booking } = state
  switch (action.type) {
    case 'home':
      return startOf(0)
    case 'event':
      return action.event in demoEvents ? startOf(action.event) : state
    case 'go':
      return booking.status === 'processing' ? state : at(action.step, state.event, booking)
    case 'continue':
      if (booking.status === 'processing') return state
      if (state.step < limits.walkthrough.steps) return at(follower(state.step), state.event, booking)
      return state.event + 1 in demoEvents ? startOf(state.event + 1) : state
    case 'rooms':
    case 'closeRooms':
    case 'pick':
    case 'leave':
      return state.step === 3 ? browse(state, action) : state
    case 'pay':
    case 'complete':
    case 'processed':
      return state.step === 4 ? checkout(state, action) : state
  }
}
