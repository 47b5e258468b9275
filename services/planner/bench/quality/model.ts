import * as z from 'zod/mini'
import { createTripReader, type TripReader } from '../../src/llm/trip-reader.ts'
import { answerWith, closeServers, modelServer } from '../../src/testing/model-server.ts'
import type { QualityRequest } from './request-table.ts'

const question = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
const asked = z.object({ destination: z.string(), notes: z.string() })

/** What the traveller typed, as the reader sends it. */
const askedIn = (body: string): string => {
  const content = question.parse(JSON.parse(body)).messages.find(({ role }) => role === 'user')?.content ?? '{}'
  const { destination, notes } = asked.parse(JSON.parse(content))
  return JSON.stringify([destination, notes])
}

/** A server of language models on this machine that answers every question as it was answered once, and a reader that asks it. */
export const startModel = async (
  requests: readonly QualityRequest[],
): Promise<{ readonly reader: TripReader; readonly close: () => Promise<void> }> => {
  const answers = new Map(
    requests.map(({ request: { destination, notes = '' }, restated }) => [
      JSON.stringify([destination, notes]),
      restated,
    ]),
  )
  const { baseUrl } = await modelServer((body, _turn, response) => {
    answerWith(response, JSON.stringify({ restated: answers.get(askedIn(body)) ?? [] }))
  })
  const reader = createTripReader({ baseUrl, model: 'as-recorded', apiKey: null, callMs: 5000, totalMs: 15_000 })
  return { reader, close: closeServers }
}
