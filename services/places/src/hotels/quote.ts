import type { QuotedPrice } from '@site/contracts/hotels'

/** What a provider that knows a hotel says of a stay there. */
export type Quote = { readonly price: QuotedPrice } | 'sold_out'
/** By the id of the hotel; without an entry nobody knows. */
export type Quotes = ReadonlyMap<string, Quote>
