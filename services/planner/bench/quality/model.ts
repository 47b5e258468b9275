import * as z from 'zod/mini'
import { createTripReader, type TripReader } from '../../src/llm/trip-reader.ts'
import { answerWith, closeServers, modelServer } from '../../src/testing/model-server.ts'
import type { QualityRequest } from './request-table.ts'

const question = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
const asked = z.object({ text: z.string() })

/** The traveller's text, as the reader sends it. */
const textOf = (body: string): string => {
  const content = question.parse(JSON.parse(body)).messages.find(({ role }) => role === 'user')?.content ?? '{}'
  return asked.parse(JSON.parse(content)).text
}

/** A server of language models on this machine that reads every request right, and a reader that asks it. */
export const startModel = async (
  requests: readonly QualityRequest[],
): Promise<{ readonly reader: TripReader; readonly asked: () => number; readonly close: () => Promise<void> }> => {
  const { seen, baseUrl } = await modelServer((body, _turn, response) => {
    const text = textOf(body)
    const pieces = requests.flatMap(({ model }) =>
      model !== null && text.includes(model.words)
        ? [{ field: model.field, value: model.value, words: model.words }]
        : [],
    )
    answerWith(response, JSON.stringify({ pieces }))
  })
  const reader = createTripReader({ baseUrl, model: 'reads-right', apiKey: null, callMs: 5000, totalMs: 15_000 })
  return { reader, asked: () => seen.length, close: closeServers }
}
