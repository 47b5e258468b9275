import { describe, expect, it } from 'vitest'
import { completions } from './unfinished.ts'

describe('the end of a text as the beginning of a longer spelling', () => {
  it.each([
    ['Singapore gr', [{ text: 'singapore grand prix', typed: 2 / 10 }]],
    ['grand pr', [{ text: 'grand prix', typed: 8 / 10 }]],
    ['Rockefeller Centr', [{ text: 'rockefeller centre', typed: 5 / 6 }]],
    ['formula', [{ text: 'formula 1', typed: 7 / 9 }]],
    ['formula on', [{ text: 'formula one', typed: 10 / 11 }]],
  ])('%s', (text, found) => expect(completions(text)).toEqual(found))

  it.each(['Singapore grand prix', 'australian g', 'rockefeller cent', 'emigr', 'grand hotel', ''])(
    'leaves “%s” as it is',
    (text) => expect(completions(text)).toEqual([]),
  )
})
