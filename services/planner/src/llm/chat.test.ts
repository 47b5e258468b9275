import { describe, expect, it } from 'vitest'
import { modelFromEnv } from './chat.ts'

describe('modelFromEnv', () => {
  it('is null without an address', () => {
    expect(modelFromEnv({})).toBeNull()
  })
  it('reads the three variables', () => {
    expect(modelFromEnv({ LLM_BASE_URL: 'http://127.0.0.1:8000/v1/', LLM_MODEL: 'm', LLM_API_KEY: 'k' })).toMatchObject(
      {
        baseUrl: 'http://127.0.0.1:8000/v1',
        model: 'm',
        apiKey: 'k',
      },
    )
  })
  it.each([
    [{ LLM_BASE_URL: 'ftp://x', LLM_MODEL: 'm' }, 'LLM_BASE_URL takes'],
    [{ LLM_BASE_URL: 'http://x' }, 'LLM_MODEL takes'],
  ])('names the wrong variable', (env, message) => {
    expect(() => modelFromEnv(env)).toThrow(message)
  })
})
