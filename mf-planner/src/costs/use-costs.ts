import { createContext, useContext } from 'react'
import type { Cost } from './cost.ts'

/** How the costs of the plan on the screen are changed. */
export interface CostsWriter {
  readonly change: (costs: Cost[]) => void
  /** The server works on a change of the plan: another one would be lost. */
  readonly waiting: boolean
}

/** Null where a plan is only shown. */
export const CostsContext = createContext<CostsWriter | null>(null)
export const useCostsWriter = (): CostsWriter | null => useContext(CostsContext)
