import { describe, expect, it } from 'vitest'
import { addressOf, auditFilter, fieldsOf } from './filter.ts'

describe('the filter of the audit log', () => {
  it('sends whole days, from their first to their last moment where the visitor is', () => {
    const sent = auditFilter(new URLSearchParams('remote=mf-a&since=2027-01-02&until=2027-01-02'))
    expect(sent.get('remote')).toBe('mf-a')
    const day = Date.parse(sent.get('until') ?? '') - Date.parse(sent.get('since') ?? '')
    expect(day).toBe(86_400_000 - 1)
  })

  it('leaves out what is empty, unknown or no day', () => {
    expect(auditFilter(new URLSearchParams('remote=&team=%20&since=soon&limit=1000')).size).toBe(0)
  })

  it('puts the filled fields of its form into the address', () => {
    const asked = addressOf({ remote: 'mf-a', team: ' ', since: '2027-01-02', until: '' })
    expect(`${asked}`).toBe('remote=mf-a&since=2027-01-02')
    expect(fieldsOf(asked)).toEqual({ remote: 'mf-a', team: '', since: '2027-01-02', until: '' })
  })
})
