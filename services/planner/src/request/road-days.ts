import type { CityCounts } from './city-counts.ts'
import { isNight, UNIT, unitDays, type Length } from './length.ts'
import type { Page, Span } from './page.ts'
import { AND, COUNT_WORD, numberOf } from './vocabulary.ts'
import type { Stop } from './where.ts'

/** Days of a trip that are for the way from one city to the next: they stay open. */
export interface RoadDays {
  readonly stop: Stop
  readonly length: Length
  /** "2 days, 1 for the road, 3": of the cities before and behind it, where the list says them. */
  readonly beside: readonly [Length, Length] | null
}

const N = String.raw`(\d{1,2}|${COUNT_WORD}|due|an?|une?|ein(?:en)?|una?|uma?|um)`
const COUNTED = String.raw`${N}(?: ?(${UNIT})\b)?`
const ROAD = String.raw`(?: (?:for|on|along|of|to do|in|fur|auf|pour|sur|de|en|para|por|per|na)(?: (?:the|das|die|der|la|le|el|il|a|o))? (?:road|drive|driving|way|journey|coast road|route|fahrt|strasse|straße|carretera|ruta|camino|strada|viaggio|estrada|viagem)(?: (?:trip|between|in between|there))?| (?:driving|on the road|travelling|unterwegs|en route|en ruta|in viaggio|na estrada)(?: in between| between)?)(?!\p{L})`
const TRAVEL = 'travel|travelling|driving|drive|road|transfer|transit'
const OF_TRAVEL = '(?:de|di) (?:viaje|viagem|carretera|ruta|estrada|route|trajet|voyage|viaggio|strada)|(?:auto)?fahrt'
const TRAVEL_DAY = String.raw`(?=\S+ (?:(?:${TRAVEL}) days?|[a-z]+ (?:${OF_TRAVEL}))(?!\p{L}))${N} (?:(?:${TRAVEL}) )?(days?|jours?|tage?|dias?|giorn[oi])(?: (?:${OF_TRAVEL}))?(?!\p{L})`
const JOIN = String.raw`\s*[,;+/]?\s*(?:(?:${AND}|then) )*`
const ALONE = new RegExp(String.raw`(?<![\w.:/-])(?:${COUNTED}${ROAD}|${TRAVEL_DAY})`, 'gu')
const LISTED = new RegExp(
  String.raw`(?<![\w.:/-])${COUNTED}${JOIN}(?:${COUNTED}${ROAD}|${TRAVEL_DAY})${JOIN}${COUNTED}(?![\w:/-])`,
  'gu',
)
/** "Driving the Great Ocean Road in between": what the way is called. */
const NAMED =
  /\b(?:driv(?:e|ing)|tak(?:e|ing)|do(?:ing)?|along|via|with)\b(?: (?:along|down|up|on))? (?:the )?((?:\p{Lu}|\d)[\p{L}\d'’-]*(?: (?:\p{Lu}|\d)[\p{L}\d'’-]*){0,3})(?: (?:in|on) (?:between|the way))?/u

/** Whether a name is that of a way, not of a place. */
export const isRoad = (name: string): boolean =>
  /(?:^the|\b(?:road|drive|highway|route \d+|motorway|coast road|straße|strasse)) ?(?:road|\d+)?$/i.test(name)

const lengthOf = (span: Span, number: string | undefined, unit: string | undefined): Length => ({
  span,
  count: numberOf(number ?? '1') * unitDays(unit ?? ''),
  unit: isNight(unit ?? '') ? 'nights' : 'days',
})

/** "Big Sur in between". */
const BETWEEN =
  /(\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}|\d)[\p{L}\d'’-]*){0,3}) (?:in between|in-between|on the way|en route|unterwegs|en camino|lungo la strada)/u

const namedRoad = (page: Page): { readonly name: string; readonly span: Span } | null => {
  const match = NAMED.exec(page.text) ?? BETWEEN.exec(page.text)
  const span = match === null ? null : { from: match.index, to: match.index + match[0].length }
  const [, name] = match ?? []
  return name === undefined || span === null || !page.isFree(span) ? null : { name, span }
}

/** Days for the way between two cities of the trip; their words are taken. Null where no such days are told. */
export const readRoadDays = (page: Page, stops: readonly Stop[]): RoadDays | null => {
  if (stops.length !== 2) return null
  const [listed] = page.left.matchAll(LISTED)
  const [match] = listed === undefined ? page.left.matchAll(ALONE) : [listed]
  if (match === undefined) return null
  const span = { from: match.index, to: match.index + match[0].length }
  const groups = match.slice(1)
  const [before, own] = listed === undefined ? [[], groups] : [groups.slice(0, 2), groups.slice(2)]
  const unit = groups.find((group) => group !== undefined && new RegExp(`^(?:${UNIT})$`).test(group))
  const length = lengthOf(span, own[0] ?? own[2], own[1] ?? own[3])
  const road = namedRoad(page)
  page.take(span)
  if (road !== null) page.take(road.span)
  return {
    stop: { span: road?.span ?? span, place: road?.name ?? 'the road', destination: null, others: [] },
    length,
    beside:
      listed === undefined
        ? null
        : [lengthOf(span, before[0], before[1] ?? unit), lengthOf(span, own[4], own[5] ?? unit)],
  }
}

/** The counts of the cities with those of the way between them. */
export const withRoad = (
  counts: CityCounts,
  { stop, length, beside }: RoadDays,
  cities: readonly Stop[],
): CityCounts => {
  const [first, second] = cities.map(({ span }) => span.from)
  const listed: readonly (readonly [number | undefined, Length])[] =
    beside === null
      ? []
      : [
          [first, beside[0]],
          [second, beside[1]],
        ]
  const own = new Map([...counts.own, [stop.span.from, length] as const])
  for (const [from, days] of listed) if (from !== undefined) own.set(from, days)
  return { ...counts, own }
}

/** The way stands between the cities, wherever its words do. */
export const roadBetween = <C extends { readonly stop: Stop }>(
  cities: readonly C[],
  road: RoadDays | null,
): readonly C[] => {
  const own = cities.find(({ stop }) => stop.span.from === road?.stop.span.from)
  if (own === undefined) return cities
  const others = cities.filter((city) => city !== own)
  return others.toSpliced(1, 0, own)
}
