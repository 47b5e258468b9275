import { describe, expect, it } from 'vitest'
import { demoEvents, type DemoRoom } from './demo-events.ts'
import { NO_ROOMS, shownRooms } from './room-dialog.tsx'
import {
  canComplete,
  demoReducer,
  startOf,
  stepNumbers,
  type DemoAction,
  type DemoState,
  type Selection,
} from './state.ts'

const [first] = demoEvents
const hotelOf = (name: string) => {
  const hotel = demoEvents.flatMap(({ hotels }) => hotels).find((each) => each.name === name)
  if (hotel === undefined) throw new Error(`No hotel ${name}`)
  return hotel
}
const roomOf = (name: string): DemoRoom => {
  const room = demoEvents
    .flatMap(({ hotels }) => hotels.flatMap(({ rooms }) => rooms))
    .find((each) => each.name === name)
  if (room === undefined) throw new Error(`No room ${name}`)
  return room
}
const hotel = hotelOf('Baseline House')
const cheap: Selection = { hotel, room: roomOf('Courtside queen') }
const dear: Selection = { hotel, room: roomOf('Family loft') }
const nothing = { status: 'pending', selection: null, payment: 'card' } as const
const chosen = { status: 'pending', selection: cheap, payment: 'card' } as const
const processing = { ...chosen, status: 'processing' } as const
const confirmed = { ...chosen, status: 'confirmed' } as const
const browsing: DemoState = { step: 3, event: 0, booking: nothing, rooms: null, leaving: false }
const inRooms: DemoState = { ...browsing, rooms: hotel }
const leaving: DemoState = { step: 3, event: 0, booking: chosen, rooms: null, leaving: true }
const checkout: DemoState = { step: 4, event: 0, booking: chosen }
const busy: DemoState = { step: 4, event: 0, booking: processing }

const run = (state: DemoState, ...actions: DemoAction[]): DemoState => actions.reduce(demoReducer, state)

describe('continue', () => {
  it('moves forward up to six', () => {
    const steps = [1, 2, 3, 4, 5].map((count) =>
      run(startOf(0), ...Array.from({ length: count }, (): DemoAction => ({ type: 'continue' }))),
    )
    expect(steps.map(({ step }) => step)).toEqual([2, 3, 4, 5, 6])
  })

  it('at six starts the next event afresh, and stays with the last', () => {
    const end = (event: number): DemoState => ({ step: 6, event, booking: confirmed })
    expect(demoReducer(end(0), { type: 'continue' })).toEqual(startOf(1))
    expect(demoReducer(end(1), { type: 'continue' })).toEqual(startOf(2))
    expect(demoReducer(end(2), { type: 'continue' })).toEqual(end(2))
  })
})

describe('the dots', () => {
  it.each(stepNumbers)('lead to step %i and keep the booking', (step) => {
    expect(demoReducer(checkout, { type: 'go', step })).toMatchObject({ step, booking: chosen })
  })
  it('do not lead away from a booking that is being processed', () => {
    expect(demoReducer(busy, { type: 'go', step: 1 })).toBe(busy)
    expect(demoReducer(busy, { type: 'continue' })).toBe(busy)
  })
  it('leave a dialog and a wait behind', () => {
    expect(demoReducer(inRooms, { type: 'go', step: 3 })).toEqual(browsing)
    expect(demoReducer(leaving, { type: 'go', step: 2 })).toEqual({ step: 2, event: 0, booking: chosen })
  })
})

describe('choosing a room', () => {
  it('opens and closes the rooms of a hotel', () => {
    expect(demoReducer(browsing, { type: 'rooms', hotel })).toEqual(inRooms)
    expect(demoReducer(inRooms, { type: 'closeRooms' })).toEqual(browsing)
  })
  it('closes the dialog, then goes to checkout', () => {
    expect(demoReducer(inRooms, { type: 'pick', room: cheap.room })).toEqual(leaving)
    expect(demoReducer(leaving, { type: 'leave' })).toEqual(checkout)
  })
  it('needs open rooms', () => {
    expect(demoReducer(browsing, { type: 'pick', room: cheap.room })).toBe(browsing)
  })
  it('makes a new booking of a confirmed one', () => {
    const again: DemoState = { ...inRooms, booking: confirmed }
    expect(demoReducer(again, { type: 'pick', room: dear.room })).toMatchObject({
      leaving: true,
      booking: { status: 'pending', selection: dear },
    })
  })
  it('gives up pay later where the new room is not under $500', () => {
    const later: DemoState = { ...inRooms, booking: { ...chosen, payment: 'bnpl' } }
    expect(demoReducer(later, { type: 'pick', room: dear.room }).booking.payment).toBe('card')
    expect(demoReducer(later, { type: 'pick', room: cheap.room }).booking.payment).toBe('bnpl')
  })
})

