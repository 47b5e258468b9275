import { TICKET_BEFORE } from './date-patterns.ts'
import type { Page, Span } from './page.ts'
import { isIdle } from './vocabulary.ts'

/** "Tickets for Centre Court, 3 July": nothing else is said between a ticket and its date. */
const TICKET_AND_NAME =
  /\b(?:tickets?|tix|seats?|session|billets?|karten|entradas?|biglietti?|ingressos?|bilhetes?)\b([^.;!?]{0,60})$/
/** Whether a date is that of a ticket. */
export const isOfTicket = (page: Page, { from }: Span): boolean => {
  const lead = page.folded.slice(0, from)
  if (TICKET_BEFORE.test(lead)) return true
  const [, between] = TICKET_AND_NAME.exec(lead) ?? []
  // Another date stands between: that one is the ticket's.
  if (between === undefined || /\d/.test(between)) return false
  const left = page.left.slice(from - between.length, from).match(/[\p{L}\p{N}]+/gu) ?? []
  return left.every(isIdle)
}
