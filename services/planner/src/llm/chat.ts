import { withTimeout } from '@site/contracts/with-timeout'
import * as z from 'zod/mini'
import type { ModelConfig } from './config.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

/** Larger answers are not read to the end. */
const MOST_BYTES = 256 * 1024

/**
 * One question to an OpenAI-compatible server (`POST /chat/completions`). Rejects when it is slow, unreachable, not well,
 * or answers with something else.
 */
export const askModel = (config: ModelConfig, messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> =>
  withTimeout(config.callMs, signal, (limit) => ask(config, messages, limit))

async function ask(config: ModelConfig, messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> {
  const response = await fetch(`${config.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(config.apiKey === null ? {} : { authorization: `Bearer ${config.apiKey}` }),
    },
    body: JSON.stringify({
      model: config.model,
      messages,
      temperature: 0.2,
      max_tokens: 3000,
      response_format: { type: 'json_object' },
    }),
    redirect: 'error',
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The language model answered ${response.status}`)
  }
  const body: unknown = JSON.parse(await readText(response))
  const [first] = completion.parse(body).choices
  return first.message.content
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new Error('The language model answered too much')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
