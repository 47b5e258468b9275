import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { keep, until } from '../support/processes.mjs'
import { entryOf, KEYS, seedReleases } from '../topology/topology-site.mjs'

/** The public part of what a call was answered, in a few words. */
export const told = ({ status, code, after, seconds, rest }) =>
  [status, code, after && `come again in ${after} s`, rest, seconds >= 1 && `after ${seconds.toFixed(0)} s`]
    .filter(Boolean)
    .join(', ')

export const call = async (address, path, body, headers = {}) => {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  try {
    const response = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    const after = response.headers.get('retry-after')
    const { status } = response
    const text = await response.text().catch(() => null)
    if (text === null) return { status, rest: 'then cut off', seconds: seconds() }
    let parsed = {}
    try {
      parsed = JSON.parse(text)
    } catch {
      // A page.
    }
    return {
      status,
      code: parsed.code,
      missing: parsed.missing,
      traceId: parsed.traceId,
      body: parsed,
      after,
      seconds: seconds(),
    }
  } catch (error) {
    return { status: 0, rest: `no answer (${error.cause?.code ?? error.name})`, seconds: seconds() }
  }
}

let serial = 0
export const hotels = (site) => call(site.address, '/functions/v1/hotels', { query: 'Melbourne' })
export const form = (site, headers) =>
  call(
    site.address,
    '/functions/v1/notify-intake',
    { fullName: 'Fault test', email: `visitor${(serial += 1)}@faults.example`, message: 'One of many' },
    { 'idempotency-key': `fault-${process.pid}-${serial}`, ...headers },
  )
export const page = (site) => call(site.address, '/terms')

/** What the operator finds in `/readyz`. */
export const readiness = async (site) => {
  const { status, missing } = await call(site.address, '/readyz')
  return status === 200 ? '/readyz 200' : `/readyz ${status} (${(missing ?? []).join(', ')})`
}

/** A counter of the front server. */
export const counted = async (site, name) => {
  const text = await (await fetch(`${site.address}/metrics`)).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.replace(/^[^{]*\{/, '{').replaceAll('"', ''))
    .join(' ')
}

/** Seconds until a page, a call and a form are well and everything is ready; null when that takes more than a minute. */
export const heals = async (site) =>
  until(
    'the site is well',
    async () =>
      (await page(site)).status === 200 &&
      (await hotels(site)).status === 200 &&
      (await form(site)).status === 200 &&
      (await call(site.address, '/readyz')).status === 200,
    60_000,
  ).catch(() => null)

/** One backend and one front server; `between` may give the address the front server asks in place of the backend's. */
export const startSmallSite = async ({ env = {}, dataDir, between = async (port) => port, preload = {} } = {}) => {
  const scratch = dataDir ?? mkdtempSync(join(tmpdir(), 'faults-small-'))
  const releases = mkdtempSync(join(tmpdir(), 'faults-releases-'))
  await seedReleases(releases)
  const [port, backendPort] = [await freePort(), await freePort()]
  const shared = { ...KEYS, LOG_LEVEL: 'info', RATE_LIMIT_CALLS: '0', SHED_DELAY_MS: '0', ...env, ...preload }
  const backend = keep('backend', process.execPath, [entryOf('backend')], {
    env: { ...shared, BACKEND_PORT: String(backendPort), DATA_DIR: scratch },
  })
  const asked = await between(backendPort)
  const bff = keep('bff', process.execPath, [entryOf('bff')], {
    env: {
      ...shared,
      PORT: String(port),
      DATA_DIR: scratch,
      RELEASES_URL: join(releases, 'releases'),
      BACKEND_URL: `http://127.0.0.1:${asked}`,
    },
  })
  const site = {
    address: `http://127.0.0.1:${port}`,
    backendAddress: `http://127.0.0.1:${backendPort}`,
    dataDir: scratch,
    backend,
    bff,
    stop: async () => {
      await bff.stop()
      await backend.stop()
      rmSync(releases, { recursive: true, force: true })
      if (dataDir === undefined) rmSync(scratch, { recursive: true, force: true })
    },
  }
  try {
    await until('the site is ready', async () => (await call(site.address, '/readyz')).status === 200, 90_000)
  } catch (error) {
    await site.stop()
    throw error
  }
  return site
}
