import assert from 'node:assert/strict'
import { test } from 'node:test'
import { affectedJourneys, changedNames } from './affected.mjs'

const registry = (versions) => ({
  microFrontends: Object.fromEntries(
    Object.entries(versions).map(([name, list]) => [
      name,
      list.map(([version, traffic, isDefault]) => ({
        metadata: { version },
        deployment: { traffic, default: isDefault },
      })),
    ]),
  ),
})
const live = registry({ shell: [['1', 100, true]], 'mf-legal': [['1', 100, true]], 'mf-planner': [['1', 100, true]] })

test('a promotion and a ramp are changes, an upload that serves nobody is none', () => {
  const promoted = registry({
    shell: [['1', 100, true]],
    'mf-legal': [
      ['1', 0, false],
      ['2', 100, true],
    ],
    'mf-planner': [
      ['1', 100, true],
      ['2', 0, false],
    ],
  })
  assert.deepEqual(changedNames(live, promoted), ['mf-legal'])
  const ramped = registry({
    shell: [['1', 100, true]],
    'mf-legal': [['1', 100, true]],
    'mf-planner': [
      ['1', 90, true],
      ['2', 10, false],
    ],
  })
  assert.deepEqual(changedNames(live, ramped), ['mf-planner'])
  assert.deepEqual(changedNames(live, live), [])
})

test('the journeys of what changed, and the frame around it', () => {
  const hasFolder = (folder) => folder !== 'journeys/new'
  assert.deepEqual(affectedJourneys(['mf-legal'], hasFolder), ['journeys/legal', 'journeys/shell'])
  assert.deepEqual(affectedJourneys(['mf-new'], hasFolder), ['journeys/shell'])
  assert.deepEqual(affectedJourneys(['mf-legal', 'shell'], hasFolder), ['journeys'])
  assert.deepEqual(affectedJourneys([], hasFolder), [])
})
