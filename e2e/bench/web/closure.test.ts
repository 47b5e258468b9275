import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../mf-legal/src/routes.ts'
import { closureOf, pagesIn } from './closure.ts'
import { blockingTime } from './observe.ts'
import { median } from './median.ts'

describe('files of the baseline', () => {
  it('follow static imports once each, circles included', () =>
    expect(
      closureOf({ a: { file: 'a.js', imports: ['b'], css: ['a.css'] }, b: { file: 'b.js', imports: ['a'] } }, 'a'),
    ).toEqual({ js: ['a.js', 'b.js'], css: ['a.css'] }))
  it('are refused for a module that is not there', () => expect(() => closureOf({}, 'x')).toThrow(/no 'x'/))
  it('are found for every page a remote declares', () => {
    const source = readFileSync(new URL('../../../mf-legal/src/remote.ts', import.meta.url), 'utf8')
    expect(Object.keys(pagesIn(source)).sort()).toEqual(routes.map(({ page }) => page).sort())
  })
})

describe('figures', () => {
  it('take the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 9])).toBe(3)
    expect(median([])).toBeNaN()
  })
  it('count as blocking what is over 50 ms between first paint and use', () =>
    expect(
      blockingTime(
        {
          fcp: 100,
          longTasks: [
            [0, 90],
            [120, 80],
            [400, 150],
            [900, 100],
          ],
        },
        800,
      ),
    ).toBe(130))
})
