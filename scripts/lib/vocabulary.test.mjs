import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REPLACED, replacedWords } from './vocabulary.mjs'

const wordsOf = (source, file = 'shell/src/a.tsx') => replacedWords(file, source).map(({ word }) => word)

for (const word of Object.keys(REPLACED).filter((each) => each !== 'World'))
  test(`finds '${word}' in a name and in a comment`, () => {
    const name = word.replaceAll(/ (\w)/g, (_, letter) => letter.toUpperCase())
    assert.deepEqual(wordsOf(`export const ${name}Count = 1`), [word])
    assert.deepEqual(wordsOf(`/** Says ${word}. */\nexport const count = 1`), [word])
  })

test('finds the type World, and no world in a comment', () => {
  assert.deepEqual(wordsOf('export interface World { readonly size: number }'), ['World'])
  assert.deepEqual(wordsOf('// The square of the world.\nexport const world = 1'), [])
})

test('tells file and line', () => {
  assert.deepEqual(replacedWords('e2e/a.ts', 'export const a = 1\n// A twin of it.\n'), [
    { word: 'twin', place: 'e2e/a.ts:2' },
  ])
})

test('leaves alone what pages say, parts of other words, settings, and words that mean what they say', () => {
  assert.deepEqual(wordsOf(`export const Room = () => <p title="Twin beds">A crowd of strangers</p>`), [])
  assert.deepEqual(wordsOf('export const entwined = brushed(invalent)'), [])
  assert.deepEqual(wordsOf('export const ms = settings.DATABASE_PATIENCE_MS'), [])
  assert.deepEqual(wordsOf('export const Crowd = 1', 'shared-ui/src/poster/shapes.tsx'), [])
})
