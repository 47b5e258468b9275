import { binOf, guardedVitals, type GuardedVital, type Measured } from '@site/contracts/measured'
import type { MeasuredBatch } from '@site/contracts/measured-batch'
import type { VitalName } from '@site/contracts/rum'
import type { FailureCount } from './hits.ts'
import type { Held } from './held.ts'

/** `Measured`, counted in place. */
interface Counter {
  visits: number
  failures: number
  others: number
  errors: number
  readonly vitals: Partial<Record<GuardedVital, number[]>>
  readonly named: Map<string, number>
}

const asMeasured = ({ named, ...counter }: Counter): Measured => ({ ...counter, named: Object.fromEntries(named) })

/** CLS is counted in thousandths, the others in ms. */
const scaleOf = (vital: GuardedVital): number => (vital === 'CLS' ? 1000 : 1)

const addToBin = (bins: number[], bin: number): void => {
  while (bins.length <= bin) bins.push(0)
  bins[bin] = (bins[bin] ?? 0) + 1
}

/** What releases did since it was last taken. Nothing of a person is in it: only sums by name and version. */
export const createCounts = () => {
  let counted = new Map<string, Map<string, Counter>>()

  const of = ({ name, version }: Held): Counter => {
    const versions = counted.get(name) ?? new Map<string, Counter>()
    counted.set(name, versions)
    const counter = versions.get(version) ?? {
      visits: 0,
      failures: 0,
      others: 0,
      errors: 0,
      vitals: {},
      named: new Map(),
    }
    versions.set(version, counter)
    return counter
  }

  return {
    visit: (release: Held): void => {
      of(release).visits += 1
    },
    hit: (release: Held, as: FailureCount): void => {
      of(release)[as] += 1
    },
    vitals: (release: Held, vitals: Partial<Record<VitalName, number>>): void => {
      for (const vital of guardedVitals) {
        const value = vitals[vital]
        if (value !== undefined) addToBin((of(release).vitals[vital] ??= []), binOf(value * scaleOf(vital)))
      }
    },
    named: (release: Held, name: string): void => {
      const { named } = of(release)
      named.set(name, (named.get(name) ?? 0) + 1)
    },
    /** Gives what was counted and starts from nothing; null when there is nothing. */
    take: (): MeasuredBatch['remotes'] | null => {
      if (counted.size === 0) return null
      const taken = counted
      counted = new Map()
      return Object.fromEntries(
        [...taken].map(([name, versions]) => [
          name,
          Object.fromEntries([...versions].map(([version, counter]) => [version, asMeasured(counter)])),
        ]),
      )
    },
  }
}
export type Counts = ReturnType<typeof createCounts>
