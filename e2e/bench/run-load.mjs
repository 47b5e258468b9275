import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { main, say, step } from '../../scripts/lib/say.mjs'
import { withOwnSite } from '../../scripts/lib/site.mjs'
import { growth, watchMemory } from './load/memory.mjs'
import { arrive, capacity, tally } from './load/phases.mjs'
import { pinTo } from './load/pin.mjs'
import { closeConnections, learnPages } from './load/visit.mjs'

/** What the site must hold: see the checks below. */
const BOUNDS = { steady: 0.7, over: 3, p99OverNormal: 4, recoverySeconds: 10, memoryGrowth: 1.1 }

const options = () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      overload: { type: 'string', default: '30' },
      json: { type: 'string' },
    },
  })
  const number = (name) => {
    const value = Number(values[name])
    if (!(value > 0)) throw new Error(`--${name} is '${values[name]}' but takes a number above 0`)
    return value
  }
  return { minutes: number('minutes'), overload: number('overload'), json: values.json }
}

/** Seconds until, at half the capacity, one second goes by without a failure and as fast as on a quiet day; null: not in 20 s. */
const recovery = async (address, rate, normal) => {
  let window = tally()
  let healed = null
  let from = 0
  await arrive(
    address,
    rate,
    20,
    (answer) => window.take(answer),
    (second) => {
      const { admitted, shed, errors, p99 } = window.result()
      window = tally()
      const well = admitted > 0 && shed === 0 && errors === 0 && p99 <= 2 * normal.p99
      if (well && healed === null) healed = from + 1
      if (!well) {
        from = second
        healed = null
      }
    },
  )
  return healed
}

const row = ({ admitted, shed, errors, p50, p99 }, visits) => ({
  'visits a second': visits.toFixed(1),
  admitted,
  shed,
  errors,
  'p50 ms': p50.toFixed(0),
  'p99 ms': p99.toFixed(0),
})

/** `npm run bench -- load`: a mixed visit at 70 % of the measured capacity, then three times what it can take, then half. */
main(async () => {
  const { minutes, overload, json } = options()
  // Who asks must not take the time of who answers: servers started from here on stay on the first processor.
  pinTo(0)
  process.exitCode = await withOwnSite({}, async ({ address, backend }) => {
    say(pinTo(1) ? 'servers on one processor, visitors on another' : 'servers and visitors share their processors')
    await learnPages(address)
    await step('warming up', () => capacity(address, 12))
    const most = await step('measuring capacity', () => capacity(address, 24))
    say(`capacity: ${most.toFixed(1)} visits a second`)
    const memory = watchMemory({ bff: address, backend })
    const steady = tally()
    await step(`${BOUNDS.steady * 100} % of it for ${minutes} min`, () =>
      arrive(address, most * BOUNDS.steady, minutes * 60, steady.take, (second) =>
        second % Math.max(1, Math.round(minutes)) === 0 ? memory.look() : undefined,
      ),
    )
    const normal = steady.result()
    const over = tally()
    await step(`${BOUNDS.over} times it for ${overload} s`, () =>
      arrive(address, most * BOUNDS.over, overload, over.take),
    )
    const overloaded = over.result()
    const healed = await step('half of it again', () => recovery(address, most / 2, normal))
    closeConnections()
    console.table({
      [`${BOUNDS.steady * 100} % of capacity, ${minutes} min`]: row(normal, most * BOUNDS.steady),
      [`${BOUNDS.over} × capacity, ${overload} s`]: row(overloaded, most * BOUNDS.over),
    })
    for (const [phase, { kinds }] of Object.entries({ quiet: normal, overloaded }))
      say(
        `p99 when ${phase}: ${Object.entries(kinds)
          .map(([kind, { p99 }]) => `${kind} ${p99.toFixed(0)} ms`)
          .join(', ')}`,
      )
    const grown = Object.fromEntries(Object.entries(memory.samples).map(([name, samples]) => [name, growth(samples)]))
    const resident = Object.entries(memory.samples).map(
      ([name, samples]) =>
        `${name} ${samples.at(0)?.toFixed(0)} → ${samples.at(-1)?.toFixed(0)} MB (× ${grown[name].toFixed(2)})`,
    )
    say(`memory: ${resident.join(', ')}`)
    const checks = [
      ['no request failed or was shed at 70 %', normal.errors + normal.shed === 0],
      [
        `memory stays flat (last quarter at most × ${BOUNDS.memoryGrowth} of the second)`,
        Object.values(grown).every((each) => each <= BOUNDS.memoryGrowth),
      ],
      [
        'what is too much is shed with 429 or 503 and Retry-After, nothing else fails',
        overloaded.shed > 0 && overloaded.errors === 0,
      ],
      [
        `p99 of what is admitted: × ${(overloaded.p99 / normal.p99).toFixed(2)} of normal (at most ${BOUNDS.p99OverNormal})`,
        overloaded.p99 <= BOUNDS.p99OverNormal * normal.p99,
      ],
      [
        `recovers within ${BOUNDS.recoverySeconds} s: ${healed === null ? 'no' : `${healed} s`}`,
        healed !== null && healed <= BOUNDS.recoverySeconds,
      ],
    ]
    for (const [what, held] of checks) say(`${held ? '✓' : '✗'} ${what}`)
    for (const [phase, { shedByKind }] of Object.entries({ quiet: normal, overloaded }))
      if (Object.keys(shedByKind).length > 0) say(`shed when ${phase}: ${JSON.stringify(shedByKind)}`)
    for (const { what } of [normal, overloaded])
      if (Object.keys(what).length > 0) say(`errors: ${JSON.stringify(what)}`)
    if (json !== undefined)
      writeFileSync(json, JSON.stringify({ most, normal, overloaded, healed, memory: memory.samples }, null, 1))
    return checks.every(([, held]) => held) ? 0 : 1
  })
})
