import type { QuotedPrice } from '@site/contracts/hotels'
import type { Quote } from '../../hotels/quote.ts'
import type { Offer, Rates } from './answers.ts'

/** LiteAPI's words for a price that includes nothing but the room. */
const ROOM_ONLY = { type: 'RO', name: /^room only$/i }
/** The zone that LiteAPI counts in; of any other we could only guess when it ends. */
const ZONES = new Set(['GMT', 'UTC'])
const TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/

function includesOf({ rates = [] }: Offer): string[] {
  const boards = rates.flatMap(({ boardType, boardName }) => {
    // "Breakfast included" is what the price includes: breakfast.
    const name = boardName?.replace(/\s+included$/i, '').trim() ?? ''
    return name === '' || boardType === ROOM_ONLY.type || ROOM_ONLY.name.test(name) ? [] : [name]
  })
  return [...new Set(boards)]
}

/**
 * Until when every room of an offer is cancelled for nothing, ms since 1970: before the first charge begins
 * (docs.liteapi.travel/docs/canceling-a-booking). Null where one cannot, or it is not said.
 */
function freeUntil({ rates = [] }: Offer): number | null {
  const ends = rates.map(({ cancellationPolicies: policies }) => {
    if (policies?.refundableTag !== 'RFN') return Number.NaN
    const charges = (policies.cancelPolicyInfos ?? []).filter(({ amount }) => amount > 0)
    const starts = charges.map(({ cancelTime, timezone = '' }) => {
      const [, day, time] = TIME.exec(cancelTime) ?? []
      return day && time && ZONES.has(timezone) ? Date.parse(`${day}T${time}Z`) : Number.NaN
    })
    return starts.length > 0 ? Math.min(...starts) : Number.NaN
  })
  const end = Math.min(...ends)
  return Number.isFinite(end) ? end : null
}

interface Asked {
  readonly nights: number
  readonly currency: string
  /** When, ms since 1970. */
  readonly now: number
}

function cheapest(offers: readonly Offer[], { nights, currency, now }: Asked): QuotedPrice | null {
  const fitting = offers.filter(({ offerRetailRate }) => offerRetailRate.currency === currency)
  const [best] = fitting.sort((a, b) => a.offerRetailRate.amount - b.offerRetailRate.amount)
  if (!best) return null
  const includes = includesOf(best)
  const free = freeUntil(best)
  return {
    amount: Math.round((best.offerRetailRate.amount / nights) * 100) / 100,
    currency,
    per: 'night',
    provider: 'LiteAPI',
    quotedAt: new Date(now).toISOString(),
    ...(includes.length > 0 ? { includes } : {}),
    ...(free !== null && free > now ? { freeCancellationUntil: new Date(free).toISOString() } : {}),
  }
}

/**
 * What is said of each hotel that was asked about. A hotel without a room is sold out; one whose row or currency is not as asked has no
 * entry, and neither has any silent one when a row does not say whose it is.
 */
export function readQuotes(
  ids: readonly string[],
  { offers, unreadable, nameless }: Rates,
  asked: Asked,
): ReadonlyMap<string, Quote> {
  const quotes = new Map<string, Quote>()
  for (const id of ids) {
    if (unreadable.has(id)) continue
    const own = offers.get(id)
    if (own && own.length > 0) {
      const price = cheapest(own, asked)
      if (price) quotes.set(id, { price })
    } else if (own || !nameless) quotes.set(id, 'sold_out')
  }
  return quotes
}
