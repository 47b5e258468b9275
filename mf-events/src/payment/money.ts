import { site } from '@site/contracts/site'

/** "USD 2,299", "AUD 189.50": the code stands first, since a bare $ is ambiguous on an Australian site. */
export const money = (amount: number, currency: string): string =>
  `${currency} ${amount.toLocaleString(site.locale, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`
