import type { Cost } from './cost.ts'
import { fractionDigits, moneyWords } from './currency.ts'

export interface Sum {
  readonly currency: string
  readonly amount: number
}

/** Sums by currency, in the order the currencies first appear; nothing is converted. Counted in the smallest unit, as 0.1 + 0.2 is not 0.3. */
export const sumsOf = (costs: readonly Pick<Cost, 'amount' | 'currency'>[]): Sum[] => {
  const units = new Map<string, number>()
  for (const { amount, currency } of costs)
    units.set(currency, (units.get(currency) ?? 0) + Math.round(amount * 10 ** fractionDigits(currency)))
  return [...units].map(([currency, sum]) => ({ currency, amount: sum / 10 ** fractionDigits(currency) }))
}

/** "AUD 1,240.00 and EUR 85.00". */
export const sumWords = (costs: readonly Pick<Cost, 'amount' | 'currency'>[]): string =>
  new Intl.ListFormat('en').format(sumsOf(costs).map(({ amount, currency }) => moneyWords(amount, currency)))

/** "Day 2", or "Whole trip": so too where the day has gone from the plan. */
export const costDay = ({ day }: Pick<Cost, 'day'>, days: number): string =>
  day === null || day >= days ? 'Whole trip' : `Day ${day + 1}`

/** Costs of the whole trip first, then by day, each in the order they were typed. */
export const inOrder = (costs: readonly Cost[], days: number): { readonly cost: Cost; readonly at: number }[] => {
  const rank = ({ day }: Cost): number => (day === null || day >= days ? -1 : day)
  return costs.map((cost, at) => ({ cost, at })).sort((a, b) => rank(a.cost) - rank(b.cost) || a.at - b.at)
}
