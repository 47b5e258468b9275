import { registry as strict, type Registry } from '@site/contracts/registry'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, it } from 'vitest'
import { discoverySchema } from '../testing/discovery-schema.ts'
import { fakeRelease } from '../testing/fake-release.ts'
import { liveSite } from '../testing/live-site.ts'
import { addRelease, canary, promote } from './promote-and-canary.ts'

const discovery = new Ajv2019({ strict: false }).compile(discoverySchema)

const site = (): Registry => {
  const ramped = canary(addRelease(liveSite(), fakeRelease('mf-legal', '1.1.0')), 'mf-legal', '1.1.0', 12.5)
  return promote(addRelease(ramped, fakeRelease('mf-events', '2.0.0')), 'mf-events', '2.0.0')
}
/** The registry with a change to the versions of the legal remote. */
const changed = (change: (first: Item, second: Item) => void): unknown => {
  const copy: { microFrontends: Record<string, Item[]> } = JSON.parse(JSON.stringify(site()))
  const [first, second] = copy.microFrontends['mf-legal'] ?? []
  if (first === undefined || second === undefined) throw new Error('the test site has changed')
  change(first, second)
  return copy
}
interface Item {
  url?: unknown
  metadata: { version: string }
  deployment: { traffic: number; default: boolean; note?: string }
}

/** Errors that Frontend Discovery's schema accepts. */
const gaps: [string, unknown, RegExp][] = [
  ['a second version that is not valid', changed((_, second) => void delete second.url), /url/],
  [
    'traffic that does not add up',
    changed((_, second) => void (second.deployment.traffic = 30)),
    /adds up to 117.5, not 100/,
  ],
  ['two defaults', changed((_, second) => void (second.deployment.default = true)), /2 versions are the default/],
  [
    'shares without a default that are no canary',
    changed((first) => void (first.deployment.default = false)),
    /holds no buckets/,
  ],
  [
    'the same version twice',
    changed((first, second) => void (second.metadata.version = first.metadata.version)),
    /stands twice/,
  ],
  ['an unknown field', changed((first) => void (first.deployment.note = 'x')), /note/],
]

describe('the registry', () => {
  it('is valid Frontend Discovery v1-pre, and valid by the strict profile', () => {
    discovery(site())
    expect(discovery.errors).toBeNull()
    expect(strict.safeParse(site()).success).toBe(true)
  })
  it('is rejected by Frontend Discovery when a required field is missing', () => {
    expect(discovery({ ...site(), generation: 1 })).toBe(false)
    expect(discovery(changed((first) => void delete first.url))).toBe(false)
  })
  it.each(gaps)('the strict profile refuses %s', (_, value, message) => {
    expect(discovery(value)).toBe(true)
    const parsed = strict.safeParse(value)
    expect(parsed.success).toBe(false)
    expect(parsed.error?.message).toMatch(message)
  })
})