describe('checkout', () => {
  it.each(['card', 'bnpl', 'crypto'] as const)('takes %s', (payment) => {
    expect(demoReducer(checkout, { type: 'pay', payment }).booking.payment).toBe(payment)
  })
  it('refuses pay later for $500 and more', () => {
    const high: DemoState = { ...checkout, booking: { ...chosen, selection: dear } }
    expect(demoReducer(high, { type: 'pay', payment: 'bnpl' })).toBe(high)
    expect(demoReducer(high, { type: 'pay', payment: 'crypto' }).booking.payment).toBe('crypto')
  })
  it('processes, confirms, and shows that it is complete', () => {
    expect(demoReducer(checkout, { type: 'complete' })).toEqual(busy)
    expect(demoReducer(busy, { type: 'processed' })).toEqual({ step: 5, event: 0, booking: confirmed })
  })
  it('can be completed only with a room, and not while processing or afterwards', () => {
    const empty: DemoState = { ...checkout, booking: nothing }
    const done: DemoState = { ...checkout, booking: confirmed }
    expect([checkout, empty, busy, done, browsing].map(canComplete)).toEqual([true, false, false, false, false])
    expect(demoReducer(empty, { type: 'complete' })).toBe(empty)
    expect(demoReducer(done, { type: 'complete' })).toBe(done)
    expect(demoReducer(busy, { type: 'complete' })).toBe(busy)
    expect(demoReducer(checkout, { type: 'processed' })).toBe(checkout)
  })
})

describe('resets', () => {
  const everywhere = [startOf(1), inRooms, leaving, checkout, busy, { step: 5, event: 2, booking: confirmed } as const]
  it.each(everywhere)('home from step $step goes to step 1, pending', (state) => {
    expect(demoReducer(state, { type: 'home' })).toEqual(startOf(0))
  })
  it.each(everywhere)('choosing an event from step $step resets everything', (state) => {
    expect(demoReducer(state, { type: 'event', event: 2 })).toEqual(startOf(2))
  })
  it('knows three events', () => {
    expect(demoReducer(checkout, { type: 'event', event: 3 })).toBe(checkout)
    expect(demoEvents.map(({ name, theme }) => [name, theme])).toEqual([
      ['Australian Open', 'tennis'],
      ['Ultra Music Festival', 'concert'],
      ['Canton Fair', 'business'],
    ])
  })
})

describe('actions of another step change nothing', () => {
  const actions: DemoAction[] = [
    { type: 'rooms', hotel },
    { type: 'closeRooms' },
    { type: 'pick', room: cheap.room },
    { type: 'leave' },
    { type: 'pay', payment: 'crypto' },
    { type: 'complete' },
    { type: 'processed' },
  ]
  it.each(actions)('$type in step 1', (action) => {
    const state = startOf(0)
    expect(demoReducer(state, action)).toBe(state)
  })
})

describe('rooms', () => {
  it('free cancellation only hides the others, and may leave none', () => {
    expect(shownRooms(hotel.rooms, false)).toHaveLength(3)
    expect(shownRooms(hotel.rooms, true).map(({ name }) => name)).toEqual(['Courtside queen', 'Family loft'])
    expect(shownRooms(hotelOf('The Deuce').rooms, true)).toEqual([])
    expect(NO_ROOMS).toBe('No rooms match your filters')
  })
  it('are priced in AUD, some under and some over $500', () => {
    const rooms = demoEvents.flatMap(({ hotels }) => hotels.flatMap((each) => each.rooms))
    expect(new Set(rooms.map(({ currency }) => currency))).toEqual(new Set(['AUD']))
    expect(rooms.some(({ price }) => price < 500) && rooms.some(({ price }) => price >= 500)).toBe(true)
    expect(first.hotels[0]?.price).toBe(389)
  })
})

it('does not compile impossible states', () => {
  // @ts-expect-error only checkout processes
  const early: DemoState = { step: 5, event: 0, booking: processing }
  // @ts-expect-error nothing is confirmed without a room
  const empty: DemoState = { step: 5, event: 0, booking: { ...nothing, status: 'confirmed' } }
  // @ts-expect-error rooms are open only while browsing
  const open: DemoState = { step: 2, event: 0, booking: nothing, rooms: hotel }
  // @ts-expect-error nobody leaves for checkout without a room
  const hasty: DemoState = { step: 3, event: 0, booking: nothing, rooms: null, leaving: true }
  // @ts-expect-error there is no seventh step
  const seventh: DemoAction = { type: 'go', step: 7 }
  expect([early, empty, open, hasty, seventh]).toHaveLength(5)
})
