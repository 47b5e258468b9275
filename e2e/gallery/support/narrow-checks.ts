import { findCutOff, findTextBeyond } from '../../support/layout.ts'
import { findCutBelow, findSidewaysBoxes, findWeakFocus, findWiderPage } from './find-problems.ts'
import { callIn, callOf, type Tab } from './tab.ts'
import { setContrast, setTextSize } from './visitor.ts'

/** Least width of a focus ring, CSS px. */
const LEAST_RING = 3

const LAYOUT = [
  callOf(findWiderPage),
  callOf(findSidewaysBoxes),
  callOf(findTextBeyond),
  // A select shortens its choice with an ellipsis, and tells it whole when it is open.
  callOf(findCutOff, 'body *:not(select)'),
  callOf(findCutBelow),
]
const FOCUS = callOf(findWeakFocus, LEAST_RING)

/** What is tried in a narrow window, in this order; a step that finds nothing gives null or an empty list. */
const STEPS: readonly (readonly [title: string, calls: readonly string[]])[] = [
  ['as it is', LAYOUT],
  ['focus', [callOf(setContrast, 'standard'), FOCUS]],
  ['focus in high contrast', [callOf(setContrast, 'more'), FOCUS]],
  ['text doubled', [callOf(setTextSize, '200%'), ...LAYOUT]],
]

/** Problems of the story that is shown, as lines to read. */
export const narrowProblems = async (tab: Tab): Promise<readonly string[]> => {
  const found = await callIn<readonly string[] | null>(
    tab,
    STEPS.flatMap(([, calls]) => calls),
  )
  const titles = STEPS.flatMap(([title, calls]) => calls.map(() => title))
  return found.flatMap((problems, at) => (problems ?? []).map((problem) => `${titles[at]}: ${problem}`))
}
