import { describe, expect, it } from 'vitest'
import { may, mayReadAudit } from './rights.ts'

describe('rights of a token', () => {
  it.each([
    [{ 'mf-a': ['promote'] }, true],
    [{ '*': ['promote'] }, true],
    [{ 'mf-b': ['promote'] }, false],
    [{ 'mf-a': ['canary'] }, false],
  ])('%o: promote mf-a is %s', (rights, allowed) => {
    expect(may({ rights }, 'mf-a', 'promote')).toBe(allowed)
  })

  it('add up, of the remote and of all remotes', () => {
    expect(may({ rights: { 'mf-a': ['canary'], '*': ['promote'] } }, 'mf-a', 'canary', 'promote')).toBe(true)
  })

  it('are none where a name is only inherited', () => {
    expect(may({ rights: {} }, 'constructor', 'promote')).toBe(false)
  })

  it('show the audit log to whoever holds audit anywhere', () => {
    expect(mayReadAudit({ rights: { 'mf-a': ['audit'] } })).toBe(true)
    expect(mayReadAudit({ rights: { 'mf-a': ['promote'] } })).toBe(false)
  })
})
