import type { Registry } from '@site/contracts/registry'
import { RUM_MAX_BYTES, rumBeacon, type RumBeacon } from '@site/contracts/rum'
import { json, Router } from 'express'
import { knownLabels } from '../metrics/known-labels.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { perAddress } from '../report/per-address.ts'

/** Beacons an address may send a minute: a page every two seconds. */
const PER_MINUTE = 30

const count = (beacon: RumBeacon, registry: Registry, metrics: Metrics): void => {
  const labels = knownLabels(registry)
  const route = labels.route(beacon.path)
  for (const [vital, value] of Object.entries(beacon.vitals)) {
    if (vital === 'CLS') metrics.layoutShift.observe({ route }, value)
    else metrics.vitals.observe({ vital, route }, value / 1000)
  }
  for (const { name, version, ms } of beacon.remotes)
    metrics.remoteLoad.observe(labels.release(name, version), ms / 1000)
}

/** `POST /rum`: measurements of browsers whose visitors agreed. Only counters are kept. */
export const rumRoute = (registry: () => Registry, metrics: Metrics): Router => {
  const router = Router()
  const limit = perAddress(PER_MINUTE, () => metrics.beacons.inc({ outcome: 'limited' }))
  router.post('/rum', limit, json({ limit: RUM_MAX_BYTES, strict: false }), (request, response) => {
    const parsed = rumBeacon.safeParse(request.body)
    metrics.beacons.inc({ outcome: parsed.success ? 'counted' : 'refused' })
    if (!parsed.success) return void response.status(422).json({ error: 'Not a measurement', code: 'invalid' })
    count(parsed.data, registry(), metrics)
    response.status(204).end()
  })
  return router
}
