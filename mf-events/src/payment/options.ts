import { limits } from '@site/contracts/limits'
import type { PaymentMethod } from '@site/contracts/payment'
import { money } from './money.ts'

/** A way to pay, and why not where it cannot be chosen. */
interface PaymentOption {
  readonly method: PaymentMethod
  readonly name: string
  readonly detail: string
  readonly refused: string | null
}

/** Spec §9: pay later only for bookings under 500 in the booking's own currency. */
export const mayPayLater = (amount: number): boolean => amount < limits.walkthrough.bnplUnder

/** Spec §9 names different coins in its two views. */
export const coins = { packages: 'Bitcoin, Ethereum', walkthrough: 'BTC, USDC, USDT' } as const

/** A booking to be paid: `amount` whole units of `currency`. */
export interface Payable {
  readonly amount: number
  readonly currency: string
  /** The least that any choice of the visitor would cost; left out when a choice under every limit exists. */
  readonly least?: number | undefined
  readonly view: keyof typeof coins
}

/** The ways to pay of spec §9. Paying later is shown only where some choice of the visitor is cheap enough for it. */
export const paymentOptions = ({ amount, currency, least = 0, view }: Payable): readonly PaymentOption[] => {
  const later: PaymentOption = {
    method: 'bnpl',
    name: 'Buy now, pay later',
    detail: 'Klarna, Afterpay',
    refused: mayPayLater(amount)
      ? null
      : `Only for bookings under $${limits.walkthrough.bnplUnder}; this one is ${money(amount, currency)}.`,
  }
  return [
    { method: 'card', name: 'Credit card', detail: 'Visa, Mastercard, Amex', refused: null },
    ...(mayPayLater(least) ? [later] : []),
    { method: 'crypto', name: 'Cryptocurrency', detail: coins[view], refused: null },
  ]
}
