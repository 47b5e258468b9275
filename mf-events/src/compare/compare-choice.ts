import { MOST_COMPARED } from '../results/view.ts'

/** What a control needs to know of the hotels compared: as long as it is the same, the control is not rendered again. */
export interface CompareChoice {
  readonly checked: boolean
  /** Whether no other hotel can be added. */
  readonly full: boolean
  /** Whether it is compared with another one. */
  readonly paired: boolean
}

export const compareChoice = (compared: readonly string[], id: string): CompareChoice => {
  const checked = compared.includes(id)
  return { checked, full: !checked && compared.length >= MOST_COMPARED, paired: checked && compared.length >= 2 }
}

/** The hotels compared once one of them was chosen, or no longer is. */
export const withChoice = (compared: readonly string[], id: string, chosen: boolean): readonly string[] =>
  chosen ? [...compared, id] : compared.filter((each) => each !== id)
