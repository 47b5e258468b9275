import { describe, expect, it } from 'vitest'
import { tokensIn } from './has-session.ts'

describe('tokens in an address', () => {
  it.each([
    ['#access_token=a&refresh_token=r&token_type=bearer', { access_token: 'a', refresh_token: 'r' }],
    ['#access_token=a', null],
    ['#error=access_denied', null],
    ['', null],
    ['#features', null],
  ])('reads the tokens of %s', (hash, tokens) => expect(tokensIn(hash)).toEqual(tokens))
})
