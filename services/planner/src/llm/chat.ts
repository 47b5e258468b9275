import * as z from 'zod/mini'

/** How to reach a language model; null when none is configured (then nothing is missing, the engine plans alone). */
export interface ModelConfig {
  /** Ends before `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | null
  /** Most time one question may take, and all questions of one plan together, milliseconds. */
  readonly callMs: number
  readonly totalMs: number
}

/** Reads `LLM_BASE_URL`, `LLM_MODEL` and `LLM_API_KEY`. Throws one line naming the variable when a value is wrong. */
export function modelFromEnv(env: Readonly<Record<string, string | undefined>>): ModelConfig | null {
  const base = env['LLM_BASE_URL']?.trim() ?? ''
  if (base === '') return null
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error('LLM_BASE_URL takes an http or https address, such as http://127.0.0.1:8000/v1')
  const model = env['LLM_MODEL']?.trim() ?? ''
  if (model === '') throw new Error('LLM_MODEL takes the name of a model when LLM_BASE_URL is set')
  const apiKey = env['LLM_API_KEY']?.trim() ?? ''
  return {
    baseUrl: base.replace(/\/+$/, ''),
    model,
    apiKey: apiKey === '' ? null : apiKey,
    // With the engine's own time behind them, a plan comes within 9 s whatever the model does: spec §9 expects 10 to 15.
    callMs: 4500,
    totalMs: 5500,
  }
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

/** Larger answers are not read to the end: twenty times what `max_tokens` can fill. */
const MOST_BYTES = 256 * 1024

/**
 * One question to an OpenAI-compatible server (`POST /chat/completions`). Rejects when it is aborted, unreachable, not well,
 * or answers with something else.
 */
export async function askModel(
  config: ModelConfig,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string> {
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
