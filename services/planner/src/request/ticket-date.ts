import { TICKET_BEFORE } from './date-patterns.ts'
import type { Page, Span } from './page.ts'
import { isIdle } from './vocabulary.ts'

/** "Tickets for Centre Court, 3 July": nothing else is said between a ticket and its date. */
const TICKET_AND_NAME =
  /\b(?:tickets?|tix|seats?|session|billets?|karten|entradas?|biglietti?|ingressos?|bilhetes?)\b([^.;!?]{0,60})$/
/** "Tues 7 & wed 8 Sept day sessions". */
const TICKET_BEHIND =
  /^ (?:(?:day|night|evening|afternoon) sessions?|tickets?|tix|(?:day )?pass(?:es)?|karten|billets?|entradas?|biglietti|ingressos)\b/
/** "We've got tickets, flying back Sunday": that day is the way home's. */
const TRAVELS = /\b(?:home|back|fly|flying|flights?|leav\w*|depart\w*|arriv\w*|land\w*|trains?|here|in town|there)\b/
/** Whether a date is that of a ticket. */
export const isOfTicket = (page: Page, { from, to }: Span): boolean => {
  // What stands in the other field is said of something else.
  const lead = page.folded.slice(from >= page.notesFrom ? page.notesFrom : 0, from)
  if (TICKET_BEFORE.test(lead) || TICKET_BEHIND.test(page.folded.slice(to))) return true
  const [, between] = TICKET_AND_NAME.exec(lead) ?? []
  // Another date stands between: that one is the ticket's.
  if (between === undefined || /\d/.test(between) || TRAVELS.test(between)) return false
  const left = page.left.slice(from - between.length, from).match(/[\p{L}\p{N}]+/gu) ?? []
  return left.every(isIdle)
}
