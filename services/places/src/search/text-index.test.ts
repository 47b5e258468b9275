import { describe, expect, it } from 'vitest'
import { TextIndex } from './text-index.ts'

const doc = (name: string, context: string, rank: number, ...also: string[]) => ({
  item: name,
  names: [name, ...also],
  context: [context],
  rank,
})
const index = new TextIndex([
  doc('Rod Laver Arena', 'Melbourne Australia', 0.8, 'Melbourne Park'),
  doc('John Cain Arena', 'Melbourne Australia', 0.7, 'Hisense Arena'),
  doc('Arena Hotel', 'Rome Italy', 0.3),
  doc('Hilton', 'Melbourne Australia', 0.4),
  doc('Hilton', 'Rome Italy', 0.5),
  doc('Zürich Marriott', 'Zürich Switzerland', 0.4),
  doc('Grand Hotel', 'Rome Italy', 0.2),
])
const names = (query: string) => index.search(query, 5).map((hit) => hit.item)

describe('searching names', () => {
  it.each([
    ['rod laver arena', 'Rod Laver Arena'],
    ['ROD LAVER', 'Rod Laver Arena'],
    ['rod lav', 'Rod Laver Arena'],
    ['rod lavr arena', 'Rod Laver Arena'],
    ['laver rod', 'Rod Laver Arena'],
    ['hisense', 'John Cain Arena'],
    ['zurich', 'Zürich Marriott'],
    ['arena', 'Arena Hotel'],
    ['grnad hotel', 'Grand Hotel'],
  ])('%s means %s', (query, name) => expect(names(query)[0]).toBe(name))

  it('tells places of one name apart by their city', () => {
    expect(index.search('hilton', 5).map((hit) => hit.item)).toEqual(['Hilton', 'Hilton'])
    expect(index.search('hilton melbourne', 5)).toHaveLength(1)
  })

  it('does not take a city alone for the places in it', () => expect(names('Rome')).toEqual([]))

  it.each(['xqzvwj', '', '   ', '!?'])('finds nothing for %j', (query) => expect(names(query)).toEqual([]))

  it('keeps to the kind asked', () => {
    expect(index.search('arena', 5, (name) => name.startsWith('John')).map((hit) => hit.item)).toEqual([
      'John Cain Arena',
    ])
  })

  it('finds a little known place among thousands that share its words', () => {
    const many = Array.from({ length: 5000 }, (_, at) => doc(`Grand Hotel ${at}`, 'Rome Italy', 0.9))
    const large = new TextIndex([...many, doc('Grand Quokka Hotel', 'Perth Australia', 0.1)])
    expect(large.search('grand quok', 3)[0]?.item).toBe('Grand Quokka Hotel')
    expect(large.search('grand hotel 4321', 3)[0]?.item).toBe('Grand Hotel 4321')
  })
})
