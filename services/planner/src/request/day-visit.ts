import type { Length } from './length.ts'
import type { Hit } from './hit.ts'
import type { Page } from './page.ts'

/** "The ferry puts us ashore at 9.30 on 11 August and the last one back is at 21.30": there and back on one day. */
const LAST_BACK =
  /\b(?:the |our )?last (?:one|boat|bus|coach|ferry|train|hydrofoil|catamaran) (?:back|home)\b[^,.;!?]{0,12}?(?:\u00a6|\bat\b)/

/** One day where only one date is told and the last way back is that of its evening; null where nothing says so. */
export const dayVisit = (page: Page, hits: readonly Hit[]): Length | null => {
  const [only, ...others] = hits
  const match = LAST_BACK.exec(page.folded)
  if (match === null || only?.dates.kind !== 'days' || only.dates.last !== undefined || others.length > 0) return null
  return { span: { from: match.index, to: match.index + match[0].length }, count: 1, unit: 'days' }
}
