import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Composition } from '@site/contracts/composition'
import express, { type Request } from 'express'
import { expect, it } from 'vitest'
import { addRelease, canary } from '../../../releases/src/registry/promote-and-canary.ts'
import { fakeRelease, fakeRoute, registryOf } from '../../../releases/src/testing/fake-release.ts'
import { resolveComposition } from '@site/releases'
import { createCounts } from './counts.ts'
import { createMeasuring } from './create-measuring.ts'

const release = (version: string) => fakeRelease('mf-a', version, { routes: [fakeRoute('/')] })
const everybody = registryOf(fakeRelease('shell', '1.0.0'), release('1.0.0'))
const registry = canary(addRelease(everybody, release('1.1.0')), 'mf-a', '1.1.0', 50)

const compositions: readonly Composition[] = Array.from({ length: 50 }, (_, n) => {
  const resolved = resolveComposition(registry, { id: `visitor ${n}`, overrides: {} })
  if (resolved === null) throw new Error('no shell')
  return resolved.composition
})

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
]
const requests: readonly Request[] = agents.map((agent) =>
  Object.assign(Object.create(express.request), new IncomingMessage(new Socket()), {
    method: 'GET',
    headers: { 'user-agent': agent },
  }),
)

const VISITS = 20_000

it('counts every visit of many visitors, once each', () => {
  const counts = createCounts()
  const measuring = createMeasuring({
    counts,
    registry: () => registry,
    recall: async () => null,
    onFailure: () => undefined,
    onProblem: (error) => {
      throw error
    },
  })
  for (let n = 0; n < VISITS; n += 1) {
    const [request, composition] = [requests[n % requests.length], compositions[n % compositions.length]]
    if (request !== undefined && composition !== undefined) measuring.visit(request, composition, 'mf-a')
  }
  const sums = Object.values(counts.take()?.['mf-a'] ?? {}).map(({ visits }) => visits)
  expect(sums.reduce((sum, visits) => sum + visits, 0)).toBe(VISITS)
})
