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
    // With the engine's own time behind them, a plan comes within 9 s whatever the model does.
    callMs: 4500,
    totalMs: 5500,
  }
}
