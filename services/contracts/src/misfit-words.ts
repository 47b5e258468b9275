import type { Misfit, MisfitReason } from './misfit.ts'

type Tell = (title: string, misfit: Omit<Misfit, 'reason'>) => string

/** " at 18:30", or nothing where no time is known. */
const at = (clock: string | undefined): string => (clock === undefined ? '' : ` at ${clock}`)

/** How a visit from `begin` stands to usual hours. */
const beside = (begin: string | undefined, from: string, until: string): string => {
  if (begin === undefined) return ''
  return begin >= from && begin < until
    ? `, and a visit from ${begin} would run past that`
    : `, and you’d be there at ${begin}`
}

const WORDS: Readonly<Record<MisfitReason, Tell>> = {
  'closed-then': (title, { at: begin, from, until }) =>
    from === undefined || until === undefined
      ? `${title} isn’t open${at(begin)}.`
      : `${title} isn’t open${at(begin)}: that day it opens ${from} to ${until}.`,
  'closes-too-soon': (title, { at: begin, until }) =>
    until === undefined
      ? `${title} closes before the visit ends.`
      : `${title} closes at ${until}, too soon for a visit${begin === undefined ? '' : ` from ${begin}`}.`,
  'closed-that-day': (title) => `${title} is closed that day.`,
  'hours-unknown': (title, { at: begin, from, until }) =>
    from === undefined || until === undefined
      ? `${title}’s hours aren’t published.`
      : `${title}’s hours aren’t published. Places like it are usually open ${from} to ${until}${beside(begin, from, until)}.`,
  'last-entry': (title, { at: begin, until }) =>
    until === undefined
      ? `You’d get to ${title} after the last admission.`
      : `${title} lets the last visitors in at ${until}${begin === undefined ? '' : `, and you’d be there at ${begin}`}.`,
  'out-of-season': (title) => `${title} is out of season on that date.`,
  'unusual-hour': (title, { at: begin, from, until }) =>
    from === undefined || until === undefined
      ? `${title} is no place for that hour.`
      : `${title}${at(begin)} is unusual: most people arrive between ${from} and ${until}.`,
  'meal-time': (title, { at: begin, from, until }) =>
    from === undefined || until === undefined
      ? `You’d sit down at ${title}${at(begin)}, which isn’t a mealtime there.`
      : `You’d sit down at ${title}${at(begin)}. That meal usually starts between ${from} and ${until}.`,
  'not-a-meal': (title) => `${title} doesn’t serve that meal.`,
  'too-late-to-get-there': (title, { at: begin, from }) =>
    from === undefined || begin === undefined
      ? `You wouldn’t get to ${title} in time.`
      : `You’d get to ${title} at ${from}, too late for ${begin}.`,
  'day-begins-later': (title, { at: begin, from }) =>
    from === undefined
      ? `${title} is before the day begins.`
      : `${title}${at(begin)} is before the day begins: you could be there from ${from}.`,
  'day-ends-earlier': (title, { from, until }) =>
    until === undefined
      ? `There isn’t time left for ${title} that day.`
      : `There isn’t time left for ${title}: the day ends at ${until}${from === undefined ? '' : `, and you’d be back at ${from}`}.`,
  'after-midnight': (title) => `${title} would run past midnight.`,
  'during-event': (title) => `You’re at your event while ${title} is planned.`,
  'after-arrival': (title, { at: begin }) => `${title}${at(begin)} is too soon after you arrive.`,
  'before-departure': (title, { at: end }) =>
    end === undefined
      ? `${title} is too close to your departure.`
      : `${title} ends at ${end}, too close to your departure.`,
  'no-time-that-day': (title) => `You have no time for ${title} that day.`,
  'too-far-to-walk': (title, { minutes }) =>
    minutes === undefined
      ? `${title} is too far to walk, and we have no timetable for a ride there.`
      : `${title} is ${minutes} min on foot, and we have no timetable for a ride there.`,
  'nothing-runs': (title) => `No public transport runs that day, and ${title} is too far to walk.`,
  diet: (title) => `${title} doesn’t serve the food you asked for.`,
  steps: (title) => `${title} has steps, and you asked for a plan without any.`,
  twice: (title) => `${title} is already in your plan.`,
  'not-listed': (title) => `We don’t list ${title} any more.`,
  'no-room': (title) => `There’s no room for ${title} between the stops around it.`,
}

/** Why a stop does not fit, as a traveller is told. */
export const misfitWords = (title: string, { reason, ...more }: Misfit): string => WORDS[reason](title, more)
