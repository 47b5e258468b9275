import { foldText, type Page, type Span } from './page.ts'
import type { Stop } from './where.ts'

type Place = 'first' | 'last' | 'between'

const END = String.raw`(?=\s*(?:$|[,.;:!?)\u00a6]|please\b|and\b|then\b|if\b|s'il|bitte\b|por favor|per favore))`
/** What stands before the name of a city, or behind it, and says where in the trip it is. */
const BEFORE: readonly (readonly [Place, RegExp])[] = [
  [
    'first',
    /\b(?:(?:start|begin|kick)(?:ing|s|ning)?(?: (?:off|out|the trip|it|things))* (?:in|with|at)|first (?:stop(?: is)?|in|to|is)|en commencant par|commencer par|(?:beginnen|angefangen|beginnend|start) (?:in|mit)|empezando (?:por|en)|empezar (?:por|en)|iniziando da|cominciando da|comecando (?:por|em)) $/,
  ],
  [
    'first',
    /\b(?:the (?:first|opening) (?:[a-z]+|\d{1,2})(?: (?:days?|nights?))?,? (?:(?:are|is|will be|we are|we're) )?(?:in|at)|(?:first|opening) (?:[a-z]+|\d{1,2}) (?:days?|nights?)(?: in| at)?|die ersten [\p{L}\d]+(?: (?:tage|nachte))?,? (?:sind )?in|les (?:[\p{L}\d]+ premiere?s|premiere?s [\p{L}\d]+)(?: (?:jours|nuits))? a|l[oa]s (?:[\p{L}\d]+ primer[oa]s|primer[oa]s [\p{L}\d]+)(?: (?:dias|noches))? en|(?:i primi|le prime) [\p{L}\d]+(?: (?:giorni|notti))? a|[oa]s (?:[\p{L}\d]+ primeir[oa]s|primeir[oa]s [\p{L}\d]+)(?: (?:dias|noites))? em) $/u,
  ],
  // "Two days in Amsterdam; before that we want three in Paris".
  [
    'first',
    /\b(?:(?:but |and )?(?:before(?: that| then|hand)|davor|zuvor|vorher|avant (?:cela|ca)|antes de (?:eso|isso)|prima di quello),?(?: (?!and\b|then\b)[\p{L}\d']+){0,5}?(?: in| at| a| en| em)?) $/u,
  ],
  [
    'first',
    /\b(?:(?:jours|nuits|journees) (?:precedent\w*|(?:d')?avant),? (?:(?:nous sommes|nous serons|on est|on sera) )?(?:a|en)|(?:dias|noches|noites) (?:anteriores|antes|previ[ao]s),? (?:(?:estamos|estaremos) )?(?:en|em)|(?:giorni|notti) (?:prima|precedenti),? (?:(?:siamo|saremo) )?a|(?:tage|nachte) (?:davor|vorher|zuvor),? (?:(?:sind|waren) wir )?in|the (?:[a-z]+|\d{1,2})(?: (?:days?|nights?))? (?:before|preceding|previous)(?: (?:that|this|it))?,? (?:(?:are|is|were|we are|we're) )?(?:in|at)) $/,
  ],
  [
    'last',
    /\b(?:(?:finissons|finir|terminons|terminer) par (?:[\p{L}\d]+ ){1,2}(?:jours?|nuits?) (?:a|en)|(?:terminamos|terminar|acabamos|acabar) (?:con|com) (?:[\p{L}\d]+ ){1,2}(?:dias?|noches?|noites?) (?:en|em)|(?:finiamo|finire|terminiamo|terminare) con (?:[\p{L}\d]+ ){1,2}(?:giorn[oi]|nott[ei]) a|zuletzt (?:[\p{L}\d]+ ){0,2}(?:[\p{L}\d]+ )(?:tage?|nachte?) in|the (?:last|final) (?:(?:[a-z]+ |\d{1,2} )?(?:days?|nights?)|two|three|four|five|\d{1,2}),? (?:(?:are|is|will be|we are|we're|we'll be) )?(?:in|at)) $/u,
  ],
  [
    'last',
    /\b(?:(?:end|finish)(?:ing|s|es)?(?: (?:off|up|the trip|it|things))* (?:in|with|at|on|by having)(?: (?:the )?(?:last |final )?(?:\d{1,2}|a|one|two|three|four|five|couple of|few) (?:days?|nights?)(?: in| at)?)?|last (?:stop(?: is)?|in|to|is)|pour finir (?:a|par)|zum (?:schluss|abschluss) (?:nach|in)|terminando (?:en|em|a)|acabando (?:en|em)|finendo a) $/,
  ],
  [
    'between',
    /\b(?:via|(?:going |passing |travelling )?through|stop(?:s|ping)?(?:[ -]?over| off)?(?: in| at| off in| over in)|with (?:a|one|an overnight|a short|a quick) (?:stop|stop-?over|break|night)(?: over)? (?:in|at)|breaking (?:it|the (?:trip|journey)) (?:in|at)|calling (?:in )?at|uber|mit (?:einem )?(?:zwischenstopp|halt|stopp) in|(?:avec|en) (?:un |une )?(?:arret|etape|escale|passant) (?:a|par)|con (?:una )?(?:parada|escala) en|(?:pasando|passando) (?:por|per|da)|con (?:una )?(?:sosta|tappa) a|com (?:uma )?(?:parada|escala) em) $/,
  ],
]
const BEHIND: readonly (readonly [Place, RegExp])[] = [
  [
    'first',
    new RegExp(
      String.raw`^,? (?:first(?: of all)?|to (?:start|begin)(?: with)?|zuerst|als erstes|d'abord|en premier|primero|per prima?|per primo|primeiro)${END}`,
    ),
  ],
  [
    'last',
    new RegExp(
      String.raw`^,? (?:last|at the end|to finish|zuletzt|als letztes|zum schluss|en dernier|al final|por ultimo|alla fine|per ultima|no fim)${END}`,
    ),
  ],
  [
    'between',
    /^,? (?:on the way(?! (?:back|home))|en route(?! home)|in between|in the middle|halfway|unterwegs|dazwischen|en chemin|entre les deux|de camino|por el camino|en medio|lungo la strada|in mezzo|no caminho|no meio)\b/,
  ],
]

const WORD = /[\p{L}\p{N}]/u

/** Everywhere that a city is named, also where it is only named again: "Madrid and Lisbon, Lisbon first". */
const mentions = (page: Page, name: string): Span[] => {
  const folded = foldText(name)
  if (folded === '') return []
  const found: Span[] = []
  for (let at = page.folded.indexOf(folded); at >= 0; at = page.folded.indexOf(folded, at + 1)) {
    const span = { from: at, to: at + folded.length }
    const isPart = WORD.test(page.folded.charAt(span.to)) || WORD.test(page.folded.charAt(at - 1))
    if (!isPart) found.push(span)
  }
  return found
}

/** Takes what nobody else took of some words. */
const takeFree = (page: Page, { from, to }: Span): void => {
  for (let at = from; at < to; at += 1) if (page.left.charAt(at) !== ' ') page.take({ from: at, to: at + 1 })
}

/** "Wien und Budapest, zuerst Budapest": before a name that was named before. */
const AGAIN = /\b(?:first(?:ly)?|zuerst|d'abord|primero|prima|primeiro) $/

const placeOf = (page: Page, name: string): Place | null => {
  let found: Place | null = null
  const note = (place: Place, span: Span): void => {
    takeFree(page, span)
    found ??= place
  }
  for (const [nth, { from, to }] of mentions(page, name).entries()) {
    for (const [place, words] of BEHIND) {
      const match = words.exec(page.folded.slice(to))
      if (match !== null) note(place, { from: to, to: to + match[0].length })
    }
    for (const [place, words] of nth > 0 ? [...BEFORE, ['first', AGAIN] as const] : BEFORE) {
      const match = words.exec(page.folded.slice(0, from))
      if (match !== null) note(place, { from: match.index, to: from })
    }
  }
  return found
}

/**
 * The cities of a trip in the order they are visited: as they stand in the text, unless it says "Lisbon first", "ending in Madrid" or
 * "with a stop in Manchester". `hasOrigin`: the trip comes from a city that is none of these.
 */
export const inOrderOfTrip = <S extends Stop>(page: Page, stops: readonly S[], hasOrigin: boolean): readonly S[] => {
  if (stops.length < 2) return stops
  let order = [...stops]
  for (const stop of stops) {
    const place = placeOf(page, page.words(stop.span))
    if (place === null) continue
    const at = order.indexOf(stop)
    const others = order.filter((own) => own !== stop)
    if (place === 'first') order = [stop, ...others]
    else if (place === 'last') order = [...others, stop]
    // Between the two ends of a way that were named before it.
    else if (at >= (hasOrigin ? 1 : 2)) order = others.toSpliced(at - 1, 0, stop)
  }
  return order
}
