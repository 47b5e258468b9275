import type { HotelItem, QuotedPrice } from '@site/contracts/hotels'
import { site } from '@site/contracts/site'
import { color, font, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'

const Price = styled.div`
  display: grid;
  gap: ${space(1)};
  font-size: 0.875rem;
  line-height: 1.3;
  text-wrap: balance;
  color: ${color.muted};
  b {
    font: 700 1.25rem/1.2 ${font.head};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`

/** "3 Mar 2027" of an ISO date and time, in the visitor's own zone; null where it is none. */
const dayWords = (moment: string): string | null => {
  const time = new Date(moment)
  return Number.isNaN(time.getTime())
    ? null
    : time.toLocaleDateString(site.locale, { day: 'numeric', month: 'short', year: 'numeric' })
}
const timeWords = (moment: string): string | null => {
  const time = new Date(moment)
  return Number.isNaN(time.getTime())
    ? null
    : time.toLocaleTimeString(site.locale, { hour: 'numeric', minute: '2-digit' })
}

const linesOf = ({ includes = [], freeCancellationUntil, provider, quotedAt }: QuotedPrice): readonly string[] => {
  const until = freeCancellationUntil === undefined ? null : dayWords(freeCancellationUntil)
  const at = timeWords(quotedAt)
  return [
    includes.length === 0 ? '' : `Includes ${includes.join(', ').toLowerCase()}`,
    until === null ? '' : `Free cancellation until ${until}`,
    `${provider}${at === null ? '' : `, asked at ${at}`}`,
  ].filter((line) => line !== '')
}

/** What a provider quoted for the dates, or that it has no room left. Nothing where nobody was asked or nobody knows. */
export const StayPrice = ({ price, availability }: Pick<HotelItem, 'price' | 'availability'>) => {
  if (availability === 'sold_out')
    return (
      <Price data-quote>
        <b>Sold out</b>
        <span>for your dates</span>
      </Price>
    )
  if (price === null) return null
  return (
    <Price data-quote>
      <span>
        <b>{money(price.amount, price.currency)}</b> a {price.per}
      </span>
      {linesOf(price).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Price>
  )
}
