import { describe, expect, it } from 'vitest'
import { ago, bytes, counted, dayAndTime, duration, list, percent, ratePercent, shortVersion } from './words.ts'

describe('words for figures', () => {
  it.each([
    [0, '0%'],
    [0.05, '0.05%'],
    [12.5, '12.5%'],
    [100, '100%'],
  ])('says a share of %d as %s', (share, words) => {
    expect(percent(share)).toBe(words)
  })

  it('says a rate in percent', () => {
    expect(ratePercent(0.00714)).toBe('0.71%')
  })

  it.each([
    [1, '1 visit'],
    [0, '0 visits'],
    [1204, '1,204 visits'],
  ])('counts %d', (value, words) => {
    expect(counted(value, 'visit')).toBe(words)
  })

  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 minute ago'],
    [7_300_000, '2 hours ago'],
    [3 * 86_400_000, '3 days ago'],
    [-5000, 'just now'],
  ])('says how long ago %d ms are', (since, words) => {
    const now = Date.UTC(2027, 0, 1)
    expect(ago(new Date(now - since).toISOString(), now)).toBe(words)
  })

  it.each([
    [1, '1 second'],
    [59.2, '60 seconds'],
    [61, '2 minutes'],
    [3900, '1 hour 5 minutes'],
    [90_000, '1 day 1 hour'],
  ])('says %d s as a duration', (seconds, words) => {
    expect(duration(seconds)).toBe(words)
  })

  it.each([
    [999, '999 bytes'],
    [-4000, '4 kB'],
    [12_345, '12.3 kB'],
    [1_234_567, '1.23 MB'],
  ])('says %d bytes as %s', (value, words) => {
    expect(bytes(value)).toBe(words)
  })

  it('says a time with its day', () => {
    expect(dayAndTime(new Date(2027, 0, 1, 9, 30).getTime())).toBe('1 Jan, 09:30')
  })

  it('joins what is listed as a sentence does', () => {
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })
})

describe('a version in a sentence', () => {
  it('leaves out the hash of its content', () => {
    expect(shortVersion('1.2.0-41db84a4f0', ['1.2.0-41db84a4f0', '1.1.0-e95eb6fcbd'])).toBe('1.2.0')
  })
  it('keeps what says that it is a pre-release', () => {
    expect(shortVersion('1.2.0-beta.1-41db84a4f0', ['1.2.0-beta.2-e95eb6fcbd'])).toBe('1.2.0-beta.1')
  })
  it('keeps it where another one has the same number', () => {
    expect(shortVersion('1.2.0-aa', ['1.2.0-bb', '1.2.0-aa'])).toBe('1.2.0-aa')
  })
})
