import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../export/markdown.ts'
import type { Trip } from '../plan/plan.ts'
import { readPlans, writePlans } from '../saved-plans/saved-plans.ts'
import { MAX_CODE_LENGTH } from '../share/link-address.ts'
import { decodeTrip, encodeTrip } from '../share/link-code.ts'
import { pack, unpack } from '../share/plan-format.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { costLimits, costList, type Cost } from './cost.ts'
import { keepCosts, withCosts } from './keep-costs.ts'
import { costDay, inOrder, sumsOf, sumWords } from './sums.ts'

const cost = (label: string, amount: number, currency = 'AUD', day: number | null = null): Cost => ({
  day,
  label,
  amount,
  currency,
})
const three = [cost('Flights', 820), cost('Museum', 24.5, 'AUD', 1), cost('Dinner', 90, 'EUR', 0)]
const body = bodyFor('Melbourne', 7)
const priced = (costs: Cost[]): Trip => withCosts(melbourneTrip, costs)

describe('sums', () => {
  test.each<[Cost[], { currency: string; amount: number }[]]>([
    [[], []],
    [
      three,
      [
        { currency: 'AUD', amount: 844.5 },
        { currency: 'EUR', amount: 90 },
      ],
    ],
    [[cost('a', 0.1), cost('b', 0.2)], [{ currency: 'AUD', amount: 0.3 }]],
    [
      [cost('a', 1500, 'JPY'), cost('b', 1.005, 'KWD')],
      [
        { currency: 'JPY', amount: 1500 },
        { currency: 'KWD', amount: 1.005 },
      ],
    ],
    [
      Array.from({ length: costLimits.entries }, () => cost('x', costLimits.amount)),
      [{ currency: 'AUD', amount: 4e10 }],
    ],
  ])('of %j are exact and by currency', (costs, sums) => expect(sumsOf(costs)).toEqual(sums))

  test('are told by code, as a dollar is that of many', () =>
    expect(sumWords(three).replaceAll('\u00a0', ' ')).toBe('AUD 844.50 and EUR 90.00'))
})

test('costs stand by day, those of a day that has gone with the whole trip', () => {
  const list = [cost('Later', 1, 'AUD', 6), ...three]
  expect(inOrder(list, 2).map(({ cost: { label } }) => label)).toEqual(['Later', 'Flights', 'Dinner', 'Museum'])
  expect(inOrder(list, 2).map(({ at }) => at)).toEqual([0, 1, 3, 2])
  expect([costDay(list[0] ?? three[0] ?? cost('', 1), 2), costDay(cost('', 1, 'AUD', 1), 2)]).toEqual([
    'Whole trip',
    'Day 2',
  ])
})

describe('a link', () => {
  test('carries them', () => expect(decodeTrip(encodeTrip(body, priced(three))).trip.meta.costs).toEqual(three))

  test('of seven days with twelve costs stays within 2 kB', () => {
    const words = ['Flights', 'Hotel', 'Train', 'Tickets', 'Dinner by the river', 'Museum pass']
    const costs = Array.from({ length: 12 }, (_, i) => cost(words[i % 6] ?? '', 10.5 + i * 37, 'AUD', i % 7))
    const code = encodeTrip(body, priced(costs))
    expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH)
    expect(decodeTrip(code).trip.meta.costs).toEqual(costs)
  })

  test('without any is written as before, and read as none', () => {
    expect(encodeTrip(body, priced([]))).toBe(encodeTrip(body, melbourneTrip))
    expect(decodeTrip(encodeTrip(body, melbourneTrip)).trip.meta.costs).toBeNull()
  })

  const withLine = (line: string) => {
    const bytes = pack({ ...body, notes: 'x' }, melbourneTrip, 0)
    return unpack(Uint8Array.from([...bytes.slice(0, -'{"notes":"x"}'.length), ...new TextEncoder().encode(line)]))
  }
  test.each([
    ['{"costs":5}', null],
    ['{"costs":[["a"]]}', null],
    [
      '{"costs":[[9,"a",1,"AUD"],[0,"b",-1,"AUD"],[0,"c",1,"XYZ"],[0,"",1,"AUD"],[1,"d\\u0000e",1e300,"AUD"],[1,"f\\r\\ng",2,"AUD"]]}',
      [cost('f g', 2, 'AUD', 0)],
    ],
    [`{"costs":[[0,"${'x'.repeat(61)}",1,"AUD"]]}`, []],
  ])('with damaged ones keeps what can be read: %s', (line, costs) =>
    expect(withLine(line).trip.meta.costs).toEqual(costs),
  )
})

test('no plan keeps more than forty', () =>
  expect(costList.parse(Array.from({ length: 1000 }, () => cost('x', 1)))).toHaveLength(costLimits.entries))

test('the browser stores them with the plan', () => {
  const [read] = readPlans(writePlans([{ id: 'a', savedAt: 0, body, trip: priced(three) }]))
  expect(read?.trip.meta.costs).toEqual(three)
})

test('Markdown has a list of them with its total, and markup in a name stays text', () => {
  const text = toMarkdown(priced([...three, cost('*Bus* [x](y)', 5)])).replaceAll('\u00a0', ' ')
  expect(text).toContain('## Costs\n\n- Whole trip: Flights, AUD 820.00\n')
  expect(text).toContain('- Whole trip: \\*Bus\\* \\[x\\](y), AUD 5.00\n')
  expect(text).toContain('- **Total**: AUD 849.50 and EUR 90.00\n')
  expect(toMarkdown(melbourneTrip)).not.toContain('Costs')
})

test('a plan made anew takes them over, one that brings its own keeps those', () => {
  expect(keepCosts(three, melbourneTrip).meta.costs).toEqual(three)
  expect(keepCosts(three, priced([])).meta.costs).toEqual([])
  expect(keepCosts(null, melbourneTrip)).toBe(melbourneTrip)
})
