import type { Variant } from './summary.ts'

const ORDERS: readonly (readonly Variant[])[] = [
  ['composed', 'prerendered', 'plain'],
  ['plain', 'prerendered', 'composed'],
  ['prerendered', 'composed', 'plain'],
  ['plain', 'composed', 'prerendered'],
  ['composed', 'plain', 'prerendered'],
  ['prerendered', 'plain', 'composed'],
]

/**
 * The order of the variants in one run of one route. A browser still clears away behind one visit while the next begins: over six runs
 * each variant comes as often behind each other one.
 */
export const turn = (route: number, run: number): readonly Variant[] => ORDERS[(route + run) % ORDERS.length] ?? []
