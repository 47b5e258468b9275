import type { ReadRequest } from '../read-request.ts'

/** A reading in one line, as the table of requests states it. */
export const summary = ({ trip, cities }: ReadRequest): string => {
  const { hard, soft, dates, party, event } = trip
  const where = trip.cities.map(({ place, nights }, i) => {
    const found = cities[i]?.destination
    const name =
      found === null || found === undefined
        ? `${place}?`
        : found.kind === 'city'
          ? found.city
          : `${found.kind}:${found.name}`
    return nights === undefined ? name : `${name}*${nights}`
  })
  const when =
    dates === undefined
      ? undefined
      : dates.kind === 'month'
        ? `${dates.month}${dates.part === undefined ? '' : `-${dates.part}`}`
        : `${dates.kind === 'weekend' ? 'weekend ' : ''}${dates.first}${dates.last === undefined ? '' : `..${dates.last}`}${dates.fixed ? '' : '~'}`
  const who = [
    party?.people && `${party.people}p`,
    party?.adults && `${party.adults}a`,
    party?.children && `${party.children}c`,
    party?.ages.length ? `(${party.ages.join(',')})` : '',
    party?.teenagers === true && 'teens',
  ]
  const budget = hard.budget && `${hard.budget.amount} ${hard.budget.currency ?? '?'} ${hard.budget.per}`
  const walking =
    soft.walking &&
    [
      soft.walking.level === 'usual' ? '' : soft.walking.level,
      soft.walking.kmPerDay && `${soft.walking.kmPerDay}km`,
      soft.walking.hills && 'flat',
    ].join('')
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    ['in', where.join(' > ')],
    ['days', trip.days],
    ['when', when],
    ['who', who.filter(Boolean).join('')],
    ['arr', trip.arrival],
    ['dep', trip.departure],
    [
      'event',
      event &&
        [event.name, event.session, event.ticketDate, event.ticketDates?.length, event.ticketTime]
          .filter(Boolean)
          .join(' '),
    ],
    ['stay', trip.stay?.name],
    ['stars', trip.hotelStars],
    ['diet', hard.diet.join(',')],
    ['stepfree', hard.stepFree ? 'yes' : ''],
    ['uneaten', (hard.notEaten ?? []).join(',')],
    ['budget', budget],
    ['see', hard.mustSee.map(({ name, at }) => (at === undefined ? name : `${name}@${at}`)).join(',')],
    ['not', [...hard.mustNot.kinds, ...hard.mustNot.places.map(({ name }) => name)].join(',')],
    ['busy', hard.closedDays.join(',')],
    ['hours', (hard.busyHours ?? []).map(({ day, from = '', until = '' }) => `${day} ${until}-${from}`).join(',')],
    ['pace', soft.pace],
    ['like', soft.interests.map(({ theme, weight }) => `${theme}${weight === 1 ? '' : `*${weight}`}`).join(',')],
    ['walk', walking],
    ['eat', (soft.dishes ?? []).join(',')],
    ['do', (soft.activities ?? []).join(',')],
    ['once', (soft.once ?? []).join(',')],
    ['quiet', soft.quiet === true ? 'yes' : ''],
    ['meals', soft.meals],
    ['starts', soft.dayFrom ?? (soft.lateStart === true ? 'late' : '')],
    ['thrifty', soft.thrifty === true ? 'yes' : ''],
  ]
  return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : `${name}=${value}`)).join(' ')
}
