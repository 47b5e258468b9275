import type { Named } from './named-roles.ts'
import type { Page } from './page.ts'

/** "Crashing on my cousin's sofa in Prenzlauer Berg", "chez des amis à Belleville": one sleeps in the quarter that is named. */
const LODGES =
  /(?<!\p{L})(?:crash(?:ing)?|stay(?:ing)?|sleep(?:ing)?|sofa|couch|flat|apartment|air ?bnb|house|place|room|living|lives?|based|putting up|put up|friends?|wohn(?:t|en|ung)|schlafen|ubernachten|freunden?|bei|sofa|chez|loge(?:ons)?|dormons|appartement|amis|alojad[oa]s|apartamento|piso|amigos|dormimos|dormiamo|appartamento|amici|ficamos|hospedad[oa]s)(?: [^,.;:!?\u00a6]{0,40})? (?:in|at|near|around|a|en|em|im|au|na|no|da|do|de)(?: the)? $/u
export const lodges = ({ folded }: Page, { span }: Named): boolean =>
  LODGES.test(folded.slice(Math.max(0, span.from - 80), span.from))

const BOOKED = /\b(?:booked|reservation|booking|reserved)\b/
/** "We've booked the Eiffel Tower for 7 pm": nobody sleeps in a sight. */
export const isBooked = ({ folded }: Page, { whole, span }: Named): boolean =>
  BOOKED.test(folded.slice(whole.from, span.from))
