import { expect, it } from 'vitest'
import { edits, matchName } from './name-match.ts'

const name = (text: string, needless: readonly string[] = []) =>
  text.split(' ').map((word) => ({
    text: word,
    weight: needless.includes(word) ? 0.05 : 1,
    needless: needless.includes(word),
    telling: !needless.includes(word),
  }))
const query = (text: string, spelt = true) =>
  text.split(' ').map((word, at, all) => ({ text: word, spelt, open: at === all.length - 1 }))

it('finds words in any order, each once', () => {
  const match = matchName(query('arena laver rod'), name('rod laver arena'))
  expect(match).toMatchObject({ share: 1, whole: true, everyWord: true, begins: true, quality: 1 })
  expect(matchName(query('rod rod'), name('rod laver'))?.matched.size).toBe(1)
})

it('tells the beginning of a name, and what may be left out of it', () => {
  expect(matchName(query('olympic stadium'), name('olympic stadium berlin', ['berlin']))).toMatchObject({
    whole: true,
    everyWord: false,
    begins: true,
  })
  expect(matchName(query('park'), name('hyde park'))).toMatchObject({ whole: false, begins: false })
  expect(matchName(query('harbour bridge'), name('sydney harbour bridge', ['sydney']))?.begins).toBe(true)
})

it('counts a word that is still typed by what there is of it', () => {
  expect(matchName(query('rod lav'), name('rod laver'))).toMatchObject({ whole: false, share: (1 + 3 / 5) / 2 })
})

it('reads a misspelt word, but none that is spelt as another', () => {
  const match = matchName(query('rod lavor', false), name('rod laver'))
  expect([...(match?.misspelt ?? [])]).toEqual([[1, 'laver']])
  expect(match?.quality).toBeLessThan(1)
  expect(matchName(query('rod lavor'), name('rod laver'))?.misspelt.size).toBe(0)
})

it.each([
  ['singapoor', 'singapore', 2],
  ['edinborugh', 'edinburgh', 2],
  ['shibyua', 'shibuya', 1],
  ['madird', 'madrid', 1],
  ['12a', '12b', Number.POSITIVE_INFINITY],
  ['mcg', 'scg', Number.POSITIVE_INFINITY],
  ['boston', 'houston', Number.POSITIVE_INFINITY],
])('%s and %s are %s apart', (typed, word, apart) => expect(edits(typed, word)).toBe(apart))
