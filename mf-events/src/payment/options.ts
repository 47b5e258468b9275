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

/** The three ways to pay of spec §9 for a booking of `amount` whole units of `currency`. */
export const paymentOptions = (
  amount: number,
  currency: string,
  view: keyof typeof coins,
): readonly PaymentOption[] => [
  { method: 'card', name: 'Credit card', detail: 'Visa, Mastercard, Amex', refused: null },
  {
    method: 'bnpl',
    name: 'Buy now, pay later',
    detail: 'Klarna, Afterpay',
    refused: mayPayLater(amount)
      ? null
      : `Only for bookings under $${limits.walkthrough.bnplUnder}; this one is ${money(amount, currency)}.`,
  },
  { method: 'crypto', name: 'Cryptocurrency', detail: coins[view], refused: null },
]
