import * as z from 'zod/mini'
import { createTripReader, type TripReader } from '../../src/llm/trip-reader.ts'
import { answerWith, closeServers, modelServer } from '../../src/testing/model-server.ts'
import type { ModelReading, QualityRequest } from './request-table.ts'

const question = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
const asked = z.object({ text: z.string(), left: z.array(z.string()) })

/** The traveller's text and what the rules left of it, as the reader sends them. */
const askedIn = (body: string): z.infer<typeof asked> => {
  const content = question.parse(JSON.parse(body)).messages.find(({ role }) => role === 'user')?.content ?? '{}'
  return asked.parse(JSON.parse(content))
}

/** What a model that follows its instructions says: a piece for each quote that the words stand in, copied from it. */
const piecesOf = ({ field, value, words }: ModelReading, left: readonly string[]): readonly object[] =>
  left.flatMap((quote) => {
    if (quote.includes(words)) return [{ field, value, words }]
    return words.includes(quote) && quote.length > 1 ? [{ field, value, words: quote }] : []
  })

/** A server of language models on this machine that reads every request right, and a reader that asks it. */
export const startModel = async (
  requests: readonly QualityRequest[],
): Promise<{ readonly reader: TripReader; readonly close: () => Promise<void> }> => {
  const { baseUrl } = await modelServer((body, _turn, response) => {
    const { text, left } = askedIn(body)
    const pieces = requests.flatMap(({ model }) =>
      model !== null && text.includes(model.words) ? piecesOf(model, left) : [],
    )
    answerWith(response, JSON.stringify({ pieces }))
  })
  const reader = createTripReader({ baseUrl, model: 'reads-right', apiKey: null, callMs: 5000, totalMs: 15_000 })
  return { reader, close: closeServers }
}
