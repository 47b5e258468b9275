import type { Cost } from '../costs/cost.ts'
import { moneyWords } from '../costs/currency.ts'
import { costDay, inOrder, sumWords } from '../costs/sums.ts'
import { dateWords } from '../plan/clock.ts'
import { shortLeg } from '../plan/leg-words.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { tripWithoutCentre } from '../plan/without-centre.ts'
import { hoursWords } from '../plan/words.ts'
import { saidOf } from '../plan/yours.ts'
import { tripTitle } from './title.ts'

/** Characters that Markdown would read as markup. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ')

const heading = (day: TripDay, index: number): string =>
  day.date === null
    ? `## Day ${index + 1}`
    : `## Day ${index + 1}: ${dateWords(day.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}`

const lines = (stop: Stop): string[] => {
  const time = stop.start === null || stop.end === null ? '' : `**${stop.start}–${stop.end}** `
  const name =
    stop.mapLink === null ? plain(stop.title) : `[${plain(stop.title)}](${stop.mapLink.replaceAll(')', '%29')})`
  const way = stop.leg === null ? [] : [`- _${shortLeg(stop.leg)}_`]
  const { note } = saidOf(stop)
  const facts = [
    stop.meal,
    stop.address === null ? null : plain(stop.address),
    stop.openingHours === null ? null : `open ${plain(hoursWords(stop.openingHours))}`,
    note === null ? null : `note: ${plain(note)}`,
  ].filter((fact) => fact !== null)
  return [...way, `- ${time}${name}${facts.length === 0 ? '' : ` (${facts.join('; ')})`}`]
}

const costLines = (costs: readonly Cost[], days: number): string[] => [
  ...inOrder(costs, days).map(
    ({ cost }) => `- ${costDay(cost, days)}: ${plain(cost.label)}, ${plain(moneyWords(cost.amount, cost.currency))}`,
  ),
  `- **Total**: ${plain(sumWords(costs))}`,
]

/** The plan as Markdown, for notes and messages. */
export const toMarkdown = (plan: Trip): string => {
  const trip = tripWithoutCentre(plan)
  const costs = trip.meta.costs ?? []
  const credits = trip.meta.credits.map((credit) => `- ${plain(credit)}`)
  return [
    `# ${plain(tripTitle(trip))}`,
    '',
    ...trip.days.flatMap((day, index) => [heading(day, index), '', ...day.stops.flatMap(lines), '']),
    ...(costs.length === 0 ? [] : ['## Costs', '', ...costLines(costs, trip.days.length), '']),
    ...(credits.length === 0 ? [] : ['Sources:', '', ...credits, '']),
  ].join('\n')
}
