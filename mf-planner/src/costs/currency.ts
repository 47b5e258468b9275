import { site } from '@site/contracts/site'

let known: ReadonlySet<string> | null = null

/** Whether a text is a currency of ISO 4217 that this browser knows. */
export const isCurrency = (code: string): boolean => {
  known ??= new Set(Intl.supportedValuesOf('currency'))
  return known.has(code)
}

/** Digits behind the point: 2 of dollars, 0 of yen. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** "AUD 1,240.00": by code, as a dollar sign is that of many. */
export const moneyWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat(site.locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount)

/** 1,234.50 with commas between thousands, or 12.50 and 12,50. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** An amount as it was typed; null for what is no amount of this currency: nobody's guess becomes a cost. */
export const readAmount = (text: string, currency: string): number | null => {
  const typed = text.replace(/\s/g, '')
  const plain = THOUSANDS.test(typed) ? typed.replaceAll(',', '') : PLAIN.test(typed) ? typed.replace(',', '.') : null
  if (plain === null || (plain.split('.')[1] ?? '').length > fractionDigits(currency)) return null
  return Number(plain)
}
