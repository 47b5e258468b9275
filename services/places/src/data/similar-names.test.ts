import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { similarNames } from './similar-names.ts'

describe('folding a name', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ["Batman's Hill", 'batmans hill'],
    ['  Straße — Łódź ', 'strasse lodz'],
    ['AT&T Field', 'at t field'],
    ['東京', '東京'],
    ['!!!', ''],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('similar names', () => {
  it.each([
    ['Hôtel Ritz', 'Ritz Paris', 'Paris'],
    ['The Langham, Melbourne', 'Langham Hotel', 'Melbourne'],
    ['Mercure Wien City', 'Mercure Wien City Hotel', 'Vienna'],
    ['Novotel Barcelona City', 'Novotel City', 'Barcelona'],
  ])('%s is %s', (a, b, city) => expect(similarNames(a, b, city)).toBe(true))

  it.each([
    ['Hotel Adria', 'Hotel Alpina', 'Vienna'],
    ['ibis', 'ibis Styles Centre Gare', 'Paris'],
    ['Elysées Hôtel', 'Hôtel Rochester Champs-Élysées', 'Paris'],
    ['Novotel Wien City', 'Mercure Wien City', 'Vienna'],
  ])('%s is not %s', (a, b, city) => expect(similarNames(a, b, city)).toBe(false))
})
