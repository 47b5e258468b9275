import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../support/processes.mjs'
import { KEYS, startTopology } from '../topology/topology-site.mjs'
import { ask, startVisitors } from '../topology/visitors.mjs'

/** Names of checks that fail in a backend's own account of itself. */
const failing = async (port) => {
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/selftest`, {
    headers: { apikey: KEYS.BACKEND_ANON_KEY },
  })
  return (await response.json()).checks.filter(({ state }) => state !== 'ok').map(({ name }) => name)
}

const restartFault = async (site) => {
  const visitors = startVisitors(site.address)
  await sleep(3000)
  const healed = []
  for (const each of [...site.bffs, ...site.backends]) {
    const begun = performance.now()
    await each.stop('SIGTERM')
    each.start()
    const port = site.ports[each.name.replace('-', '')]
    await until(`${each.name} is ready`, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
    healed.push((performance.now() - begun) / 1000)
  }
  await sleep(1000)
  await visitors.stop()
  const { requests, failed } = visitors.counts
  return {
    fault: 'front servers and backends restarted one by one under load',
    visitor: `${requests} requests, ${failed} failed ${failed === 0 ? '' : JSON.stringify(visitors.failures)}`,
    operator: `each says "stopping" and "stopped" and is ready again after ${healed.map((each) => each.toFixed(1)).join(', ')} s`,
    healed: failed === 0 ? Math.max(...healed) : null,
  }
}

const redisFault = async (site) => {
  const visitors = startVisitors(site.address)
  await sleep(1000)
  await site.redis.stop('SIGKILL')
  await sleep(3000)
  const seen = await failing(site.ports.backend1)
  const search = await ask(site.address, '/functions/v1/hotels', { body: { query: 'Melbourne' } })
  site.redis.start()
  const healed = await until(
    'Redis is back for the backend',
    async () => (await failing(site.ports.backend1)).length === 0,
  )
  await visitors.stop()
  const { requests, failed } = visitors.counts
  return {
    fault: 'Redis gone',
    visitor: `search ${search.status}; ${requests} requests, ${failed} failed`,
    operator: `selftest: ${seen.join(', ')} failed; limits are counted by each backend meanwhile`,
    healed: failed === 0 && seen.includes('redis') && search.status === 200 ? healed : null,
  }
}

/** What concerns two of each: a graceful restart behind a load balancer, and the store they share. */
export const sharedFaults = async () => {
  const site = await startTopology({ RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_FORMS: '1000000', SHED_DELAY_MS: '0' })
  if (site.missing) return [{ fault: 'restart under load; Redis gone', skipped: site.missing }]
  try {
    return [await restartFault(site), await redisFault(site)]
  } finally {
    await site.stop()
  }
}
