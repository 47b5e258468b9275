import { grouped } from '@site/contracts/date-words'

/** "USD 2,299", "AUD 189.50": the code stands first, since a bare $ is ambiguous on an Australian site. */
export const money = (amount: number, currency: string): string => {
  const [whole = '', part] = amount.toFixed(2).split('.')
  return `${currency} ${grouped(Number(whole))}${part === '00' ? '' : `.${part}`}`
}
