import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { acceptedKinds, classes, drawHalves, halves, parseQueries, readQueries } from './queries.ts'

const tableOf = (file: string) => readQueries(path.join(path.dirname(fileURLToPath(import.meta.url)), file))
const finished = tableOf('queries.tsv')
const unfinished = tableOf('typing.tsv')
const queries = [...finished, ...unfinished]

describe('the tables of queries', () => {
  it('have at least 440 queries and 40 unfinished ones, each id and each text once', () => {
    expect(finished.length).toBeGreaterThanOrEqual(440)
    expect(unfinished.length).toBeGreaterThanOrEqual(40)
    expect(new Set(unfinished.map((query) => query.class))).toEqual(new Set(['typing']))
    expect(finished.filter((query) => query.class === 'typing')).toEqual([])
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length)
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
  })

  it('hold the halves that the rule draws, as large as each other in every class', () => {
    const drawn = drawHalves(queries)
    expect(queries.filter(({ id, half }) => drawn.get(id) !== half)).toEqual([])
    for (const each of classes) {
      const [tuning = 0, heldOut = 0] = halves.map(
        (half) => queries.filter((query) => query.class === each && query.half === half).length,
      )
      expect(heldOut).toBeGreaterThanOrEqual(10)
      expect(tuning - heldOut).toBeLessThanOrEqual(1)
    }
  })

  it('accept a place where one is meant and none where nothing is', () => {
    expect(queries.filter(({ expect, accepted }) => expect === 'resolve' && accepted.length === 0)).toEqual([])
    expect(queries.filter(({ expect, accepted }) => expect === 'unknown' && accepted.length > 0)).toEqual([])
  })

  it('name a source for every position, and takes a house at most 200 m away', () => {
    const places = queries.flatMap(({ accepted }) => accepted)
    expect(places.filter(({ name, source }) => name === '' || source === '')).toEqual([])
    expect(places.filter(({ kind, name, radius }) => kind === 'address' && /\d/.test(name) && radius > 200)).toEqual([])
    expect(new Set(places.map(({ kind }) => kind)).size).toBe(acceptedKinds.length)
  })
})

it('refuses a row that is not of its shape', () => {
  const row = (expectation: string, place: string) => `id\ncity-001\tcity\ttuning\t\tOslo\t${expectation}\t${place}\t`
  expect(parseQueries(row('resolve', 'city;59.91;10.75;5000;Oslo NO;cities'))).toHaveLength(1)
  expect(() => parseQueries(row('guess', ''))).toThrow('guess')
  expect(() => parseQueries(row('resolve', 'city;north;10.75;5000;Oslo NO;cities'))).toThrow('north')
})
