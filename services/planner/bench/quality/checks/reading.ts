import type { ItineraryResponse } from '@site/contracts/itinerary'
import { check, fold, matches, sentencesOf, understoodOf, type Check } from '../answer.ts'
import { type Expected, type QualityRequest } from '../request-table.ts'

/** Where each wish has to be told: the label of the piece, and how its value is made a pattern of. */
const LABELS: Readonly<Record<string, RegExp>> = {
  diet: /diet|food/i,
  budget: /budget/i,
  arr: /arriv/i,
  dep: /leav|depart/i,
  who: /who|travell|party/i,
  walk: /walk/i,
  pace: /pace/i,
  like: /interest|like|food/i,
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

const wishChecks = (chips: readonly string[], expected: Expected): readonly Check[] =>
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
          chips.some((chip) => matches(day, chip)),
          `${day} without time is not told as understood`,
        ),
      )
    : []),
]

/** Words of the traveller that a model would read; without one they may be quoted. */
const isModelWords = (quote: string, words: string | undefined): boolean =>
  words !== undefined && (fold(words).includes(fold(quote)) || fold(quote).includes(fold(words)))

const quoteChecks = (
  answer: ItineraryResponse,
  chips: readonly string[],
  { expected, model }: QualityRequest,
  withModel: boolean,
): readonly Check[] => {
  const quotes = answer.meta.reading?.notUsed ?? []
  const allowed = [...(expected.get('heard') ?? []), ...(expected.get('maybe') ?? [])]
  const words = withModel ? undefined : model?.words
  const wrong = quotes.filter(
    (quote) =>
      !allowed.some((each) => matches(each, quote) || fold(each).includes(fold(quote))) && !isModelWords(quote, words),
  )
  const heard = [...chips, ...quotes].join('\n')
  const byModel = answer.meta.reading?.understood.filter(({ by }) => by === 'model') ?? []
  return [
    check('understood', wrong.length === 0, `not understood: ${wrong.map((quote) => `“${quote}”`).join(', ')}`),
    ...(expected.get('heard') ?? []).map((each) =>
      check('quoted', matches(each, heard), `${each}: neither understood nor quoted`),
    ),
    ...(model === null || withModel
      ? []
      : [
          check(
            'quoted',
            model.words.split(/[ ,]+/).some((word) => word.length > 4 && matches(word, heard)),
            `“${model.words}”: neither understood nor quoted`,
          ),
        ]),
    ...(model === null || !withModel
      ? []
      : [
          check(
            'model',
            byModel.some(({ value }) => matches(model.told, value)) || chips.some((chip) => matches(model.told, chip)),
            `${model.field} ${model.told} was not read`,
          ),
        ]),
  ]
}

/** Which of two towns is meant may always be asked. */
const WHICH = /did you mean another|which .* did you mean/i

const questionChecks = ({ meta }: ItineraryResponse, expected: Expected): readonly Check[] => {
  const questions = (meta.reading?.questions ?? []).map(({ words }) => words)
  const ask = expected.get('ask')
  if (ask !== undefined)
    return ask.map((words) =>
      check(
        'asked',
        questions.some((own) => matches(words, own)),
        `not asked about: ${words}; asked: ${questions.join(' ') || 'nothing'}`,
      ),
    )
  const needless =
    expected.has('mayask') || expected.has('heard') ? undefined : questions.find((words) => !WHICH.test(words))
  return [check('asked', needless === undefined, `asked without need: ${needless}`)]
}

/** Everything understood is told, everything else is quoted, contradictions are asked about. */
export const readingChecks = (
  answer: ItineraryResponse,
  request: QualityRequest,
  withModel: boolean,
): readonly Check[] => {
  const { expected } = request
  const chips = understoodOf(answer)
  const said = sentencesOf(answer)
  return [
    ...mainChecks(chips, request),
    ...wishChecks(chips, expected),
    ...namedChecks(chips, expected),
    ...quoteChecks(answer, chips, request, withModel),
    ...questionChecks(answer, expected),
    ...(expected.get('says') ?? []).map((words) => check('said', matches(words, said), `nothing is said of ${words}`)),
  ]
}
