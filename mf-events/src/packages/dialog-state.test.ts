import { describe, expect, it } from 'vitest'
import {
  bookingId,
  initialPackage,
  packageReducer as reduce,
  type PackageAction,
  type PackageState,
} from './dialog-state.ts'

const ROOM_SLEEPS = 6
const packageReducer = (state: PackageState, action: PackageAction) => reduce(ROOM_SLEEPS, state, action)

const choice = { guests: 4, upgrade: true }
const overview: PackageState = { step: 'overview', choice }
const checkout: PackageState = { step: 'checkout', choice, payment: 'crypto' }
const confirmed: PackageState = { ...checkout, step: 'confirmed', bookingId: '#PKG456789' }

const events: Record<PackageAction['type'], PackageAction> = {
  guests: { type: 'guests', guests: 6 },
  upgrade: { type: 'upgrade', upgrade: false },
  checkout: { type: 'checkout' },
  back: { type: 'back' },
  pay: { type: 'pay', payment: 'card' },
  confirm: { type: 'confirm', timeMs: 1_795_260_123_456 },
  cancel: { type: 'cancel' },
}

/** Every step with every event; what is not listed changes nothing. */
const transitions: Record<PackageState['step'], Partial<Record<PackageAction['type'], PackageState>>> = {
  overview: {
    guests: { step: 'overview', choice: { guests: 6, upgrade: true } },
    upgrade: { step: 'overview', choice: { guests: 4, upgrade: false } },
    checkout: { step: 'checkout', choice, payment: 'card' },
    cancel: initialPackage,
  },
  checkout: {
    back: { step: 'overview', choice },
    pay: { step: 'checkout', choice, payment: 'card' },
    confirm: { step: 'confirmed', choice, payment: 'crypto', bookingId: '#PKG123456' },
    cancel: initialPackage,
  },
  confirmed: {
    cancel: initialPackage,
  },
}

describe.each([overview, checkout, confirmed])('in $step', (state) => {
  it.each(Object.values(events))('$type', (event) => {
    expect(packageReducer(state, event)).toEqual(transitions[state.step][event.type] ?? state)
  })
})

it('starts with the overview, two guests and no upgrade, and checkout with a card', () => {
  expect(initialPackage).toEqual({ step: 'overview', choice: { guests: 2, upgrade: false } })
  expect(packageReducer(initialPackage, { type: 'checkout' })).toMatchObject({ payment: 'card' })
})

it.each([
  [0, 1],
  [-3, 1],
  [2.6, 3],
  [Number.NaN, 1],
  [6, 6],
  [7, 6],
  [Number.POSITIVE_INFINITY, 6],
])('takes %d guests as %d: at least one, at most what the room sleeps', (asked, guests) => {
  expect(packageReducer(overview, { type: 'guests', guests })).toMatchObject({ choice: { guests } })
  expect(packageReducer(overview, { type: 'guests', guests: asked })).toMatchObject({ choice: { guests } })
})

it.each([
  [1_795_260_123_456, '#PKG123456'],
  [1_795_260_000_007, '#PKG000007'],
  [42, '#PKG000042'],
])('a booking at %d is %s', (time, id) => {
  expect(bookingId(time)).toBe(id)
})

it('does not compile impossible states', () => {
  // @ts-expect-error nothing is confirmed without a booking id
  const noId: PackageState = { step: 'confirmed', choice, payment: 'card' }
  // @ts-expect-error an overview knows no payment
  const early: PackageState = { step: 'overview', choice, payment: 'card' }
  // @ts-expect-error checkout cannot be without a payment
  const none: PackageState = { step: 'checkout', choice }
  // @ts-expect-error a confirmation needs its time
  const timeless: PackageAction = { type: 'confirm' }
  expect([noId, early, none, timeless]).toHaveLength(4)
})
