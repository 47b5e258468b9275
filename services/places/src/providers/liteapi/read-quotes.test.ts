import { describe, expect, it } from 'vitest'
import { rateList } from './answers.ts'
import type { Quote } from '../../hotels/quote.ts'
import { readQuotes } from './read-quotes.ts'

const now = Date.parse('2026-12-01T00:00:00Z')
const free = (over: object = {}, tag = 'RFN') => ({
  refundableTag: tag,
  cancelPolicyInfos: [{ cancelTime: '2027-01-16 08:00:00', amount: 500, currency: 'AUD', timezone: 'GMT', ...over }],
})
const offer = (amount: unknown, rate: object = {}, currency = 'AUD') => ({
  offerId: 'o',
  offerRetailRate: { amount, currency },
  rates: [{ boardType: 'RO', boardName: 'Room Only', cancellationPolicies: { refundableTag: 'NRFN' }, ...rate }],
})

function read(...rows: unknown[]): Record<string, Quote> {
  const answer = rateList.parse({ data: rows, guestLevel: 0 })
  if ('error' in answer) throw new Error('An answer with data is no failure')
  return Object.fromEntries(readQuotes(['a', 'b'], answer.data, { nights: 2, currency: 'AUD', now }))
}
/** The quote of one hotel with one offer. */
function priceOf(each: unknown) {
  const { a } = read({ hotelId: 'a', roomTypes: [each] })
  return typeof a === 'object' ? a.price : undefined
}

describe('a quote', () => {
  it('is the cheapest offer, a night', () => {
    const { a } = read({ hotelId: 'a', roomTypes: [offer(720.5), offer(500.55), offer(900)] })
    expect(a).toEqual({
      price: {
        amount: 250.28,
        currency: 'AUD',
        per: 'night',
        provider: 'LiteAPI',
        quotedAt: '2026-12-01T00:00:00.000Z',
      },
    })
  })

  it.each<[string, object, string[] | undefined]>([
    ['breakfast', { boardType: 'BB', boardName: 'Breakfast Included' }, ['Breakfast']],
    ['half board', { boardType: 'HB', boardName: ' Half Board ' }, ['Half Board']],
    ['nothing but the room', { boardType: 'RO', boardName: 'Room only' }, undefined],
    ['nothing but the room, by its name', { boardType: undefined, boardName: 'ROOM ONLY' }, undefined],
    ['what nobody says', { boardType: undefined, boardName: undefined }, undefined],
  ])('says that it includes %s', (_, rate, includes) => {
    expect(priceOf(offer(500, rate))?.includes).toEqual(includes)
  })

  it.each<[string, object | null, string | undefined]>([
    ['until the first charge begins', free(), '2027-01-16T08:00:00.000Z'],
    [
      'until the earliest of several charges',
      {
        refundableTag: 'RFN',
        cancelPolicyInfos: [
          { cancelTime: '2027-01-17 00:00:00', amount: 500, timezone: 'GMT' },
          { cancelTime: '2027-01-10 00:00:00', amount: 250, timezone: 'GMT' },
          { cancelTime: '2027-01-02 00:00:00', amount: 0, timezone: 'GMT' },
        ],
      },
      '2027-01-10T00:00:00.000Z',
    ],
    ['not where it is not refundable', free({}, 'NRFN'), undefined],
    ['not where no time is given', { refundableTag: 'RFN', cancelPolicyInfos: [] }, undefined],
    ['not where the time is over', free({ cancelTime: '2026-11-30 08:00:00' }), undefined],
    ['not where the zone is another', free({ timezone: 'Local' }), undefined],
    ['not where the time cannot be read', free({ cancelTime: 'two days before' }), undefined],
    ['not where nothing is said', null, undefined],
  ])('is cancelled for nothing %s', (_, cancellationPolicies, until) => {
    expect(priceOf(offer(500, { cancellationPolicies }))?.freeCancellationUntil).toBe(until)
  })

  it.each<[string, unknown]>([
    ['in another currency', offer(500, {}, 'EUR')],
    ['of nothing', offer(0)],
    ['that is no number', offer('500')],
  ])('is never an offer %s, and the hotel is not called sold out for it', (_, each) => {
    expect(read({ hotelId: 'a', roomTypes: [each] })).toEqual({ b: 'sold_out' })
    expect(priceOf(each)).toBeUndefined()
  })

  it('passes over an odd offer for a sound one', () => {
    expect(read({ hotelId: 'a', roomTypes: [{ odd: true }, offer(500)] })['a']).toMatchObject({
      price: { amount: 250 },
    })
  })
})

describe('a hotel is sold out', () => {
  it.each<[string, unknown[], Record<string, Quote>]>([
    ['when it is not in the answer', [], { a: 'sold_out', b: 'sold_out' }],
    ['when it has no rooms', [{ hotelId: 'a', roomTypes: [] }], { a: 'sold_out', b: 'sold_out' }],
    ['but not when its row is odd', [{ hotelId: 'a', roomTypes: 'soon' }], { b: 'sold_out' }],
    [
      'but no silent one when a row does not say whose it is',
      [{ hotelId: 7 }, { hotelId: 'b', roomTypes: [] }],
      { b: 'sold_out' },
    ],
  ])('%s', (_, rows, quotes) => {
    expect(read(...rows)).toEqual(quotes)
  })
})
