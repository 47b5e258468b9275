import { check, matches, type Check } from '../answer.ts'
import type { Expected, QualityRequest } from '../request-table.ts'

/** Where each constraint has to be told: the label of the piece, and how its value is made a pattern of. */
const LABELS: Readonly<Record<string, RegExp>> = {
  // What somebody leaves out without a diet of a name is told as not eaten.
  diet: /diet|food|not eaten/i,
  budget: /budget/i,
  arr: /arriv/i,
  dep: /leav|depart/i,
  who: /who|travell|party/i,
  walk: /walk/i,
  pace: /pace/i,
  // What somebody likes is told under what is done with it.
  like: /interest|like|food|to do|to see|most of all|must see/i,
  stay: /stay|where|hotel/i,
  not: /leave out|avoid|without|not/i,
}
const LITTLE = /little|far|less|short/i

const isTold = (chips: readonly string[], name: string, value: string): boolean => {
  const own = chips.filter((chip) => LABELS[name]?.test(chip.split(': ')[0] ?? '') ?? true)
  if (name === 'walk' && value === 'little') return own.some((chip) => LITTLE.test(chip))
  if (name === 'not') return value.split(',').some((kind) => own.some((chip) => matches(kind, chip)))
  // "€|EUR" is one of the two, "1,?500" is a pattern as it stands.
  return value.split('&').every((each) => own.some((chip) => matches(each, chip)))
}

/** Cities, dates and the event, told as understood. */
const mainChecks = (chips: readonly string[], { expected, request }: QualityRequest): readonly Check[] => {
  const cities = (expected.get('in')?.[0] ?? '').split(' > ').map((each) => each.split(':')[0] ?? '')
  const [event] = expected.get('event') ?? []
  const eventName = event?.split('@')[0]
  const isDated =
    request.startDate === undefined &&
    eventName === undefined &&
    (expected.has('first') || expected.has('covers') || expected.has('weekend'))
  return [
    ...cities.map((city) =>
      check(
        'echo',
        eventName !== undefined || expected.has('noevent') || chips.some((chip) => matches(city, chip)),
        `${city} is not told as understood`,
      ),
    ),
    ...(eventName === undefined
      ? []
      : [
          check(
            'echo',
            chips.some((chip) => matches(eventName, chip)),
            `${eventName} is not told as understood`,
          ),
        ]),
    ...(isDated
      ? [
          check(
            'echo',
            chips.some((chip) => /^when/i.test(chip)),
            'the dates are not told as understood',
          ),
        ]
      : []),
  ]
}

const askedChecks = (chips: readonly string[], expected: Expected): readonly Check[] =>
  Object.keys(LABELS).flatMap((name) =>
    (expected.get(name) ?? []).map((value) =>
      check('echo', isTold(chips, name, value), `${name} ${value} is not told as understood`),
    ),
  )

const namedChecks = (chips: readonly string[], expected: Expected): readonly Check[] => [
  ...(expected.get('chip') ?? []).map((each) => {
    const [label = '', value = ''] = each.split(/:(.*)/s)
    return check(
      'echo',
      chips.some((chip) => matches(label, chip) && matches(value, chip)),
      `${label} ${value} is not told as understood`,
    )
  }),
  ...(expected.has('stepfree')
    ? [
        check(
          'echo',
          chips.some((chip) => /step-?free/i.test(chip)),
          'step-free is not told as understood',
        ),
      ]
    : []),
  ...(expected.has('see')
    ? [
        check(
          'echo',
          chips.some((chip) => /must|see/i.test(chip)),
          'the must-see is not told as understood',
        ),
      ]
    : []),
  ...(expected.has('busy')
    ? (expected.get('busy') ?? []).map((day) =>
        check(
          'echo',
          chips.some((chip) => matches(day.slice(0, 3), chip)),
          `${day} without time is not told as understood`,
        ),
      )
    : []),
]

/** Everything that the request says, told as understood. */
export const echoChecks = (chips: readonly string[], request: QualityRequest): readonly Check[] => [
  ...mainChecks(chips, request),
  ...askedChecks(chips, request.expected),
  ...namedChecks(chips, request.expected),
]
