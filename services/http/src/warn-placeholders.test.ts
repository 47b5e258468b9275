import { expect, test, vi } from 'vitest'
import { warnOfPlaceholders } from './warn-placeholders.ts'

const warned = (nodeEnv: string | undefined, canonicalHost: string): readonly string[] => {
  const warn = vi.fn<(context: { readonly setting: string }, message: string) => void>()
  warnOfPlaceholders({ warn }, nodeEnv === undefined ? {} : { NODE_ENV: nodeEnv }, { canonicalHost })
  for (const [{ setting }, message] of warn.mock.calls) expect(message).toContain(`${setting} is a placeholder`)
  return warn.mock.calls.map(([{ setting }]) => setting)
}

test('a start in production warns of each placeholder once', () => {
  const settings = warned('production', 'doorstep.example')
  expect(settings).toContain('company.businessNumber')
  expect(settings).toContain('canonicalHost')
  expect(new Set(settings).size).toBe(settings.length)
})

test('a host of the environment stands in for that of the file', () =>
  expect(warned('production', 'doorstep.com.au')).not.toContain('canonicalHost'))

test.each([undefined, 'development', 'test'])('says nothing with NODE_ENV=%s', (nodeEnv) =>
  expect(warned(nodeEnv, 'doorstep.example')).toEqual([]),
)
