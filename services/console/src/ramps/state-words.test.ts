import { rampStates } from '@site/contracts/ramp-view'
import { sampleRamp } from '@site/contracts/testing/ramp-samples'
import { describe, expect, it } from 'vitest'
import { evidenceShare, evidenceWords, situation } from './state-words.ts'

const ramp = sampleRamp(new Date(), { version: '1.2.0-aa', against: '1.1.0-bb' })

describe('what a ramp does, in words', () => {
  it('says what the next step waits for', () => {
    expect(situation(ramp)).toBe('10% of visitors have 1.2.0. It goes to 50% after 2,424 more visits with it.')
    expect(situation({ ...ramp, waiting: { for: 'time', left: 700 } })).toBe(
      '10% of visitors have 1.2.0. It goes to 50% in 12 minutes at the earliest.',
    )
    expect(situation({ ...ramp, waiting: null })).toBe('10% of visitors have 1.2.0. The next step, to 50%, is due.')
  })

  it('has a sentence for every state, none of them the same', () => {
    const sentences = rampStates.map((state) => situation({ ...ramp, state }))
    expect(new Set(sentences).size).toBe(rampStates.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].+\.$/)
  })

  it('tells two builds of one number apart', () => {
    expect(situation({ ...ramp, state: 'done', against: '1.2.0-cc' })).toBe(
      'Everybody has 1.2.0-aa. 1.2.0-cc stays published and can be rolled back to.',
    )
  })
})

describe('evidence', () => {
  it.each([
    [0.2, 0, 'none of 50'],
    [1, 0, 'none of 50'],
    [7.0711, 0.5, '7.07 of 50'],
    [61.34, 1, '61.3 of 50'],
    [1e12, 1, 'over 1,000,000 of 50'],
  ])('of %d fills %d of its bar and is said as %s', (evidence, share, words) => {
    expect(evidenceShare(evidence, 0.02)).toBeCloseTo(share, 3)
    expect(evidenceWords(evidence, 0.02)).toBe(words)
  })
})
