import type { ItineraryResponse } from '@site/contracts/itinerary'
import { check, fold, matches, sentencesOf, understoodOf, type Check } from '../answer.ts'
import type { Expected, QualityRequest } from '../request-table.ts'
import { echoChecks } from './echo.ts'

/** Words that only a model can be expected to read: without one they are quoted, and no rule is blamed for it. */
const MODEL_GROUP = 'model'
const overlap = (a: string, b: string): boolean => fold(a).includes(fold(b)) || fold(b).includes(fold(a))

const quoteChecks = (
  answer: ItineraryResponse,
  chips: readonly string[],
  { expected, group, restated }: QualityRequest,
  withModel: boolean,
): readonly Check[] => {
  const quotes = answer.meta.reading?.notUsed ?? []
  const allowed = [...(expected.get('heard') ?? []), ...(expected.get('maybe') ?? [])]
  const hard = group === MODEL_GROUP ? restated.map(({ words }) => words) : []
  const wrong = quotes.filter(
    (quote) =>
      !allowed.some((each) => matches(each, quote) || fold(each).includes(fold(quote))) &&
      (withModel || !hard.some((words) => overlap(words, quote))),
  )
  const heard = [...chips, ...quotes].join('\n')
  const byModel = answer.meta.reading?.understood.filter(({ by }) => by === 'model') ?? []
  return [
    check('understood', wrong.length === 0, `not understood: ${wrong.map((quote) => `“${quote}”`).join(', ')}`),
    ...(expected.get('heard') ?? []).map((each) =>
      check('quoted', matches(each, heard), `${each}: neither understood nor quoted`),
    ),
    ...hard.map((words) =>
      withModel
        ? check(
            'model',
            byModel.some((piece) => overlap(piece.words, words)),
            `“${words}” was not read`,
          )
        : check(
            'quoted',
            words.split(/[ ,]+/).some((word) => word.length > 4 && matches(word, heard)),
            `“${words}”: neither understood nor quoted`,
          ),
    ),
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
    ...echoChecks(chips, request),
    ...quoteChecks(answer, chips, request, withModel),
    ...questionChecks(answer, expected),
    ...(expected.get('says') ?? []).map((words) => check('said', matches(words, said), `nothing is said of ${words}`)),
  ]
}
