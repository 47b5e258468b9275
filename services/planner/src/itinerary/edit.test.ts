import { itineraryEdit, itineraryRequest, type PlanOutline } from '@site/contracts/itinerary'
import { beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { samplePort } from '../testing/sample-city.ts'
import { editItinerary } from './edit.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const request = itineraryRequest.parse({ destination: 'Sampleton', days: 3 })

let plan: PlanOutline
let ids: string[]
beforeAll(async () => {
  plan = outlineOf((await planItinerary(request, port, { now, budgetMs: 60_000, maxIterations: 600 })).plan)
  ids = plan.flatMap((day) => day.stops.map((stop) => stop.id))
})
const edit = (change: object) => editItinerary(itineraryEdit.parse({ request, plan, ...change }), port, { now })

describe('editItinerary', () => {
  it('offers alternatives that are not in the plan yet', async () => {
    const { alternatives } = await edit({ action: 'alternatives', day: 1, slot: 3, limit: 4 })
    expect(alternatives.length).toBeGreaterThan(1)
    expect(alternatives.every((slot) => !ids.includes(slot.activity.id))).toBe(true)
  })

  it('offers only meals as alternatives to a meal', async () => {
    const slot = plan[0]?.stops.findIndex((stop) => stop.meal === 'lunch') ?? 0
    const { alternatives } = await edit({ action: 'alternatives', day: 0, slot, limit: 6 })
    expect(alternatives.every((other) => other.meal === 'lunch')).toBe(true)
    expect(alternatives.length).toBeGreaterThan(0)
  })

  it('exchanges one slot and keeps the rest of the day', async () => {
    const before = plan[0]?.stops.map((stop) => stop.id) ?? []
    const { day } = await edit({ action: 'slot', day: 0, slot: 1 })
    const after = day?.slots.map((slot) => slot.activity.id) ?? []
    expect(after).toHaveLength(before.length)
    expect(after.filter((id) => !before.includes(id))).toHaveLength(1)
  })

  it('takes the alternative asked for', async () => {
    const { alternatives } = await edit({ action: 'alternatives', day: 0, slot: 1, limit: 3 })
    const id = alternatives.at(-1)?.activity.id ?? ''
    const { day } = await edit({ action: 'slot', day: 0, slot: 1, id })
    expect(day?.slots.map((slot) => slot.activity.id)).toContain(id)
  })

  it('retimes another order, or names the conflict', async () => {
    const before = plan[2]?.stops ?? []
    const order = before.map((stop) => stop.id)
    const same = await edit({ action: 'order', day: 2, order })
    expect(same.day?.slots.map((slot) => slot.start)).toEqual(before.map((stop) => stop.start))
    const reversed = await edit({ action: 'order', day: 2, order: order.toReversed() })
    expect(reversed.day).toBeNull()
    expect(reversed.conflicts).toHaveLength(reversed.misfits?.length ?? 0)
    expect(reversed.conflicts[0]).toMatch(/^Place \d+/)
  })

  it('refuses an order with a stop of another day', async () => {
    const order = [...(plan[0]?.stops ?? []), ...(plan[1]?.stops ?? [])].map((stop) => stop.id)
    expect((await edit({ action: 'order', day: 0, order })).conflicts[0]).toContain('another day')
  })

  it('replans a day with other stops and keeps locked ones', async () => {
    const locked = plan.map((day, i) => ({
      ...day,
      stops: day.stops.map((stop, at) => (i === 0 && at === 0 ? { ...stop, locked: true } : stop)),
    }))
    const { day } = await edit({ action: 'day', day: 0, plan: locked })
    const after = day?.slots.map((slot) => slot.activity.id) ?? []
    const before = plan[0]?.stops.map((stop) => stop.id) ?? []
    expect(after).toContain(before[0])
    expect(after.filter((id) => before.slice(1).includes(id))).toEqual([])
    expect(
      after.some((id) => [...(plan[1]?.stops ?? []), ...(plan[2]?.stops ?? [])].some((stop) => stop.id === id)),
    ).toBe(false)
  })

  it('finds the stop asked for when one before it is no longer known', async () => {
    const [first, ...rest] = plan
    const gone = { id: 'demolished', start: '08:00', end: '08:30' }
    const holed = [{ ...first, stops: [gone, ...(first?.stops ?? [])] }, ...rest]
    const { day } = await edit({ action: 'slot', day: 0, slot: 1, plan: holed })
    const after = day?.slots.map((slot) => slot.activity.id) ?? []
    expect(after).not.toContain(first?.stops[0]?.id)
    expect(after).toContain(first?.stops[1]?.id)
  })

  it('takes a stop out of the day when the order leaves it out', async () => {
    const order = plan[1]?.stops.slice(1).map((stop) => stop.id) ?? []
    const { day } = await edit({ action: 'order', day: 1, order })
    expect(day?.slots.map((slot) => slot.activity.id)).toEqual(order)
  })

  it('answers with a conflict for a slot that does not exist', async () => {
    expect((await edit({ action: 'slot', day: 0, slot: 15 })).conflicts).toEqual([
      'We couldn’t find that stop in the day.',
    ])
  })

  it('keeps a locked dinner a dinner when its day is replanned', async () => {
    const locked = plan.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => (stop.meal === 'dinner' ? { ...stop, locked: true } : stop)),
    }))
    const dinner = locked[1]?.stops.find((stop) => stop.meal === 'dinner')?.id
    expect(dinner).toBeDefined()
    const { day, conflicts } = await edit({ action: 'day', day: 1, plan: locked })
    expect(conflicts).toEqual([])
    expect(day?.slots.find((slot) => slot.activity.id === dinner)).toMatchObject({ meal: 'dinner', fixed: 'locked' })
  })
})
