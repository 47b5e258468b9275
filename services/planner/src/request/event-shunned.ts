import type { Page, Span } from './page.ts'

/** Before an event: nobody goes there. */
const BEFORE =
  /\b(?:avoid(?:ing)?|skip(?:ping)?|nothing to do with|not (?:here |there |coming |going |travelling |traveling )?(?:for|to|interested in|into|about|bothered about)|no interest in|(?:away|clear) (?:from|of)|without|(?:but )?not (?:the one|the weekend|the week|when|on|during)(?: with| of| when)?|(?:we |i )?(?:hate|dislike)|evite[rz]?|on evite|pas pour|sans|meiden|vermeiden|ohne|nicht (?:wegen|fur|zum|zur)|evitar|evitamos|sin|no vamos (?:al|a la)|evitare|evitiamo|senza|niente|sem)\s+(?:(?:the|le|la|les|l'|den|die|das|dem|der|el|los|il|lo|o|a|do|da|all|any) )*(?:[\p{L}'-]+ )?$/u
/** Behind it, in its own sentence: "the marathon is on, keep us away from it". */
const BEHIND =
  /^[^.!?;\u00a6]{0,60}?\b(?:(?:keep|stay|steer)(?:ing)? (?:us |me )?(?:well |far |right )?(?:away|clear|out)(?: (?:from|of) (?:it|that|there|the crowds?)|(?! (?:from|of)))|avoid (?:it|that)|(?:don't|dont|do not|won't|not) (?:want|need|care|going|plan|be going)(?: (?:to|for|about))?(?: (?:see|watch|go(?: to| near)?|be (?:near|at)|attend|do))? (?:it|that|there|any of it)|(?:wollen|mochten|wurden) wir (?:(?:lieber|gern|bitte) )?(?:ver)?meiden|on (?:veut|voudrait) l'eviter|(?:lo|la) queremos evitar|vogliamo evitarl[oa]|queremos evita-l[oa])\b/u

/** Whether the traveller names an event to keep away from it. */
export const isShunned = (page: Page, { from, to }: Span): boolean =>
  BEFORE.test(page.folded.slice(Math.max(0, from - 60), from)) || BEHIND.test(page.folded.slice(to, to + 120))
