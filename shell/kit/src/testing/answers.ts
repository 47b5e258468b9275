import { BackendError, type Backend, type FunctionName } from '../backend.ts'

/** A call that a page made. */
export interface Call {
  readonly name: FunctionName
  readonly body: unknown
}

/** What a function answers: a value, an error to be thrown, or a function of the body that gives either. */
export type Answer = object | string | number | boolean | null | ((body: unknown) => unknown)
export type Answers = Readonly<Partial<Record<FunctionName, Answer>>>

/** Answers that were recorded, each to one body: `{ "hotels": [{ "body": …, "answer": … }] }`. */
export type Recording = Readonly<
  Partial<Record<FunctionName, readonly { readonly body: unknown; readonly answer: unknown }[]>>
>

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  )

/** Answers each call as it was recorded; a call with another body fails, and says which bodies were recorded. */
export const recordedAnswers = (recording: Recording): Answers =>
  Object.fromEntries(
    Object.entries(recording).map(([name, recorded]) => [
      name,
      (body: unknown) => {
        const found = recorded.find((each) => keyOf(each.body) === keyOf(body))
        if (found !== undefined) return found.answer
        throw new BackendError(
          'fetch',
          `${name} was not recorded with ${keyOf(body)}, but with ${recorded.map((each) => keyOf(each.body)).join(', ')}`,
        )
      },
    ]),
  )

const refuse = (what: string) => () =>
  Promise.reject(new BackendError('fetch', `${what} is not answered by this test: give it in answers or backend`))

/** What a call is answered; throws the error that is given for it. Undefined where nothing is given. */
const answerTo = (answers: Answers, name: FunctionName, body: unknown): unknown => {
  const given = answers[name]
  const answered: unknown = typeof given === 'function' ? given(body) : given
  if (answered instanceof Error) throw answered
  return answered
}

/** The same answers as those with which a server rendered the page, at the time `at`. */
export const renderedAnswers =
  (answers: Answers, at: number): NonNullable<Backend['renderedAnswer']> =>
  (name, body) => {
    const answer = answerTo(answers, name, body)
    return answer === undefined ? undefined : { answer, at }
  }

/** A backend that answers what it is given and refuses all else; every call is added to `calls`. */
export const answeringBackend = (answers: Answers, calls: Call[]): Backend => {
  const answer = async (name: FunctionName, body: unknown): Promise<unknown> => {
    calls.push({ name, body })
    return answers[name] === undefined ? refuse(name)() : answerTo(answers, name, body)
  }
  return {
    invoke: answer,
    directFetch: async (name, body) => Response.json(await answer(name, body)),
    joinWaitlist: refuse('joinWaitlist'),
    diagnose: async () => undefined,
  }
}
