import { rampList, rampView, type RampView } from '@site/contracts/ramp-view'
import { releaseGraph } from '@site/contracts/release-graph'
import { sampleAborted, sampleGraph, sampleRamp } from '@site/contracts/testing/ramp-samples'
import type { Page } from 'playwright/test'

/** Answers at the network's edge for ramps in states that take hours to arrive at. */
export const withRamps = async (page: Page, ramps: readonly RampView[]): Promise<void> => {
  await page.route('**/v1/ramps', (route) => route.fulfill({ json: rampList.parse({ ramps }) }))
  await page.route('**/v1/ramps/*/*', (route) => {
    const [name = '', version = ''] = new URL(route.request().url()).pathname.split('/').slice(-2)
    const found = ramps.find((ramp) => ramp.name === name && ramp.version === version)
    return found === undefined
      ? route.fulfill({ status: 404, json: { error: `${name} ${version} has no ramp.`, code: 'not_found' } })
      : route.fulfill({ json: rampView.parse(found) })
  })
}

/** One that runs, one that was taken back, one that arrived. */
export const manyRamps = (now = new Date()): readonly RampView[] => [
  sampleRamp(now),
  sampleAborted(now),
  sampleRamp(now, {
    name: 'mf-legal',
    version: '1.0.0-bb',
    against: '0.9.0-aa',
    state: 'done',
    step: 3,
    traffic: 100,
    waiting: null,
    endedAt: now.toISOString(),
  }),
]

export const withGraph = (page: Page): Promise<unknown> =>
  page.route('**/v1/graph', (route) => route.fulfill({ json: releaseGraph.parse(sampleGraph) }))
