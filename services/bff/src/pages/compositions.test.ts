import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@site/releases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knownCompositions } from './compositions.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compositions-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fail = (error: unknown) => {
  throw error
}

it('a composition can be replayed by another process', async () => {
  const composed = { shell: '1.0.0', 'mf-a': '2.0.0' }
  knownCompositions(openStore(folder), fail).remember('0123456789ab', () => composed)
  const other = knownCompositions(openStore(folder), fail)
  await expect.poll(() => other.recall('0123456789ab')).toEqual(composed)
})

it.each(['ffffffffffff', '../registry', '0123456789AB', ''])('%s is not a known composition', async (id) =>
  expect(await knownCompositions(openStore(folder), fail).recall(id)).toBeNull(),
)
