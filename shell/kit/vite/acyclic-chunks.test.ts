import { expect, it } from 'vitest'
import { circleIn } from './acyclic-chunks.ts'

const graph = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports))

it.each([
  ['nothing', {}],
  ['a line', { a: ['b'], b: ['c'], c: [] }],
  ['two ways to one chunk', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }],
  ['a chunk of elsewhere', { a: ['https://elsewhere'] }],
])('finds no circle in %s', (_, imports) => expect(circleIn(graph(imports))).toBeNull())

it.each([
  ['two chunks', { entry: ['a'], a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['a chunk and itself', { a: ['a'] }, ['a', 'a']],
  [
    'three chunks behind a way without',
    { entry: ['x', 'a'], x: [], a: ['b'], b: ['x', 'c'], c: ['a'] },
    ['a', 'b', 'c', 'a'],
  ],
])('finds the circle of %s', (_, imports, circle) => expect(circleIn(graph(imports))).toEqual(circle))
